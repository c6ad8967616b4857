import { describe, expect, it } from 'vitest';
import { findSecrets } from '../../server/src/checks/secret/find-secrets.ts';

const fill = (length: number): string => 'aB3'.repeat(length).slice(0, length);

describe('key material', () => {
  it.each([
    ['private-key', `-----BEGIN ${'RSA '}PRIVATE KEY-----`],
    ['private-key', `-----BEGIN ${''}PRIVATE KEY-----`],
    ['bearer-token', `Authorization: Bearer ${fill(24)}`],
    ['github-token', `ghp_${fill(36)}`],
    ['github-token', `github_pat_${fill(40)}`],
    ['api-key', `sk-${fill(24)}`],
    ['aws-key', `AKIA${'Q2R3S4T5'.repeat(2)}`],
  ])('%s', (kind, text) => expect(findSecrets(`x ${text} y`).map((match) => [match.kind, match.start])).toEqual([[kind, 2]]));
  it.each(['-----BEGIN PUBLIC KEY-----', 'Authorization: Bearer <token>', 'sk-short', 'task-aB3aB3aB3aB3aB3aB3aB3aB3', 'ghp_short'])(
    'not: %s',
    (text) => expect(findSecrets(text)).toEqual([]),
  );
});
