// Decisions that a change wrote into product code: a literal is asked for, and another is answered.
import type { Source } from '../../syntax/source.ts';
import type { Node } from 'web-tree-sitter';
import { type Branch, branchesOf } from '../code/branches.ts';
import { isCode } from '../code/sites.ts';
import type { Literal, Span } from '../testing/model.ts';
import { testFileOf } from '../testing/test-file.ts';
import { holdsTests } from '../testing/scope.ts';
import type { AddedLines } from './added.ts';
import type { Constants } from './constants.ts';

export interface Candidate extends Span {
  /** A `counted` branch asks how often it was called; the last three answer without asking. */
  readonly kind: Branch['kind'] | 'counted' | 'fallback' | 'recorded' | 'constant';
  readonly source: Source;
  /** The condition, pattern or key as written. */
  readonly condition: string;
  readonly asked: readonly Literal[];
  readonly answered: readonly Literal[];
  /** Start of the table, for entries. */
  readonly table: number | undefined;
  readonly tableSize: number;
  /** Names of the definitions around it. */
  readonly owners: readonly string[];
}

const equality =
  /={2,3}|\beq(?:ual\w*)?\b|\bis\b|\.equals|\bin\b|includes|contains|\bhas\b|startsWith|starts_with|startswith|HasPrefix|endsWith|endswith|match|test\(|in_array|strcmp|=~|!=/;

export function candidatesOf(source: Source, added: AddedLines, constants: Constants): Candidate[] {
  const branches = branchesOf(source).filter(({ condition, then, kind, node }) =>
    [condition, then, kind === 'arm' ? node : undefined].some((part) => part && touches(source, part, added)),
  );
  if (branches.length === 0) return [];
  const cases = holdsTests(source) ? testFileOf(source).cases : [];
  const found: Candidate[] = [];
  for (const branch of branches) {
    const { condition, kind } = branch;
    if (!isCode(source, branch.node) || cases.some((each) => each.start <= condition.startIndex && condition.endIndex <= each.end))
      continue;
    if (!added.covers(source, condition.startIndex) && !(branch.then && added.covers(source, branch.then.startIndex))) continue;
    if ((kind === 'branch' || kind === 'guard') && !equality.test(condition.text)) continue;
    const asked = constants.literalsOf(source, condition.startIndex, condition.endIndex);
    if (asked.length === 0 && !/["'`]/.test(condition.text)) continue;
    found.push({
      kind: isCount(source, condition) ? 'counted' : kind,
      source,
      start: condition.startIndex,
      end:
        kind === 'entry'
          ? branch.node.type === branch.table?.type
            ? (branch.then?.endIndex ?? condition.endIndex)
            : branch.node.endIndex
          : condition.endIndex,
      condition: condition.text,
      asked,
      answered: answersOf(source, branch, constants),
      table: kind === 'entry' ? (branch.table?.startIndex ?? branch.node.parent?.startIndex) : undefined,
      tableSize: kind === 'entry' ? ((branch.table ?? branch.node.parent)?.namedChildCount ?? 1) : 1,
      owners: source.enclosing(condition),
    });
  }
  return found;
}

/** What a decision yields: the literals of its arm, as long as the arm does little else; where it asks for anything else, what follows it. */
function answersOf(source: Source, { kind, node, condition, then }: Branch, constants: Constants): Literal[] {
  const [start, end] = then ? [then.startIndex, then.endIndex] : kind === 'arm' ? [condition.endIndex, node.endIndex] : [0, 0];
  const here = end - start > 400 ? [] : constants.literalsOf(source, start, end);
  if (kind !== 'branch' || !/!=|^\(?\s*!|\bnot\b|\bunless\b/.test(condition.text)) return here;
  const next = node.nextNamedSibling;
  return next && next.endIndex - next.startIndex <= 160 ? [...here, ...constants.literalsOf(source, next.startIndex, next.endIndex)] : here;
}

/** The condition compares a name that the same file counts up. */
function isCount(source: Source, condition: Node): boolean {
  const name = /^\(?\s*(?:this\.|self\.|\$this->)?(\$?\w+)\s*={2,3}\s*\d+\s*\)?$/.exec(condition.text)?.[1]?.replace('$', '\\$');
  return (
    name !== undefined &&
    new RegExp(
      `(?:\\+\\+\\s*(?:this\\.)?${name}\\b|(?<!\\w)${name}\\s*(?:\\+\\+|\\+=\\s*1\\b|=\\s*(?:self\\.|this\\.)?${name}\\s*\\+\\s*1\\b))`,
    ).test(source.text)
  );
}

function touches(source: Source, node: Node, added: AddedLines): boolean {
  return added.covers(source, node.startIndex) || added.covers(source, Math.max(node.startIndex, node.endIndex - 1));
}
