// Finds key material before anything goes to a model. A detection aid, not a guarantee. Source: seed rule R1.
export interface SecretMatch {
  readonly kind: 'private-key' | 'bearer-token' | 'github-token' | 'api-key';
  /** Offsets in UTF-16 units; the secret itself is never given out. */
  readonly start: number;
  readonly end: number;
}

const patterns: readonly (readonly [SecretMatch['kind'], RegExp])[] = [
  ['private-key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['bearer-token', /authorization["']?\s*[:=]\s*["']?bearer\s+[A-Za-z0-9._~+/-]{12,}=*/gi],
  ['github-token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{22,})/g],
  ['api-key', /\bsk-[A-Za-z0-9_-]{20,}/g],
];

export function findSecrets(text: string): SecretMatch[] {
  return patterns
    .flatMap(([kind, pattern]) => [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })))
    .sort((a, b) => a.start - b.start);
}
