import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { check } from '../../../server/src/checks/secret/index.ts';
import { type Case, casesIn, demandRules, runCases } from '../../support/cases.ts';
import { parse } from '../../support/parse.ts';

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const large = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Characters that are all different for as long as there are any, so that no draw looks like a stand-in. */
function drawn(length: number, alphabet = letters): string {
  const bag = [...alphabet]
    .map((letter) => [randomBytes(4).readUInt32BE(), letter] as const)
    .sort(([a], [b]) => a - b)
    .map(([, letter]) => letter);
  return Array.from({ length }, (_, at) =>
    at % 8 === 3 && alphabet === letters ? String(2 + (((at >> 3) * 3) % 8)) : bag[at % bag.length],
  ).join('');
}

const body = `${drawn(64)}\n${drawn(64)}`;
const material: readonly (readonly [path: string, text: string, rule: string])[] = [
  ['src/key.py', `KEY = """-----BEGIN RSA PRIVATE KEY-----\n${body}\n-----END RSA PRIVATE KEY-----"""\n`, 'private-key'],
  ['src/a.js', `const t = 'ghp_${drawn(36)}';\n`, 'github-token'],
  ['src/b.js', `fetch(u, { headers: { Authorization: 'Bearer ${drawn(40)}' } });\n`, 'bearer-token'],
  ['src/c.rb', `KEY = 'sk-${drawn(48)}'\n`, 'api-key'],
  ['src/d.go', `const key = "AKIA${drawn(16, large)}"\n`, 'aws-key'],
  ['src/e.php', `<?php $t = 'xoxb-927364518203-927364518203-${drawn(24)}';\n`, 'slack-token'],
  ['src/f.ts', `const s = 'sk_live_${drawn(28)}';\n`, 'stripe-key'],
  ['src/g.java', `class G { String k = "AIza${drawn(35)}"; }\n`, 'google-key'],
  ['src/h.sh', `export T=npm_${drawn(36)}\n`, 'npm-token'],
  ['src/i.yaml', `t: glpat-${drawn(20)}\n`, 'gitlab-token'],
];
const cases: Case[] = [
  ...casesIn(import.meta.dirname),
  ...material.map(([path, text, rule]) => ({ name: rule, base: {}, head: { [path]: text }, expect: [`${path}:1 secret/${rule} error`] })),
  {
    name: 'in a test it is a warning',
    base: {},
    head: { 'test/a.test.js': `const t = 'ghp_${drawn(36)}';\n` },
    expect: ['test/a.test.js:1 secret/github-token warning'],
  },
];

runCases([check], cases);
demandRules(check, cases);

describe('what is told', () => {
  it.each(material)('%s does not give the secret on', async (path, text) => {
    if (check.kind !== 'occurrence') throw new Error('it finds acts');
    const [act] = check.find(await parse(path, text));
    expect(act).toBeDefined();
    const secret = text.slice(act!.start, act!.end);
    expect(JSON.stringify({ ...act, start: 0, end: 0 })).not.toContain(secret.slice(-12));
  });
});
