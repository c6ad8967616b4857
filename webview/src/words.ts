// Words that more than one part of the panel says.
import type { Tone } from '@change-gate/server/protocol';

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** What a tone says to who cannot see it. */
export const toneWords: Readonly<Record<Tone, string>> = { ok: 'good', bad: 'bad', warn: 'needs a look', dim: 'not known' };
