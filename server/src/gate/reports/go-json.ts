// Reads `go test -json`: one event a line, with what the compiler printed in between.
import * as z from 'zod';
import type { Problem } from '../../model/problem.ts';
import type { TestFailureKind } from '../../model/test-run.ts';
import { parseLines } from './json.ts';
import { cleanMessage } from './message.ts';
import { withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';

const eventSchema = z.object({
  Action: z.string(),
  Package: z.string().optional(),
  ImportPath: z.string().optional(),
  Test: z.string().optional(),
  Elapsed: z.number().optional(),
  Output: z.string().optional(),
});
type Event = z.infer<typeof eventSchema>;

const longestOutput = 20_000;

export const goJson: ReportFormat = {
  id: 'go-json',
  recognises: (text) => /(?:^|\n)\{(?:"Time":"[^"]*",)?(?:"ImportPath":"[^"]*",)?"Action":"/.test(text),
  read(text, context) {
    const { values, cut, chatter } = parseLines(text);
    const run = new GoRun(context);
    for (const value of values) {
      const event = eventSchema.safeParse(value).data;
      if (event) run.accept(event);
    }
    for (const line of chatter) run.acceptChatter(line);
    const problems = cut ? [{ code: 'report-truncated', message: 'The last line of the report is cut off.' }] : run.problems();
    return { runner: 'go', repeats: 'attempt', cases: run.cases(), problems };
  },
};

/** `testing` has no assertions of its own: `t.Error` and `t.Fatal` are the test's demand, a panic is not. */
export function goFailureKind(text: string): TestFailureKind {
  if (/panic: test timed out after/.test(text)) return 'timeout';
  if (/\[(?:build|setup) failed\]/.test(text)) return 'collection';
  if (/(?:^|\n)\s*panic: |\bfatal error: |signal: /.test(text)) return 'exception';
  return 'assertion';
}

/** Follows the packages and tests that are open. */
class GoRun {
  private readonly context: ReportContext;
  private readonly drafts: CaseDraft[] = [];
  private readonly output = new Map<string, string>();
  private readonly open = new Map<string, Event>();
  private readonly packages = new Map<string, { failedTests: number; ended: boolean }>();

  constructor(context: ReportContext) {
    this.context = context;
  }

  accept(event: Event): void {
    const name = event.Package ?? event.ImportPath?.split(' ')[0] ?? '';
    const key = `${name}\n${event.Test ?? ''}`;
    if (event.Action === 'output' || event.Action === 'build-output') {
      const output = `${this.output.get(key) ?? ''}${event.Output ?? ''}`;
      this.output.set(key, output.length > 2 * longestOutput ? output.slice(-longestOutput) : output);
    } else if (event.Action === 'build-fail') {
      this.addFailedPackage(name, '[build failed]');
    } else if (event.Test !== undefined) {
      this.acceptTest(event, name, key);
    } else if (event.Package !== undefined) {
      this.acceptPackage(event, name, key);
    }
  }

  /** Before Go 1.24, a package that does not build is a plain line. */
  acceptChatter(line: string): void {
    const failed = /^FAIL\t(\S+) (\[(?:build|setup) failed\])/.exec(line);
    if (failed?.[1] !== undefined) this.addFailedPackage(failed[1], failed[2] ?? '');
  }

  cases(): readonly CaseDraft[] {
    const unfinished = [...this.open.values()].map((event) => this.toDraft(event, event.Package ?? '', 'error'));
    return [...this.drafts, ...unfinished];
  }

  problems(): Problem[] {
    const unended = [...this.packages].filter(([, state]) => !state.ended).map(([name]) => name);
    return unended.length === 0
      ? []
      : [{ code: 'report-truncated', message: `The tests of ${unended.slice(0, 3).join(', ')} did not end.` }];
  }

  private acceptTest(event: Event, name: string, key: string): void {
    const state = this.packageState(name);
    if (event.Action === 'run') this.open.set(key, event);
    if (event.Action !== 'pass' && event.Action !== 'fail' && event.Action !== 'skip') return;
    this.open.delete(key);
    if (event.Action === 'fail') state.failedTests += 1;
    this.drafts.push(this.toDraft(event, name, event.Action === 'pass' ? 'passed' : event.Action === 'fail' ? 'failed' : 'skipped'));
    this.output.delete(key);
  }

  private acceptPackage(event: Event, name: string, key: string): void {
    const state = this.packageState(name);
    if (event.Action !== 'pass' && event.Action !== 'fail' && event.Action !== 'skip') return;
    state.ended = true;
    const unfinished = [...this.open.values()].some((open) => open.Package === name);
    if (event.Action === 'fail' && state.failedTests === 0 && !unfinished) this.addFailedPackage(name, this.output.get(key) ?? '');
  }

  private addFailedPackage(name: string, text: string): void {
    const state = this.packageState(name);
    state.ended = true;
    if (this.drafts.some((draft) => draft.group === name && draft.name === '(package)')) return;
    state.failedTests += 1;
    const full = `${this.output.get(`${name}\n`) ?? ''}\n${text}`;
    const message = cleanMessage(withoutRoots(full, this.context));
    const kind = goFailureKind(full);
    this.drafts.push({
      group: name,
      name: '(package)',
      outcome: 'error',
      ...(message ? { message } : {}),
      failureKind: kind === 'assertion' ? 'exception' : kind,
    });
  }

  private toDraft(event: Event, name: string, outcome: 'passed' | 'failed' | 'skipped' | 'error'): CaseDraft {
    const text = this.output.get(`${name}\n${event.Test ?? ''}`) ?? '';
    const message = outcome === 'passed' ? undefined : cleanMessage(withoutRoots(text, this.context));
    const failureKind = outcome === 'error' ? (/test timed out/.test(text) ? 'timeout' : 'exception') : goFailureKind(text);
    return {
      group: name,
      name: (event.Test ?? '').replaceAll('/', ' > '),
      outcome,
      ...(event.Elapsed === undefined ? {} : { durationMs: event.Elapsed * 1000 }),
      ...(message ? { message } : {}),
      failureKind,
    };
  }

  private packageState(name: string): { failedTests: number; ended: boolean } {
    const known = this.packages.get(name) ?? { failedTests: 0, ended: false };
    this.packages.set(name, known);
    return known;
  }
}
