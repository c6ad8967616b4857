// Finds every suppression of a text, or only those of an edited stretch; both give the same answer for the same place.
import type { Node } from 'web-tree-sitter';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence } from '../check.ts';
import type { Act } from './act.ts';
import { anchorOf, enclosingOf } from './anchor.ts';
import { candidatesIn, candidatesOf, type Span } from './candidates.ts';
import { actsOfCode } from './code-acts.ts';
import { actsOfComment } from './comment-acts.ts';
import { lookupFor, type Lookup } from './compile.ts';
import type { Scope } from './entry.ts';
import { evidenceOf, messageOf } from './message.ts';
import { isClosing, reachOf } from './reach.ts';
import { explains, trimReason } from './reason.ts';
import { weigh } from './severity.ts';
import { tokenAt } from './token.ts';

/** Occurrences in order of their place. With `ranges`, only those that touch one of them (UTF-16 offsets, half-open). */
export function find(source: Source, ranges?: readonly Span[]): readonly Occurrence[] {
  return actsIn(source, ranges).map((act) => occurrenceOf(source, act));
}

/** The uses of catalogue forms in a text, before they are weighed. */
export function actsIn(source: Source, ranges?: readonly Span[]): readonly Act[] {
  if (!source.pack) return [];
  const lookup = lookupFor([source.pack, ...source.layers.map(({ pack }) => pack)]);
  const candidates = ranges
    ? candidatesIn(
        source.text,
        lookup,
        ranges.map((range) => widen(source, range)),
      )
    : candidatesOf(source, lookup);
  const acts = scan(source, candidates, lookup).filter((act) => !isClosing(source, act));
  return ranges ? acts.filter((act) => ranges.some(({ start, end }) => act.start < Math.max(end, start + 1) && act.end > start)) : acts;
}

function scan(source: Source, candidates: readonly Span[], lookup: Lookup): readonly Act[] {
  const comments = new Set<number>();
  const acts: Act[] = [];
  for (const candidate of candidates) {
    const token = tokenAt(source, candidate.start);
    if (token.kind === 'comment' && comments.has(token.start)) continue;
    if (token.kind === 'comment') comments.add(token.start);
    acts.push(...(token.kind === 'comment' ? actsOfComment(source, token, lookup) : actsOfCode(source, candidate, token, lookup)));
  }
  return withoutOverlaps(acts.sort((a, b) => a.start - b.start || b.end - a.end));
}

/** One act a family and place: of two forms that overlap, the one that says more. */
function withoutOverlaps(acts: readonly Act[]): readonly Act[] {
  const ends = new Map<string, number>();
  return acts.filter(({ compiled: { entry }, start, end }) => {
    if (start < (ends.get(entry.id) ?? -1)) return false;
    ends.set(entry.id, end);
    return true;
  });
}

/** A stretch grown to whole lines and to the comment or construct it cuts through. */
function widen(source: Source, range: Span): Span {
  let start = source.lines.startOf(source.lines.lineOf(range.start));
  let end = source.lines.startOf(source.lines.lineOf(Math.max(range.start, range.end - 1)) + 1);
  for (const edge of [range.start, Math.max(range.start, range.end - 1)]) {
    const token = tokenAt(source, edge);
    if (token.kind === 'comment') {
      start = Math.min(start, token.start);
      end = Math.max(end, token.end);
    }
    let node: Node | null | undefined = source.nodeAt(edge, edge + 1);
    for (; node && node.endIndex - node.startIndex <= 2000; node = node.parent) {
      start = Math.min(start, source.lines.startOf(source.lines.lineOf(node.startIndex)));
      end = Math.max(end, node.endIndex);
    }
  }
  return { start, end };
}

function occurrenceOf(source: Source, act: Act): Occurrence {
  const { entry, form } = act.compiled;
  const enclosing = enclosingOf(source, act);
  const scope = reachOf(source, act, enclosing);
  const reasoned = explains(act.remark, act.names);
  const told = { act, scope, reasoned };
  return {
    ruleId: `suppression/${entry.id}`,
    severity: weigh({
      kind: entry.kind,
      nameable: form.names !== 'never',
      named: act.names.length > 0,
      reasoned,
      wide: scope === 'file' || scope === 'project',
      checked: form.checked,
    }),
    message: messageOf(told),
    start: act.start,
    end: act.end,
    subject: subjectOf(act),
    names: form.names === 'never' && form.checked ? ['while needed'] : act.names,
    breadth: breadthOf(scope, act.count),
    enclosing: scope === 'file' || scope === 'project' ? '' : enclosing.join('.'),
    anchor: anchorOf(source, act, scope),
    tool: entry.tool,
    evidence: evidenceOf(told, trimReason(act.remark)),
  };
}

/** The family, and for escapes the escape: names and breadth tell a widening from a narrowing, so that neither belongs here. */
function subjectOf({ compiled: { entry, form } }: Act): string {
  return entry.kind === 'type-escape' ? `${entry.id} ${form.name}` : entry.id;
}

function breadthOf(scope: Scope, count: number | undefined): Occurrence['breadth'] {
  if (scope === 'next-line' || scope === 'line') return count !== undefined && count > 1 ? 'block' : 'line';
  return scope;
}
