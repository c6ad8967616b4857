// Runs tables of cases: one or more files on each side, and what the checks must say.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { changeOf, judgeChange } from './change.ts';

export interface Case {
  readonly name: string;
  /** Ids of the tools or systems this case is about. */
  readonly of: string;
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
  readonly renames?: Readonly<Record<string, string>>;
  /** Paths both sides have beside these. */
  readonly others?: readonly string[];
  readonly expect: readonly string[] | 'silent';
}

export function casesIn(folder: string): Case[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .flatMap((name) => parse(readFileSync(join(folder, name), 'utf8')) as Case[]);
}

export function runCases(cases: readonly Case[]): void {
  for (const { of, name, base, head, renames, others, expect: expected } of cases) {
    it(`${of}: ${name}`, async () => {
      const change = await changeOf(base, head, { ...(renames ? { renames } : {}), ...(others ? { others } : {}) });
      const { lines } = await judgeChange(change);
      expect(lines).toEqual(expected === 'silent' ? [] : [...expected].sort());
    });
  }
}

/** Fails for an entry of a table that has no hit or no look-alike. */
export function demandCases(cases: readonly Case[], ids: readonly string[]): void {
  describe('every entry has a hit and a look-alike', () => {
    it.each(ids)('%s', (id) => {
      const own = cases.filter(({ of }) => of === id);
      expect(own.filter(({ expect: expected }) => expected !== 'silent').length, 'hits').toBeGreaterThan(0);
      expect(own.filter(({ expect: expected }) => expected === 'silent').length, 'look-alikes').toBeGreaterThan(0);
    });
  });
}
