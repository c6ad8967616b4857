// What a lane claims: a place, a sentence and a severity in its own words. Nothing of it is believed yet.
export interface ClaimedFinding {
  readonly file: string;
  readonly line: number;
  readonly endLine?: number;
  readonly title: string;
  readonly severity: string;
  /** Code that the lane says stands there. */
  readonly quote?: string;
}

const words: readonly (readonly [RegExp, string])[] = [
  [/\b(?:critical|blocker|p0)\b/i, 'critical'],
  [/\b(?:high|major|p1|error)\b/i, 'high'],
  [/\b(?:medium|moderate|p2|warning)\b/i, 'medium'],
  [/\b(?:low|minor|nit|style|p3|info)\b/i, 'low'],
];

/** The lane's severity word, or `unstated`. */
export function severityWord(text: string): string {
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? 'unstated';
}
