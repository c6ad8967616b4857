// What a project declares is found where it is declared, and written out as far as it can be seen.
import { describe, expect, test } from 'vitest';
import { commandFor, discoverCommands } from '../../server/src/gate/declared/discover.ts';
import { memoryTree } from '../../server/src/host/memory.ts';
import { gatePolicySchema } from '../../server/src/model/gate-policy.ts';

const policy = gatePolicySchema.parse({});
const discover = (files: Record<string, string>) => discoverCommands(memoryTree(files), policy);
const scripts = (values: Record<string, string>, more: Record<string, string> = {}) =>
  discover({ 'package.json': JSON.stringify({ scripts: values }), ...more });
const lineOf = async (commands: ReturnType<typeof discover>, step: 'lint' | 'format' | 'types' | 'build' | 'tests') =>
  commandFor(step, await commands)?.line;

describe('package.json', () => {
  test('a script that runs another is written out', async () => {
    expect(await lineOf(scripts({ test: 'npm run lint && npm run unit -- --x', lint: 'eslint .', unit: 'jest' }), 'tests')).toBe(
      'eslint . && jest --x',
    );
    expect(await lineOf(scripts({ test: 'yarn unit', unit: 'tsc && mocha' }), 'tests')).toBe('(tsc && mocha)');
  });

  test('pre and post scripts run as npm runs them', async () => {
    expect(await lineOf(scripts({ pretest: 'tsc', test: 'jest', posttest: 'echo done' }), 'tests')).toBe('tsc && jest && echo done');
  });

  test('a script that runs itself stays', async () => {
    expect(await lineOf(scripts({ test: 'npm test' }), 'tests')).toBe('npm test');
  });

  test('the placeholder of npm init declares nothing', async () => {
    expect(await lineOf(scripts({ test: 'echo "Error: no test specified" && exit 1' }), 'tests')).toBeUndefined();
  });

  test('a call in every package becomes one call a package', async () => {
    const files = {
      'a/package.json': JSON.stringify({ scripts: { test: 'mocha' } }),
      'b/package.json': JSON.stringify({ scripts: { test: 'vitest' } }),
      'c/package.json': '{}',
    };
    const line = await lineOf(scripts({ test: 'pnpm -r run test' }, files), 'tests');
    expect(line).toMatch(/cd 'a'.*mocha.*code=1.*cd 'b'.*vitest.*exit \$code/);
    expect(line).not.toContain("cd 'c'");
  });

  test('broken JSON declares nothing', async () => {
    expect(await discover({ 'package.json': '{' })).toEqual([]);
  });
});

describe('other ecosystems', () => {
  test.each([
    [{ 'Cargo.toml': '' }, 'cargo test'],
    [{ 'go.mod': '' }, 'go test ./...'],
    [{ 'pom.xml': '' }, 'mvn -B test'],
    [{ 'build.gradle.kts': '' }, 'sh ./gradlew test'],
    [{ 'a.sln': '' }, 'dotnet test'],
    [{ 'phpunit.xml.dist': '' }, 'vendor/bin/phpunit'],
    [{ '.rspec': '' }, 'bundle exec rspec'],
    [{ 'pyproject.toml': '[tool.pytest.ini_options]\n', 'tests/test_a.py': '' }, 'pytest'],
    [{ Makefile: 'test: all\n\tprove\n' }, 'make test'],
    [{ justfile: 'test arg="":\n  x\n' }, 'just test'],
  ])('%j', async (files, line) => {
    expect(await lineOf(discover(files as unknown as Record<string, string>), 'tests')).toBe(line);
  });

  test('python without a test declares no tests', async () => {
    expect(await lineOf(discover({ 'pyproject.toml': '[tool.pytest.ini_options]\n', 'a.py': '' }), 'tests')).toBeUndefined();
  });

  test('the policy of base comes first', async () => {
    const commands = await discoverCommands(memoryTree({ 'go.mod': '' }), gatePolicySchema.parse({ commands: { tests: 'gotestsum' } }));
    expect(commandFor('tests', commands)).toMatchObject({ line: 'gotestsum', declaredIn: '.change-gate.yml gate.commands' });
  });
});
