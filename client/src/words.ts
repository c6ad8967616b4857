// The words and counts that every surface of the extension shares.
import type { Finding } from '@change-gate/server/protocol';

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

export function counts(findings: readonly Finding[]): { errors: number; warnings: number; infos: number } {
  const of = (severity: Finding['severity']): number => findings.filter((finding) => finding.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}

/** The act, without its consequence. */
export function firstSentence(message: string): string {
  return message.split(/(?<=\.) /)[0] ?? message;
}
