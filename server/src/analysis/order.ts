// The one order in which findings are listed: by path, then by place, then by rule.
import type { Finding } from '../model/finding.ts';

export function byPlace(a: Finding, b: Finding): number {
  if (a.path !== b.path) return a.path < b.path ? -1 : 1;
  const lines = a.range.start.line - b.range.start.line;
  if (lines !== 0) return lines;
  const columns = a.range.start.column - b.range.start.column;
  if (columns !== 0) return columns;
  return a.ruleId < b.ruleId ? -1 : 1;
}
