// The marks and words of severities and statuses, the same in every output.
import type { Severity } from '../../model/finding.ts';
import type { Target } from '../../model/target.ts';
import type { Verdict } from '../../model/verdict.ts';

export const severityMarks: Record<Severity, string> = { error: '✕', warning: '!', info: 'i' };
export const severityStyles = { error: 'red', warning: 'yellow', info: 'blue' } as const;
export const verdictMarks: Record<Verdict, string> = { passed: '✓', failed: '✕', incomplete: '!', unavailable: '–' };
export const verdictWords: Record<Verdict, string> = {
  passed: 'Passed',
  failed: 'Failed',
  incomplete: 'Incomplete',
  unavailable: 'Unavailable',
};

/** `2 errors`, `1 warning`. */
export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/** Makes text of the repository safe to show: control characters, escapes and bidirectional marks become visible. */
export function visible(text: string): string {
  return text
    .replace(
      /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
      (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
    )
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '  ');
}

/** What was checked: its kind, where it is measured from, and who a pull request says it is. */
export function targetWords({ kind, rootRev, pullRequest }: Target): string {
  if (!pullRequest) return rootRev === undefined ? kind : `${kind} from ${visible(rootRev)}`;
  const { number, title, state, base, threads, checks } = pullRequest;
  const unresolved = threads.status === 'available' ? plural(threads.unresolved.length, 'open thread') : 'threads not read';
  const forge = checks.failed + checks.pending === 0 ? [] : [`forge: ${checks.failed} failed, ${checks.pending} pending`];
  return [`pull request ${number} “${visible(title)}” into ${visible(base.ref)}`, state.toLowerCase(), unresolved, ...forge].join(' · ');
}
