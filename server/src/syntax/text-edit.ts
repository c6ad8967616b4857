// A replaced stretch of a text: [start, oldEnd) of the old text is [start, newEnd) of the new one. In UTF-16 offsets.
export interface TextEdit {
  readonly start: number;
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** One edit that covers two made one after the other. */
export function compose(first: TextEdit, second: TextEdit): TextEdit {
  return {
    start: Math.min(first.start, second.start),
    oldEnd: first.oldEnd + Math.max(0, second.oldEnd - first.newEnd),
    newEnd: Math.max(first.newEnd, second.oldEnd) + second.newEnd - second.oldEnd,
  };
}
