// Reads what is made of sections and `key = value` lines: INI, setup.cfg, .properties and .editorconfig.
import { type Entry, entry, scalarOf } from './entry.ts';

const section = /^\s*\[(.*)\]\s*(?:[#;].*)?$/;
const pair = /^(\s*)([^\s=:#;!][^=:]*?)\s*[=:]\s*(.*)$/;

/** `indent`: an indented line goes on with the value above (INI). `backslash`: a line that ends in one goes on below (.properties). */
export function readIni(text: string, continues: 'indent' | 'backslash' | 'never'): Entry {
  const root: Entry[] = [];
  let own: Entry[] = root;
  let last: { entry: Entry; list: Entry[]; open: boolean } | undefined;
  for (const { line, start } of linesOf(text)) {
    const end = start + line.trimEnd().length;
    if (last && goesOn(line, last.open, continues)) {
      last = {
        ...last,
        open: line.endsWith('\\'),
        entry: extend(last.entry, text, line.trim() === '' || isComment(line) ? last.entry.end : end),
      };
      last.list[last.list.length - 1] = last.entry;
      continue;
    }
    if (isComment(line) || line.trim() === '') continue;
    const heading = section.exec(line);
    if (heading) {
      const children: Entry[] = [];
      root.push({ ...entry({ key: heading[1]?.trim() ?? '', kind: 'map', start, end }), children });
      own = children;
      last = undefined;
      continue;
    }
    const match = pair.exec(line);
    if (!match) continue;
    const [, indent = '', key = '', value = ''] = match;
    const from = end - value.trimEnd().length;
    own.push(
      entry({
        key: key.trim(),
        kind: 'scalar',
        value: scalarOf(value.trim()),
        start: start + indent.length,
        end,
        from,
        to: end,
        style: 'literal',
      }),
    );
    const added = own.at(-1);
    last = added ? { entry: added, list: own, open: line.endsWith('\\') } : undefined;
  }
  return entry({ kind: 'map', start: 0, end: text.length, children: root });
}

function goesOn(line: string, open: boolean, continues: 'indent' | 'backslash' | 'never'): boolean {
  if (continues === 'backslash') return open;
  return continues === 'indent' && (/^\s+\S/.test(line) || isComment(line) || line.trim() === '') && !line.startsWith('[');
}

function extend(entryBefore: Entry, text: string, end: number): Entry {
  return { ...entryBefore, end, to: end, value: scalarOf(text.slice(entryBefore.from, end).trim()) };
}

function isComment(line: string): boolean {
  return /^\s*[#;!]/.test(line);
}

/** Ignore files and the like: each line that is not a comment is an item. */
export function readLines(text: string): Entry {
  const children: Entry[] = [];
  for (const { line, start } of linesOf(text)) {
    const item = line.trim();
    if (item === '' || item.startsWith('#')) continue;
    const from = start + line.indexOf(item);
    children.push(entry({ kind: 'scalar', value: item, start: from, end: from + item.length }));
  }
  return entry({ kind: 'list', start: 0, end: text.length, children });
}

function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0;
  while (start <= text.length) {
    const end = text.indexOf('\n', start);
    const stop = end < 0 ? text.length : end;
    yield { line: text.slice(start, stop).replace(/\r$/, ''), start };
    start = stop + 1;
  }
}
