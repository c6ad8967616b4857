// Enumerates the findings that one comment holds, in the order of its text, before anything is called a duplicate.

export interface EmbeddedFinding {
  /** `<parent id>#finding-<ordinal>`, from 1. */
  readonly id: string;
  readonly text: string;
}

/** Headings of parts that bots fold away; they are read like the rest. */
const fences = /^(?:```|~~~)/;
const item = /^(?:[-*+]|\d+[.)])\s+\S/;
const heading = /^(?:#{2,6}\s+\S|\*\*[^*]+\*\*:?\s*$|_[^_]+_\s*\|?)/;

/** A body without list or headings is one finding; one that holds several is split at its outermost items, fenced code kept whole. */
export function embeddedFindings(parent: string, body: string): EmbeddedFinding[] {
  const parts: string[][] = [];
  let isFenced = false;
  for (const line of body.split(/\r?\n/)) {
    const text = line.replace(/<\/?(?:details|summary|blockquote)[^>]*>/gi, '').trimEnd();
    if (!isFenced && (item.test(text) || heading.test(text))) parts.push([]);
    if (fences.test(text.trimStart())) isFenced = !isFenced;
    if (text.trim() !== '' || isFenced) (parts.at(-1) ?? parts[parts.push([]) - 1])?.push(text);
  }
  const texts = parts.map((lines) => lines.join('\n').trim()).filter((text) => text !== '' && !/^#{2,6}[^\n]*$/.test(text));
  const split = texts.length > 1 ? texts : body.trim() === '' ? [] : [body.trim()];
  return split.map((text, at) => ({ id: `${parent}#finding-${at + 1}`, text }));
}
