// Reads XML configuration: elements by name, attributes as `@name`, text as the element's own value. Entities and DOCTYPEs are never expanded.
import { type Entry, entry, scalarOf } from './entry.ts';

const markup =
  /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<[!?][^>]*>|<\/\s*([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const attribute = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;

interface Element {
  readonly key: string;
  readonly start: number;
  readonly from: number;
  readonly children: Entry[];
  text: string;
}

export function readXml(text: string): Entry {
  const root: Element = { key: '', start: 0, from: 0, children: [], text: '' };
  const open: Element[] = [root];
  let at = 0;
  for (const match of text.matchAll(markup)) {
    const [whole, cdata, closing, opening, attributes = '', selfClosed] = match;
    const top = open.at(-1) ?? root;
    top.text += text.slice(at, match.index) + (cdata ?? '');
    at = match.index + whole.length;
    if (opening !== undefined) {
      const element: Element = {
        key: opening,
        start: match.index,
        from: at,
        children: readAttributes(attributes, match.index + 1 + opening.length),
        text: '',
      };
      if (selfClosed === '/') top.children.push(close(element, at, at));
      else open.push(element);
    } else if (closing !== undefined) unwind(open, closing, match.index, at);
  }
  unwind(open, undefined, text.length, text.length);
  return entry({ kind: 'map', start: 0, end: text.length, children: root.children });
}

/** Closes elements up to the named one; a closing tag that fits nothing is left alone. */
function unwind(open: Element[], name: string | undefined, to: number, end: number): void {
  if (name !== undefined && !open.slice(1).some((element) => element.key === name)) return;
  while (open.length > 1) {
    const element = open.pop();
    if (!element) return;
    open.at(-1)?.children.push(close(element, to, end));
    if (element.key === name) return;
  }
}

function close({ key, start, from, children, text }: Element, to: number, end: number): Entry {
  const value = text.trim();
  if (children.length > 0) return entry({ key, kind: 'map', value, start, end, from, to, children });
  return entry({ key, kind: 'scalar', value: scalarOf(value), start, end, from, to, style: 'literal' });
}

function readAttributes(text: string, offset: number): Entry[] {
  return [...text.matchAll(attribute)].map((match) => {
    const start = offset + match.index;
    const end = start + match[0].length;
    const quoted = match[2] ?? '';
    return entry({
      key: `@${match[1] ?? ''}`,
      kind: 'scalar',
      value: scalarOf(quoted.slice(1, -1)),
      start,
      end,
      from: end - quoted.length,
      to: end,
      style: 'quoted',
    });
  });
}
