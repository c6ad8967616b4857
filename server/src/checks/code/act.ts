// Makes an occurrence of a stretch of code: what it is called, where it belongs, and how it is told from its like.
import type { Evidence, Severity } from '../../model/finding.ts';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence } from '../check.ts';

export interface Told {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly message: string;
  readonly tool?: string;
  readonly evidence?: readonly Evidence[];
  /** Where the text itself must not be given on. */
  readonly subject?: string;
}

export function actAt(source: Source, { start, end }: { start: number; end: number }, told: Told): Occurrence {
  const node = source.nodeAt(start, end);
  const { lines } = source;
  const subject = told.subject ?? folded(source.text.slice(start, end));
  return {
    ruleId: told.ruleId,
    severity: told.severity,
    message: told.message,
    start,
    end,
    subject,
    names: [],
    breadth: 'line',
    enclosing: node ? source.enclosing(node).join('.') : '',
    anchor: told.subject ?? folded(lines.textOf(lines.lineOf(start))),
    ...(told.tool === undefined ? {} : { tool: told.tool }),
    evidence: told.evidence ?? [],
  };
}

export function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 200);
}
