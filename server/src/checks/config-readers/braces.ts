// Reads block languages far enough for configuration: Gradle in Groovy and Kotlin, where `name { key = value }` sets things.
import { type Entry, entry, scalarOf } from './entry.ts';

const token = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|[{}]|\n|;|[^\s{}"';/]+|\//g;
/** A dotted name, calls with one string argument included, then what it is set to. Each dot is read one way only, so that no text makes it try many. */
const assignment = /^(\w+(?:\(["'][\w:.-]+["']\))?(?:\.\w+(?:\(["'][\w:.-]+["']\))?)*)\s*(?:\.set\s*\(|\+?=(?!=)|\s)\s*([\s\S]+)$/;

interface Block {
  readonly key: string;
  readonly start: number;
  readonly from: number;
  readonly children: Entry[];
}

export function readBraces(text: string): Entry {
  const root: Block = { key: '', start: 0, from: 0, children: [] };
  const open: Block[] = [root];
  let statement = { start: -1, end: -1 };
  const finish = () => {
    if (statement.start >= 0) open.at(-1)?.children.push(readStatement(text, statement.start, statement.end));
    statement = { start: -1, end: -1 };
  };
  for (const match of text.matchAll(token)) {
    const [word] = match;
    if (/^\/[/*]/.test(word)) continue;
    const end = match.index + word.length;
    if (word === '\n' || word === ';') finish();
    else if (word === '{') {
      const start = statement.start < 0 ? match.index : statement.start;
      open.push({ key: statement.start < 0 ? '' : blockName(text.slice(start, statement.end)), start, from: end, children: [] });
      statement = { start: -1, end: -1 };
    } else if (word === '}') {
      finish();
      if (open.length > 1) closeBlock(open, end);
    } else statement = { start: statement.start < 0 ? match.index : statement.start, end };
  }
  finish();
  while (open.length > 1) closeBlock(open, text.length);
  return entry({ kind: 'map', start: 0, end: text.length, children: root.children });
}

function closeBlock(open: Block[], end: number): void {
  const block = open.pop();
  if (block) open.at(-1)?.children.push(entry({ ...block, kind: 'map', end, to: end }));
}

function readStatement(text: string, start: number, end: number): Entry {
  const written = text.slice(start, end);
  const match = assignment.exec(written);
  if (!match) return entry({ key: '', kind: 'scalar', value: written, start, end });
  const value = (match[2] ?? '').trim().replace(/\)$/, '');
  const from = start + written.lastIndexOf(value);
  return entry({
    key: (match[1] ?? '').split('.').at(-1) ?? '',
    kind: 'scalar',
    value: scalarOf(value.replace(/^["']|["']$/g, '')),
    start,
    end,
    from,
    to: from + value.length,
  });
}

/** `tasks.named<Test>("slow")` is `slow`, `task(check)` is `check`, `test` is `test`. */
function blockName(written: string): string {
  return (
    /["']([\w:.-]+)["']/.exec(written)?.[1] ??
    /withType(?:<|\()\s*([\w.]+)/.exec(written)?.[1] ??
    /[\w.]+\s*$/.exec(written.replace(/\([^)]*\)\s*$/, ''))?.[0].trim() ??
    written.trim()
  );
}
