// Words and counts that the parts of the panel share.
import { cleanMessage, cleanName } from '../reports/message.ts';

/** Repository text on one line, without any character that could steer what shows it. */
export function oneLine(text: string): string {
  return cleanName(cleanMessage(text) ?? '');
}

/** The act, without its consequence. */
export function firstSentence(message: string): string {
  return (message.split(/(?<=\.) /)[0] ?? message).replace(/\.$/, '');
}

export function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
