// Paths are bytes in git and text in reports: valid UTF-8 stays as it is, every other byte becomes one lone surrogate and comes back unchanged.

/** Byte 0x80-0xFF that is not part of valid UTF-8 → U+DC80-U+DCFF, as Python's `surrogateescape` does; JSON writes it as `\udcXX`. */
export function decodePath(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  return text.includes('\ufffd') && !Buffer.from(text, 'utf8').equals(bytes) ? decodeEscaped(bytes) : text;
}

/** The bytes that `decodePath` was given. */
export function encodePath(path: string): Buffer {
  if (!isEscaped(path)) return Buffer.from(path, 'utf8');
  const parts = path
    .split(/([\udc80-\udcff]+)/u)
    .map((part) => (isEscaped(part) ? Buffer.from([...part].map((unit) => unit.charCodeAt(0) & 0xff)) : Buffer.from(part, 'utf8')));
  return Buffer.concat(parts);
}

/** Whether the path stands for bytes that are not UTF-8. */
export function isEscaped(path: string): boolean {
  return /[\udc80-\udcff]/u.test(path);
}

function decodeEscaped(bytes: Buffer): string {
  let text = '';
  for (let start = 0; start < bytes.length;) {
    const length = validLength(bytes, start);
    text += length > 0 ? bytes.toString('utf8', start, start + length) : String.fromCharCode(0xdc00 | (bytes[start] ?? 0));
    start += Math.max(1, length);
  }
  return text;
}

/** Bytes of the one valid UTF-8 character at `start`; 0 where there is none. */
function validLength(bytes: Buffer, start: number): number {
  const first = bytes[start] ?? 0;
  const length =
    first < 0x80 ? 1 : first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  const part = bytes.subarray(start, start + length);
  return length > 0 && part.length === length && Buffer.from(part.toString('utf8'), 'utf8').equals(part) ? length : 0;
}
