// Texts made to be slow: every check ends on every one of them. A pattern that tries many ways to read a text would not.
import { describe, expect, it } from 'vitest';
import { analyze } from '../../server/src/analysis/analyze.ts';
import { SourceCache } from '../../server/src/analysis/source-cache.ts';
import { checks } from '../../server/src/checks/generated/index.ts';
import { grammarFiles } from '../../server/src/host/grammars.ts';
import { memoryRepository } from '../../server/src/host/memory.ts';
import { policySchema } from '../../server/src/model/policy.ts';
import { createSyntax } from '../../server/src/syntax/create-syntax.ts';

/** One name of each kind that some check or reader looks into. */
const names = [
  'a.js',
  'a.test.ts',
  'a.tsx',
  'a.vue',
  'a.py',
  'test_a.py',
  'a.go',
  'a_test.go',
  'a.rs',
  'A.java',
  'ATest.java',
  'a.kt',
  'A.cs',
  'a.cpp',
  'a.rb',
  'a_spec.rb',
  'a.php',
  'ATest.php',
  'a.swift',
  'a.scala',
  'a.sh',
  'Makefile',
  'Dockerfile',
  'build.gradle',
  'build.gradle.kts',
  'pom.xml',
  'a.csproj',
  'package.json',
  'tsconfig.json',
  'eslint.config.js',
  '.eslintrc.yml',
  'pyproject.toml',
  'setup.cfg',
  'tox.ini',
  '.editorconfig',
  '.eslintignore',
  'phpstan.neon',
  '.github/workflows/ci.yml',
  '.gitlab-ci.yml',
  'Jenkinsfile',
  'Cargo.toml',
  'golangci.yml',
  'a.md',
  'a.sql',
  'a.css',
  'a.html',
];

const length = 3_000;
const repeat = (piece: string): string => piece.repeat(Math.ceil(length / piece.length));
const texts: Record<string, string> = {
  'one word': repeat('a'),
  'dotted words': repeat('a.b'),
  'dashed words': `${repeat('a-')}!`,
  spaces: `x${repeat(' ')}y`,
  'line breaks': `x${repeat('\n')}y`,
  'open brackets': repeat('(['),
  'open braces': repeat('{'),
  quotes: repeat('"\''),
  backslashes: `"${repeat('\\')}`,
  'comment openers': repeat('/* // # <!-- '),
  'a directive without an end': `// eslint-disable ${repeat('a/b, ')}!`,
  'noqa without an end': `x = 1  # noqa: ${repeat('E501 ')}!`,
  'type ignore without an end': `x = 1  # type: ignore[${repeat('a-b,')}`,
  'shell words': `run: ${repeat('a=b && ')}`,
  'pipes and flags': repeat('--flag=a | '),
  'an assertion without an end': `expect(${repeat('f(')}`,
  commas: `f(${repeat('1,')}`,
  equals: repeat('a=1;'),
  underscores: `test_${repeat('_a')}(`,
  'xml tags': repeat('<a b="c">'),
  'percent signs': repeat('%{a}'),
};

describe.each(Object.entries(texts))('%s', (_name, text) => {
  it('ends', async () => {
    const sources = new SourceCache(createSyntax(grammarFiles));
    const files = (content: string) => Object.fromEntries(names.map((name) => [name, content]));
    const repository = memoryRepository({ base: files('a = 1\n'), head: files(text) });
    const { change } = await repository.resolve({ kind: 'working-tree' });
    const { files: judged, problems } = await analyze({
      change,
      base: repository.tree(change.baseTree),
      head: repository.tree(change.headTree),
      policy: policySchema.parse({}),
      checks,
      sources,
    });
    expect(judged).toHaveLength(names.length);
    expect(problems.filter((problem) => problem.code === 'check-failed')).toEqual([]);
  }, 60_000);
});
