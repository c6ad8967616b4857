// Tables of cases for checks: two sides of a change in memory, judged by the real analyzer, and what must be said of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { SourceCache } from '../../server/src/analysis/source-cache.ts';
import type { Check } from '../../server/src/checks/check.ts';
import { checkChange } from '../../server/src/gate/check-change.ts';
import { memoryClock, memoryRepository } from '../../server/src/host/memory.ts';
import { syntax } from './parse.ts';

const files = z.record(z.string(), z.string()).default({});

const caseSchema = z
  .strictObject({
    name: z.string(),
    base: files,
    head: files,
    renames: z.record(z.string(), z.string()).optional().describe('Old path by new path.'),
    expect: z.array(z.string()).optional().describe('`path:line rule severity`, in any order.'),
    silent: z.literal(true).optional(),
  })
  .refine(({ expect: expected, silent }) => (expected === undefined) === (silent === true), 'either `expect` or `silent`');
export type Case = z.infer<typeof caseSchema>;

/** The cases of every YAML file in a folder. */
export function casesIn(folder: string): Case[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  return names.flatMap((name) => z.array(caseSchema).parse(parseYaml(readFileSync(join(folder, name), 'utf8'))));
}

export function runCases(checks: readonly Check[], cases: readonly Case[]): void {
  it.each(cases)('$name', async ({ base, head, renames, expect: expected = [] }) => {
    const git = { open: async () => memoryRepository({ base, head, ...(renames ? { renames } : {}) }) };
    const host = { git, clock: memoryClock(), sources: new SourceCache(syntax), checks, version: '0.0.0-test' };
    const { report } = await checkChange(host, { directory: '/memory', target: { kind: 'working-tree' } });
    const said = report.findings.map(({ path, range, ruleId, severity }) => `${path}:${range.start.line} ${ruleId} ${severity}`);
    expect(said.sort()).toEqual([...expected].sort());
  });
}

/** Fails while a rule of the check has no text for people, no case that it finds, or while no look-alike stays silent. */
export function demandRules({ id, rules }: Check, cases: readonly Case[]): void {
  describe(`${id} is complete`, () => {
    it.each(rules.map((rule) => [rule.id, rule] as const))('%s explains itself and has a hit', (ruleId, { title, saw, why, fix, fine }) => {
      expect(Object.entries({ title, saw, why, fix, fine }).filter(([, text]) => text.trim() === '')).toEqual([]);
      expect(cases.filter(({ expect: expected }) => expected?.some((line) => line.includes(` ${ruleId} `)))).not.toEqual([]);
    });

    it('has a look-alike that stays silent', () => {
      expect(cases.filter(({ silent }) => silent)).not.toEqual([]);
    });
  });
}
