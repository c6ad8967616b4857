// The tables of rules name tests that are there.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

describe.each(['github/README.md', 'review/README.md'])('%s', (table) => {
  const rows = readFileSync(join(root, table), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

  it.each(rows.map(([, rule = '', , test = '']) => [rule, test] as const))('%s', (_rule, test) => {
    if (test === 'open') return;
    const named = test.split(';').map((part) => /`([^`]+)` › (.+)/.exec(part.trim()));
    for (const found of named) {
      expect(found).not.toBeNull();
      const [, file = '', titles = ''] = found ?? [];
      const text = readFileSync(join(root, dirname(table), file), 'utf8');
      for (const title of titles.split(', ').filter((each) => each.length > 4)) expect(text, `${file} › ${title}`).toContain(title.trim());
    }
  });
});
