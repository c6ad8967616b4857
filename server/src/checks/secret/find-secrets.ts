// Finds key material before anything is stored or goes to a model. A detection aid, not a guarantee. Source: seed rule R1.
import { kinds } from './kinds.ts';

export interface SecretMatch {
  /** Id of a kind of `checks/secret`. */
  readonly kind: string;
  /** Offsets in UTF-16 units; the secret itself is never given out. */
  readonly start: number;
  readonly end: number;
}

/** Read more strictly than the check reads them: here a stand-in is refused too, since nothing may leave by mistake. */
const strict: readonly (readonly [string, RegExp])[] = [
  ['private-key', /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY(?: BLOCK)?-----/g],
  ['bearer-token', /authorization["']?\s*[:=]\s*["']?bearer\s+[A-Za-z0-9._~+/-]{12,}=*/gi],
  ['github-token', /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{22,})/g],
  ['api-key', /\bsk-[A-Za-z0-9_-]{20,}/g],
];

/** Every other kind that the check knows, as it knows it. */
const patterns = [
  ...strict,
  ...kinds.filter(({ id }) => !strict.some(([kind]) => kind === id)).map(({ id, pattern }) => [id, pattern] as const),
];

export function findSecrets(text: string): SecretMatch[] {
  return patterns
    .flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map((match) => ({ kind, start: match.index, end: match.index + match[0].length })),
    )
    .sort((a, b) => a.start - b.start);
}

/** The text with every secret taken out and its kind in its place. */
export function withoutSecrets(text: string): string {
  return findSecrets(text).reduceRight((rest, { kind, start, end }) => `${rest.slice(0, start)}[${kind}]${rest.slice(end)}`, text);
}
