// What a reader of one test-report format is. Adding a format is one file that exports one of these, and one line in `read.ts`.
import type { Problem } from '../../model/problem.ts';
import type { ModuleOrigin, TestAttempt } from '../../model/test-run.ts';

/** What a reader has to know besides the text. */
export interface ReportContext {
  /** Every absolute spelling of the tested tree's root, so that both sides of a change name the same file alike. */
  readonly roots: readonly string[];
}

/** One executed or skipped test as a report names it, before it has an id. */
export interface CaseDraft extends TestAttempt {
  readonly group: string;
  readonly name: string;
  readonly file?: string | undefined;
  readonly line?: number | undefined;
  /** Earlier executions, where the format lists them inside the case. */
  readonly attempts?: readonly TestAttempt[];
}

/** What a second case of the same group and name means: another test, another attempt, or another phase of the same attempt. */
export type Repeats = 'occurrence' | 'attempt' | 'phase';

/** The content of one report file. */
export interface ReadReport {
  readonly runner: string;
  readonly repeats: Repeats;
  readonly cases: readonly CaseDraft[];
  readonly problems: readonly Problem[];
  readonly modules?: readonly ModuleOrigin[];
}

/** Readers never throw on purpose: what they cannot read is a problem, and a run with a problem is never green. */
export interface ReportFormat {
  readonly id: string;
  /** Decides by content. `text` may start with a tool's own chatter. */
  recognises(text: string): boolean;
  read(text: string, context: ReportContext): ReadReport;
}
