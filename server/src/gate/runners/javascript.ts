// Runners of the JavaScript world.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Runner } from './runner.ts';

export const nodeTest: Runner = {
  id: 'node-test',
  invocation: /\b(?:node|tsx)\b(?:\s+(?!--test(?=\s|$))[^\s&|;()]+)*?\s+--test(?=\s|$)/,
  instrument: ({ folder, injected }) => ({
    env: {
      CHANGE_GATE_REPORT_DIR: folder,
      NODE_OPTIONS: `--test-reporter=${pathToFileURL(join(injected, 'node-test-reporter.mjs')).href} --test-reporter-destination=stdout`,
    },
  }),
  select: (files) => files,
  valued: new Set([
    '--import',
    '--require',
    '-r',
    '--loader',
    '--experimental-loader',
    '--test-reporter',
    '--test-name-pattern',
    '--test-timeout',
    '--test-concurrency',
    '-C',
    '--conditions',
    '--env-file',
  ]),
};

export const vitest: Runner = {
  id: 'vitest',
  invocation: /\bvitest\b(?!\.)(?:\s+(?:run|watch|dev|related)\b)?/,
  instrument: ({ folder, name, seed }) => ({
    args: [
      '--run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(folder, `${name}.vitest.json`)}`,
      '--cache=false',
      ...(seed === undefined ? [] : ['--sequence.shuffle.tests', `--sequence.seed=${seed}`]),
    ],
  }),
  select: (files) => files,
  valued: new Set([
    '-c',
    '--config',
    '-r',
    '--root',
    '-t',
    '--testNamePattern',
    '--project',
    '--reporter',
    '--outputFile',
    '--environment',
    '--pool',
    '--dir',
    '--mode',
  ]),
  shuffles: true,
};

export const jest: Runner = {
  id: 'jest',
  invocation: /\bjest\b(?![.\w-])/,
  instrument: ({ folder, injected, seed }) => ({
    env: extraArguments(injected, 'jest-cli', 'jest', [
      '--json',
      `--outputFile=${join(folder, '{pid}.jest.json')}`,
      '--watchAll=false',
      `--cacheDirectory=${join(folder, '..', 'jest-cache')}`,
      ...(seed === undefined ? [] : ['--randomize', `--seed=${seed}`]),
    ]),
  }),
  select: (files) => ['--runTestsByPath', ...files],
  valued: new Set([
    '-c',
    '--config',
    '-t',
    '--testNamePattern',
    '--rootDir',
    '--selectProjects',
    '--testPathPattern',
    '--testPathPatterns',
    '-w',
    '--maxWorkers',
    '--env',
    '--reporters',
  ]),
  shuffles: true,
};

export const mocha: Runner = {
  id: 'mocha',
  invocation: /\b_?mocha\b(?![.\w-])/,
  instrument: ({ folder, injected }) => ({
    env: extraArguments(injected, 'mocha', 'mocha', ['--reporter=json', `--reporter-option=output=${join(folder, '{pid}.mocha.json')}`]),
  }),
  select: (files) => files,
  valued: new Set([
    '-r',
    '--require',
    '--config',
    '--package',
    '-R',
    '--reporter',
    '-O',
    '--reporter-option',
    '-t',
    '--timeout',
    '-u',
    '--ui',
    '-g',
    '--grep',
    '-f',
    '--fgrep',
    '--extension',
    '--spec',
    '--file',
    '--import',
    '-n',
    '--node-option',
  ]),
};

export const bunTest: Runner = {
  id: 'bun-test',
  invocation: /\bbun\s+test\b/,
  instrument: ({ folder, name }) => ({ args: ['--reporter=junit', `--reporter-outfile=${join(folder, `${name}.bun.xml`)}`] }),
  select: (files) => files,
};

/** These run tests in their own process, where an argument of ours would be one of the tested program's. */
function extraArguments(injected: string, name: string, program: string, extra: readonly string[]): Record<string, string> {
  const url = pathToFileURL(join(injected, 'extra-arguments.mjs'));
  for (const [key, value] of [
    ['package', name],
    ['program', program],
    ['arguments', JSON.stringify(extra)],
  ] as const)
    url.searchParams.set(key, value);
  return { NODE_OPTIONS: `--import=${url.href}` };
}
