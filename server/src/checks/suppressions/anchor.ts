// Names the code an act belongs to, so that moving, re-indenting or re-wrapping it does not make it new.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';
import type { Act } from './act.ts';
import type { Scope } from './entry.ts';

/** The definitions around an act, outermost first. */
export function enclosingOf(source: Source, act: Act): readonly string[] {
  const node = source.nodeAt(act.start, act.end);
  return node ? source.enclosing(node) : [];
}

/** The normalised code the act works on; nothing for acts on a whole file. */
export function anchorOf(source: Source, act: Act, scope: Scope): string {
  return scope === 'file' || scope === 'project' ? '' : normalise(codeOf(source, act, scope));
}

function codeOf(source: Source, act: Act, scope: Scope): string {
  const { lines, text } = source;
  const line = lines.lineOf(act.outer.start);
  const before = text.slice(lines.startOf(line), act.outer.start);
  const behind = text.slice(act.outer.end, lines.startOf(lines.lineOf(act.outer.end) + 1));
  const onLine = act.compiled.form.where === 'node' ? text.slice(act.outer.start, act.outer.end) : `${before} ${behind}`;
  if (scope !== 'next-line' && /[\p{L}\p{N}_]/u.test(withoutComments(onLine)))
    return statementAt(source, act, firstCode(source, act, line)) ?? withoutComments(onLine);
  for (let next = lines.lineOf(act.outer.end) + 1; next < lines.count; next += 1) {
    const code = lines.textOf(next);
    if (!/[\p{L}\p{N}_]/u.test(withoutComments(code))) continue;
    return statementAt(source, act, lines.startOf(next) + code.length - code.trimStart().length) ?? code;
  }
  return '';
}

function firstCode(source: Source, act: Act, line: number): number {
  const start = source.lines.startOf(line);
  const indent = source.lines.textOf(line).search(/\S/);
  const at = start + Math.max(0, indent);
  return at >= act.outer.start && at < act.outer.end ? act.outer.end : at;
}

/** The statement that begins at an offset, up to its block. */
function statementAt(source: Source, act: Act, offset: number): string | undefined {
  let found: Node | undefined;
  for (let node = source.nodeAt(offset, offset + 1) ?? null; node; node = node.parent) {
    if (source.lines.lineOf(node.startIndex) !== source.lines.lineOf(offset)) break;
    if (act.pack.statements.includes(node.type)) found = node;
  }
  return found && source.text.slice(found.startIndex, Math.min(found.endIndex, found.startIndex + 2000));
}

/** Without comments, blocks, whitespace and trailing commas, and no longer than it has to be to tell one line from another. */
function normalise(code: string): string {
  const head = withoutComments(code).split(/\{\s*\n|:\s*\n|=>\s*\n/)[0] ?? '';
  return head
    .replace(/\s+/g, ' ')
    .replace(/ ?([^\p{L}\p{N}_$ ]) ?/gu, '$1')
    .replace(/,(?=[)\]}])/g, '')
    .replace(/[;{,]+$/, '')
    .trim()
    .slice(0, 160);
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|(?:^|\s)(?:\/\/|#(?![\w!]*\[)|--\s)[^\r\n]*/g, ' ');
}
