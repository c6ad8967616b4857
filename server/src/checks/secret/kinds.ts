// Shapes of key material that nothing else has. A detection aid, not a guarantee.

export interface Kind {
  readonly id: string;
  readonly name: string;
  /** The secret itself is the first group, where the shape has more around it. */
  readonly pattern: RegExp;
}

export const kinds: readonly Kind[] = [
  {
    id: 'private-key',
    name: 'private key',
    pattern:
      /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----(?=(?:\\n|\\r|[\s"'+,|>])*(?:(?:Proc-Type|DEK-Info|Version|Comment)[^\n]*\s+)*[A-Za-z0-9+/]{24,})/g,
  },
  { id: 'bearer-token', name: 'bearer token', pattern: /authorization["']?\s*[:=,]\s*["'`]?bearer\s+([A-Za-z0-9._~+/-]{16,}=*)/gi },
  {
    id: 'github-token',
    name: 'GitHub token',
    pattern: /(?<![A-Za-z0-9_])(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{40,})(?![A-Za-z0-9_])/g,
  },
  { id: 'api-key', name: 'API key', pattern: /(?<![A-Za-z0-9_-])sk-(?:[a-z]+\d*-)*[A-Za-z0-9_-]{20,}/g },
  { id: 'aws-key', name: 'AWS access key', pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Za-z0-9])/g },
  { id: 'slack-token', name: 'Slack token', pattern: /(?<![A-Za-z0-9])xox[abeoprs]-(?:\d{8,}-)+[A-Za-z0-9-]{16,}/g },
  { id: 'stripe-key', name: 'Stripe key', pattern: /(?<![A-Za-z0-9])(?:sk|rk)_live_[A-Za-z0-9]{24,}/g },
  { id: 'google-key', name: 'Google API key', pattern: /(?<![A-Za-z0-9_-])AIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/g },
  { id: 'npm-token', name: 'npm token', pattern: /(?<![A-Za-z0-9_])npm_[A-Za-z0-9]{36}(?![A-Za-z0-9_])/g },
  { id: 'gitlab-token', name: 'GitLab token', pattern: /(?<![A-Za-z0-9_-])glpat-[A-Za-z0-9_-]{20,}/g },
];

/** Words of a stand-in, and values that are spelled out instead of drawn. */
const standIn =
  /example|placeholder|dummy|sample|redact|changeme|change-me|your[-_]?|xxxx|\.\.\.|abcdef|123456|fake|mock|test|secret|token|foobar|aaaa|0000|insert|here$/i;

/** True where the characters look drawn at random. */
export function looksReal(value: string): boolean {
  if (standIn.test(value)) return false;
  const body = value.replace(/^(?:[A-Za-z]{2,6}[-_])+/, '');
  const distinct = new Set(body).size;
  return (
    distinct >= Math.min(12, body.length * 0.45) &&
    (/\d/.test(body) || /^(?:AKIA|ASIA)/.test(value)) &&
    !/^(?:[a-z]+[-_])+[a-z]+\d*$/.test(body)
  );
}
