// Holds the whole tree to what CONTRIBUTING.md says of files: their size, their first sentence, and what no file may hold.
import { describe, expect, it } from 'vitest';
import { isGenerated, productSources, projectFiles, readProjectFile } from '../support/project.ts';

const text =
  /\.(?:ts|tsx|mjs|mts|js|json|md|ya?ml|scm|sh|html|css|txt|svg)$|(?:^|\/)(?:LICENSE|run|\.npmrc|\.gitignore|\.editorconfig|\.gitattributes)$/;
const written = projectFiles().filter((path) => text.test(path) && !isGenerated(path) && path !== 'package-lock.json');
const code = written.filter(
  (path) =>
    /\.(?:ts|tsx|mjs|mts)$/.test(path) && !path.startsWith('sample/') && !path.includes('/fixtures/') && !path.startsWith('syntaxes/'),
);

describe('sizes', () => {
  const sizes = productSources()
    .map((path) => ({ path, lines: readProjectFile(path).split('\n').length - 1 }))
    .sort((a, b) => b.lines - a.lines);

  it('no source is over 400 lines', () => {
    expect(sizes.filter(({ lines }) => lines > 400)).toEqual([]);
  });

  it('nine sources in ten are under 250 lines', () => {
    expect(sizes.filter(({ lines }) => lines >= 250).length).toBeLessThanOrEqual(sizes.length / 10);
  });

  it('half of the sources have no more than 110 lines', () => {
    expect(sizes[Math.floor(sizes.length / 2)]?.lines).toBeLessThanOrEqual(110);
  });
});

describe('words', () => {
  it('every module begins with a sentence that says why it exists; a test says it in its names', () => {
    expect(
      code.filter(
        (path) =>
          !path.endsWith('.test.ts') &&
          !/^(?:#!.*\n)?(?:\/\/ |\/\*\*\s+(?:\* )?)(?:.*\n\/\/)?.*[.:](?:\s|\*\/)/.test(readProjectFile(path)),
      ),
    ).toEqual([]);
  });

  it('no file name hides what it holds', () => {
    expect(code.filter((path) => /(?:^|\/)(?:utils?|helpers?|common|misc|manager|types)\.\w+$/.test(path))).toEqual([]);
    expect(code.filter((path) => /[A-Z_]/.test(path.split('/').pop() ?? '') && !path.startsWith('test/'))).toEqual([]);
  });
});

describe('what no file may hold', () => {
  /** Written apart, so that this file does not hold it. */
  const forbidden: Readonly<Record<string, RegExp>> = {
    'a package registry': new RegExp(['registry', '(?:npmjs|yarnpkg|npmmirror)'].join('\\.')),
    'a path of one machine': /(?<![\w.:/-])\/(?:work|root|Users|home)\/(?!(?:a|x|me|you|user|someone|runner|nonexistent)\b)[\w.-]+\//,
    'a conflict marker': new RegExp(`^(?:${'<'.repeat(7)}|${'>'.repeat(7)}) `, 'm'),
    'key material': new RegExp(`-----${'BEGIN'} (?:[A-Z]+ )?PRIVATE KEY-----\\r?\\n[A-Za-z0-9+/=]{40}`),
  };

  it.each(Object.entries(forbidden))('%s', (_, pattern) => {
    expect(written.flatMap((path) => matches(path, pattern))).toEqual([]);
  });
});

function matches(path: string, pattern: RegExp): string[] {
  const found = pattern.exec(readProjectFile(path));
  return found ? [`${path}: ${found[0]}`] : [];
}
