// Makes what a test printed fit to be shown: bounded, and without a byte that could move a cursor or forge a line of output.

const longestMessage = 8_000;
// oxlint-disable-next-line no-control-regex -- terminal escapes start with these very characters
const escapes =
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[PX^_][^\u001b]*(?:\u001b\\)?|[ -/]*[0-~])|\u009b[0-?]*[ -/]*[@-~]/g;
// oxlint-disable-next-line no-control-regex -- see above; tab and line feed stay
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Plain text of at most 8,000 UTF-16 units, or undefined where nothing is left. */
export function cleanMessage(text: string | null | undefined): string | undefined {
  if (!text) return undefined;
  const cut = text.length > longestMessage * 2 ? text.slice(0, longestMessage * 2) : text;
  const plain = cut.replaceAll('\r\n', '\n').replace(escapes, '').replace(controls, '\ufffd').trim();
  if (plain === '') return undefined;
  return plain.length > longestMessage || cut !== text
    ? `${plain.slice(0, longestMessage)}\n… ${text.length - longestMessage} more characters`
    : plain;
}

/** A test's name on one line, without control characters. */
export function cleanName(text: string): string {
  return text.replace(escapes, '').replace(/\s+/g, ' ').replace(controls, '\ufffd').trim().slice(0, 1_000);
}
