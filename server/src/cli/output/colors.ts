// Colour where a person looks: never in files, pipes or with NO_COLOR.
import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

/** `stream`: where the text goes, or false for plain text. Source of NO_COLOR and FORCE_COLOR: their informal standards. */
export function colors(stream: NodeJS.WriteStream | false): Paint {
  const forced = process.env['FORCE_COLOR'] !== undefined && process.env['FORCE_COLOR'] !== '0';
  const plain = stream === false || (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
  if (plain || !(stream.isTTY || forced)) return (_style, text) => text;
  return (style, text) => styleText(style, text);
}
