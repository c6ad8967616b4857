// Every runner is recognised in the command that a project declares, asked for a report, and given a selection where it can take one.
import { describe, expect, test } from 'vitest';
import { instrumentLine, runners, runnersIn } from '../../server/src/gate/runners/index.ts';

const request = { folder: '/reports', injected: '/injected' };
const rewritten = (line: string, files?: readonly string[]): string => instrumentLine(line, request, files).line;

/** A declared line, the runner that runs it, and what it becomes for one file. */
const lines: readonly (readonly [string, string, RegExp])[] = [
  ['node --test', 'node-test', /^node --test a\.test\.js$/],
  ['node --import tsx --test "test/**/*.test.ts"', 'node-test', /^node --import tsx --test a\.test\.js$/],
  ['node --enable-source-maps --test --test-concurrency 2 test', 'node-test', /--test-concurrency 2 a\.test\.js$/],
  ['vitest', 'vitest', /^vitest --run .*json.* a\.test\.js$/],
  ['vitest run --config x.ts', 'vitest', /^vitest run --run .*--config x\.ts a\.test\.js$/],
  ['NODE_OPTIONS=--experimental-vm-modules jest --coverage', 'jest', / jest --coverage --runTestsByPath a\.test\.js$/],
  ['mocha --require ts-node/register test/**/*.js', 'mocha', /^mocha --require ts-node\/register a\.test\.js$/],
  ['bun test', 'bun-test', /^bun test --reporter=junit .* a\.test\.js$/],
  ['pytest -k fast tests', 'pytest', /^pytest -p no:cacheprovider -k fast a\.test\.js$/],
  ['python -m pytest', 'pytest', /^python -m pytest .* a\.test\.js$/],
  ['go test ./...', 'go-test', /^go test -json -count=1 \.\/$/],
  ['bundle exec rspec', 'rspec', /rspec --format progress .* a\.test\.js$/],
  ['cargo test --workspace', 'cargo-test', /^cargo test --no-fail-fast --workspace$/],
  ['mvn -B test', 'maven', /^mvn -o -fae -B test$/],
  ['sh ./gradlew test', 'gradle', /--offline/],
  ['dotnet test', 'dotnet-test', /--logger trx/],
  ['vendor/bin/phpunit', 'phpunit', /--log-junit/],
];

describe('runners', () => {
  test.each(lines)('%s', (line, id, selected) => {
    expect(runnersIn(line).map((runner) => runner.id)).toEqual([id]);
    expect(rewritten(line, ['a.test.js'])).toMatch(selected);
  });

  test('each runner has a line here', () => {
    expect(new Set(lines.map(([, id]) => id))).toEqual(new Set(runners.map((runner) => runner.id)));
  });

  test.each(['eslint .', 'npm run unit', 'echo jest.config.js', 'cat vitest.setup.ts', 'node test.js', 'true'])('%s runs none', (line) => {
    expect(runnersIn(line)).toEqual([]);
    expect(rewritten(line, ['a.test.js'])).toBe(line);
  });

  test('what stands around a call stays, and two calls write two reports', () => {
    const line = rewritten('tsc -b && (cd a && vitest run) || code=1; vitest b 2>&1 | tee log');
    expect(line).toMatch(
      /^tsc -b && \(cd a && vitest run .*1\.vitest\.json .*\) \|\| code=1; vitest .*2\.vitest\.json.* b 2>&1 \| tee log$/,
    );
  });

  test('a file’s name is one word for the shell', () => {
    expect(rewritten('pytest', ["it's $(x).py"])).toContain(`'it'\\''s $(x).py'`);
  });
});
