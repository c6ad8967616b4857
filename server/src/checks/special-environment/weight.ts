// How much depends on the answer: quieter output under test is no harm, another result or a check left out is.
import type { Node } from 'web-tree-sitter';
import type { Severity } from '../../model/finding.ts';
import type { Branch } from '../code/branches.ts';

const harmless =
  /(?:^|[.\s_])(?:log(?:ger|ging)?|console|print(?:ln|f)?|warn(?:ing)?s?|debug(?:log(?:ger)?)?|info|trace|spinner|colou?rs?|loglevel|log_level|setlevel|verbosity|timeout\w*|telemetry|analytics|puts|echo|eprintln|stdout|stderr|fmt\.(?:print|fprint)\w*|banner|progress)\b|^logger|^console/i;
const guarded =
  /auth|trust|valid|verif|sign(?:ature|ed)|secur|permission|access|crypt|password|token|fetch|request|connect|http|socket|database|\bdb\b|query|sanitiz|escape|check|allow/i;
const leaves = /^\s*\{?\s*(?:return|throw|raise|exit|process\.exit|continue|break|next|yield)\b/;

export function weightOf({ kind, condition, then, otherwise }: Branch, text: string): Severity {
  const arms = [then, otherwise].filter((arm): arm is Node => arm !== undefined);
  const said = arms.map((arm) => text.slice(arm.startIndex, arm.endIndex));
  if (arms.length > 0 && arms.every(isHarmless)) return 'info';
  if (
    /analytics|telemetry|tracking|gtag/i.test(text.slice(Math.max(0, condition.startIndex - 300), condition.startIndex)) &&
    said.every((arm) => /^\s*\{?\s*return;?\s*\}?\s*$/.test(arm))
  )
    return 'warning';
  if (said.some((arm) => leaves.test(arm) || /\breturn\s+[^;\s}]/.test(arm))) return 'error';
  if (kind === 'branch' && isChoice(condition, then, otherwise)) return 'error';
  return said.some((arm) => guarded.test(arm)) ? 'error' : 'warning';
}

/** A ternary: both arms are values. */
function isChoice(condition: Node, then: Node | undefined, otherwise: Node | undefined): boolean {
  return then !== undefined && otherwise !== undefined && /ternary|conditional/.test(condition.parent?.type ?? '');
}

/** True where every statement of an arm only tells. */
function isHarmless(arm: Node): boolean {
  const statements = /block|body|statements|compound|^then$|else/.test(arm.type) ? flat(arm) : [arm];
  return statements.length > 0 && statements.every((statement) => harmless.test(statement.text.slice(0, 60).split('(')[0] ?? ''));
}

function flat(block: Node): Node[] {
  const inner = block.namedChildren.filter((child): child is Node => child !== null && !/comment/.test(child.type));
  return inner.flatMap((child) =>
    /^(?:statement_block|block|statement_list|statements|compound_statement|else_clause|else|body_statement|if_statement)$/.test(child.type)
      ? flat(child)
      : [child],
  );
}
