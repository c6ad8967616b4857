// Finds what a change leaves undone, where the code says so itself.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import { actAt } from '../code/act.ts';
import { functionAround, sitesOf } from '../code/sites.ts';
import { rules } from './rules.ts';

const stubs =
  /\braise\s+NotImplementedError\b(?:\([^)\n]*\))?|\bthrow\s+new\s+(?:[\w.\\]*NotImplemented(?:Error|Exception)?)\s*\([^)\n]*\)|\bthrow\s+(?:new\s+)?(?:\w*Error|\w*Exception)\(\s*["'`](?:[Nn]ot (?:yet )?implemented|TODO)\b[^"'`\n]*["'`]\s*\)|\b(?:todo|unimplemented)!\([^)\n]*\)|\bTODO\(\s*(?:"[^"\n]*")?\s*\)|\bpanic\(\s*"(?:not (?:yet )?implemented|TODO|unimplemented|implement me)\b[^"\n]*"\s*\)|\bfatalError\(\s*"(?:[Nn]ot (?:yet )?implemented|TODO)[^"\n]*"\s*\)|\braise\s+(?:["'](?:not (?:yet )?implemented)[^"'\n]*["']|NotImplementedError\b)/g;
const todo = /(?<![\p{L}\p{N}_"'`./-])(?:TODO|FIXME|XXX|HACK)(?![\p{L}\p{N}_"'`-])/gu;
const abstract =
  /\babstract\b|\bABC\b|Protocol\b|Base\b|Interface\b|Mixin\b|@abstractmethod|@overload|\binterface\b|\btrait\b|subclass|override this|must be (?:implemented|overridden)|should be (?:implemented|overridden)/i;

export const check: OccurrenceCheck = {
  id: 'incomplete',
  kind: 'occurrence',
  rules,
  wants: ({ role, pack, text }) =>
    role === 'product' && pack !== undefined && pack.grammar !== null && /TODO|FIXME|XXX|HACK|mplement|todo!/.test(text),
  find: (source) => [...unwritten(source), ...notes(source)].sort((one, other) => one.start - other.start),
};

function unwritten(source: Source): Occurrence[] {
  return sitesOf(source, stubs).flatMap((site): Occurrence[] => {
    const around = functionAround(source, site.node);
    if (!around || !isWhole(source, around, site) || isAbstract(source, around)) return [];
    return [
      actAt(source, site, {
        ruleId: 'incomplete/stub',
        severity: 'warning',
        message: 'This function is not written yet. Whoever calls it fails at run time.',
      }),
    ];
  });
}

/** True where the stub is all there is in the body, apart from comments and a docstring. */
function isWhole(source: Source, around: Node, site: { start: number; end: number }): boolean {
  const body = around.childForFieldName('body') ?? around;
  const rest = `${source.text.slice(Math.max(body.startIndex, around.startIndex), site.start)}${source.text.slice(site.end, body.endIndex)}`;
  return /^[\s{};:]*(?:(?:"""[\s\S]*?"""|'''[\s\S]*?'''|"[^"\n]*"|\/\/[^\n]*|#[^\n]*|\/\*[\s\S]*?\*\/)\s*)*[\s{};]*$/.test(
    body === around ? rest.replace(/^[^\n]*/, '') : rest,
  );
}

function isAbstract(source: Source, around: Node): boolean {
  const pack = source.layerAt(around.startIndex)?.pack;
  const kinds = new Set(
    pack?.definitions.filter(({ kind }) => /^(?:class|interface|trait|module|impl|type)$/.test(kind)).map(({ node }) => node),
  );
  if (abstract.test(source.text.slice(Math.max(0, around.startIndex - 120), around.endIndex))) return true;
  for (let at = around.parent; at; at = at.parent) {
    if (!kinds.has(at.type)) continue;
    const name = at.childForFieldName('name')?.text;
    const head = at.text.slice(0, 400);
    return (
      abstract.test(head) ||
      /Base|Abstract|Interface|Mixin|Protocol|Contract/.test(head.split('\n')[0] ?? '') ||
      (name !== undefined && new RegExp(`(?:extends|<|:|\\()\\s*${name}\\b`).test(source.text.replace(head, '')))
    );
  }
  return false;
}

function notes(source: Source): Occurrence[] {
  const found: Occurrence[] = [];
  for (const match of source.text.matchAll(todo)) {
    const node = source.nodeAt(match.index, match.index + 1);
    const comments = source.layerAt(match.index)?.pack.comments.nodes ?? [];
    let at: Node | null | undefined = node;
    while (at && !comments.includes(at.type)) at = at.parent;
    if (!at) continue;
    const line = source.lines.lineOf(match.index);
    if (found.some((each) => source.lines.lineOf(each.start) === line)) continue;
    const rest = source.text
      .slice(match.index, Math.min(at.endIndex, source.lines.startOf(line) + source.lines.textOf(line).length))
      .replace(/\s*(?:\*\/|-->|\})\s*$/, '')
      .trimEnd();
    found.push(
      actAt(
        source,
        { start: match.index, end: match.index + rest.length },
        {
          ruleId: 'incomplete/todo',
          severity: 'info',
          message: `A comment leaves work for later: ${match[0]}. It is not done in this change.`,
        },
      ),
    );
  }
  return found;
}
