// Runners of the other ecosystems.
import { join } from 'node:path';
import type { Runner } from './runner.ts';

export const pytest: Runner = {
  id: 'pytest',
  invocation: /(?:\bpython[\d.]*\s+-m\s+)?\b(?:pytest|py\.test)\b(?![.\w-])/,
  instrument: ({ folder, injected }) => ({
    args: ['-p', 'no:cacheprovider'],
    env: { CHANGE_GATE_REPORT_DIR: folder, PYTHONPATH: injected, PYTEST_PLUGINS: 'pytest_change_gate', PYTHONDONTWRITEBYTECODE: '1' },
  }),
  select: (files) => files,
  valued: new Set([
    '-k',
    '-m',
    '-c',
    '-p',
    '-o',
    '-n',
    '-W',
    '--maxfail',
    '--rootdir',
    '--confcutdir',
    '--durations',
    '--timeout',
    '--cov',
    '--junitxml',
    '--ignore',
    '--deselect',
    '--import-mode',
    '--tb',
    '--color',
  ]),
};

export const cargoTest: Runner = {
  id: 'cargo-test',
  invocation: /\bcargo\s+(?:\+\S+\s+)?(?:test|t)\b/,
  instrument: () => ({ prints: true, args: ['--no-fail-fast'] }),
};

export const goTest: Runner = {
  id: 'go-test',
  invocation: /\bgo\s+test\b/,
  instrument: ({ seed }) => ({ prints: true, args: ['-json', '-count=1', ...(seed === undefined ? [] : [`-shuffle=${seed}`])] }),
  select: (files) => [...new Set(files.map((file) => `./${file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : ''}`))],
  valued: new Set(['-run', '-timeout', '-tags', '-coverprofile', '-coverpkg', '-covermode', '-bench', '-p', '-parallel', '-cpu']),
  shuffles: true,
};

export const maven: Runner = {
  id: 'maven',
  invocation: /(?:\bmvnw?\b|\.\/mvnw\b)/,
  instrument: () => ({ args: ['-o', '-fae'], leaves: /(?:^|\/)target\/(?:surefire|failsafe)-reports\/TEST-[^/]*\.xml$/ }),
};

export const gradle: Runner = {
  id: 'gradle',
  invocation: /(?:\bgradle\b|\.\/gradlew\b)/,
  instrument: () => ({ args: ['--offline', '--continue', '--no-daemon'], leaves: /(?:^|\/)build\/test-results\/[^/]+\/TEST-[^/]*\.xml$/ }),
};

export const dotnetTest: Runner = {
  id: 'dotnet-test',
  invocation: /\bdotnet\s+test\b/,
  instrument: ({ folder }) => ({ args: ['--logger', 'trx', '--results-directory', folder] }),
};

export const phpunit: Runner = {
  id: 'phpunit',
  invocation: /\b(?:phpunit|pest)\b(?![.\w-])/,
  instrument: ({ folder, name, seed }) => ({
    args: [
      '--log-junit',
      join(folder, `${name}.phpunit.xml`),
      ...(seed === undefined ? [] : ['--order-by=random', `--random-order-seed=${seed}`]),
    ],
  }),
  shuffles: true,
};

export const rspec: Runner = {
  id: 'rspec',
  invocation: /\brspec\b(?![.\w-])/,
  instrument: ({ folder, name, seed }) => ({
    args: [
      '--format',
      'progress',
      '--format',
      'json',
      '--out',
      join(folder, `${name}.rspec.json`),
      ...(seed === undefined ? [] : ['--order', `rand:${seed}`]),
    ],
  }),
  select: (files) => files,
  shuffles: true,
};
