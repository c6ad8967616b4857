// Parses TAP 12 to 14 into points with their subtests and diagnostics; what the points mean is `tap.ts`.

export interface TapPoint {
  readonly ok: boolean;
  readonly description: string;
  readonly directive: 'skip' | 'todo' | undefined;
  readonly reason: string;
  /** Comment right before the point; tape names its tests that way. */
  readonly section: string;
  diagnostics: ReadonlyMap<string, string>;
  /** Indented lines after a failure that are not YAML; Mocha prints its errors so. */
  readonly output: string[];
  children: TapPoint[];
}

export interface TapDocument {
  readonly points: readonly TapPoint[];
  /** Undefined where no plan was printed. */
  readonly plan: number | undefined;
  readonly bailed: string | undefined;
  /** The text ended inside a diagnostic block. */
  readonly cut: boolean;
}

const deepest = 100;
const longestLine = 10_000;

/** One output may hold several documents, one after the other. */
export function parseTap(text: string): TapDocument[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/^(?=TAP version 1[234][ \t]*$)/m)
    .map(parseDocument)
    .filter((document) => document.points.length > 0 || document.plan !== undefined || document.bailed !== undefined);
}

function parseDocument(text: string): TapDocument {
  const levels: TapPoint[][] = [[]];
  let plan: number | undefined;
  let bailed: string | undefined;
  let section = '';
  let last: { point: TapPoint; indent: number } | undefined;
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').slice(0, longestLine);
    const content = line.trimStart();
    const indent = line.length - content.length;
    const depth = Math.floor(indent / 4);
    if (content.trimEnd() === '---' && last && indent > last.indent) {
      const end = lines.indexOf(`${' '.repeat(indent)}...`, at);
      if (end === -1) return { points: levels[0] ?? [], plan, bailed, cut: true };
      last.point.diagnostics = parseDiagnostics(lines.slice(at + 1, end), indent);
      at = end;
      continue;
    }
    const match = /^(not )?ok\b(?: +\d+)?(?: +-)?(?: +(.*))?$/.exec(content.trimEnd());
    if (match && depth < deepest) {
      const point = toPoint(match[1] === undefined, match[2] ?? '', depth === 0 ? section : '');
      const opens = content.trimEnd().endsWith('{');
      // Subtests stand before their point, save where a brace opens them after it.
      point.children = opens ? [] : (levels[depth + 1] ?? []);
      levels.length = depth + 1;
      (levels[depth] ??= []).push(point);
      last = { point, indent };
    } else if (content.trimEnd() === '}') {
      const parent = levels[depth]?.at(-1);
      if (parent) parent.children = levels[depth + 1] ?? [];
      levels.length = depth + 1;
    } else if (last && !last.point.ok && indent > last.indent && content !== '') {
      last.point.output.push(content);
    } else if (indent === 0) {
      const planned = /^1\.\.(\d{1,9})\b/.exec(content);
      if (planned) plan = Number(planned[1]);
      bailed ??= /^Bail out!\s*(.*)$/.exec(content)?.[1];
      const comment = /^# (?!Subtest: )(\S.*)$/.exec(content)?.[1];
      if (comment !== undefined && /^(?:not )?ok\b/.test(lines[at + 1] ?? '')) section = comment;
    }
  }
  return { points: levels[0] ?? [], plan, bailed, cut: false };
}

function toPoint(ok: boolean, rest: string, section: string): TapPoint {
  const text = rest.replace(/\s*\{$/, '');
  const directive = /(?<!\\)#\s*(skip|todo)\S*\s*(.*)$/i.exec(text);
  const timed = text.slice(0, directive?.index ?? text.length).replace(/\s*(?<!\\)#\s*time=[\d.]+m?s\s*$/, '');
  const word = directive?.[1]?.toLowerCase();
  return {
    ok,
    description: timed.replace(/\\([\\#])/g, '$1').trim(),
    directive: word === 'skip' || word === 'todo' ? word : undefined,
    reason: directive?.[2]?.trim() ?? '',
    section,
    diagnostics: new Map(),
    output: [],
    children: [],
  };
}

/** Keys with their scalars; a key inside another is joined with a dot. Nothing in a diagnostic needs more of YAML than that. */
function parseDiagnostics(lines: readonly string[], indent: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const parents: { indent: number; key: string }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, space = '', key, value = ''] = /^(\s*)'?([A-Za-z_][\w-]*)'?:\s*(.*)$/.exec(line) ?? [];
    if (key === undefined) continue;
    while ((parents.at(-1)?.indent ?? -1) >= space.length) parents.pop();
    const path = [...parents.map((parent) => parent.key), key].join('.');
    if (/^[|>][-+]?$/.test(value)) {
      const block = lines.slice(at + 1).findIndex((other) => other.trim() !== '' && indentOf(other) <= space.length);
      const end = block === -1 ? lines.length : at + 1 + block;
      found.set(
        path,
        lines
          .slice(at + 1, end)
          .map((other) => other.slice(space.length + 2))
          .join('\n')
          .trim(),
      );
      at = end - 1;
    } else if (value === '') {
      parents.push({ indent: Math.max(space.length, indent), key });
    } else {
      found.set(path, /^(['"]).*\1$/.test(value) ? value.slice(1, -1) : value.replace(/^['"]/, ''));
    }
  }
  return found;
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
