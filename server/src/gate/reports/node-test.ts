// Reads what our reporter for Node's test runner wrote (`injected/node-test-reporter.mjs`). Of the runner's own outputs, TAP has no
// file for a passing test and JUnit no error code, so the event stream is the one source that says all of it, from Node 20 on.
import * as z from 'zod';
import type { Problem } from '../../model/problem.ts';
import type { TestFailureKind, TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseLines } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';

const errorSchema = z.object({
  failureType: z.string().optional(),
  name: z.string().optional(),
  code: z.string().optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  printed: z.string().optional(),
});
const eventSchema = z.object({
  test: z.object({
    file: z.string().optional(),
    line: z.number().optional(),
    column: z.number().optional(),
    path: z.array(z.string()).min(1),
    kind: z.string(),
    passed: z.boolean(),
    skip: z.union([z.string(), z.boolean()]).optional(),
    todo: z.union([z.string(), z.boolean()]).optional(),
    expectFailure: z.unknown().optional(),
    durationMs: z.number().optional(),
    error: errorSchema.optional(),
  }),
});
type NodeTest = z.infer<typeof eventSchema>['test'];

export const nodeTest: ReportFormat = {
  id: 'node-test',
  recognises: (text) => text.slice(0, 200).includes('"change-gate/node-test"'),
  read(text, context) {
    const { values } = parseLines(text);
    const tests = values.flatMap((value) => eventSchema.safeParse(value).data?.test ?? []);
    return { runner: 'node', repeats: 'occurrence', cases: toDrafts(tests, context), problems: problemsOf(values, tests.length) };
  },
};

function toDrafts(tests: readonly NodeTest[], context: ReportContext): CaseDraft[] {
  const drafts: CaseDraft[] = [];
  const kinds = new Map<string, TestFailureKind>();
  for (const test of tests) {
    const file = test.file === undefined ? undefined : relativePath(test.file, context);
    const kind = test.error && kindOf(test, kinds.get(pathKey(file, test.path)));
    // Children end before their parents, so a parent that failed through a child knows the child's kind.
    if (kind && isCharged(test)) kinds.set(pathKey(file, test.path.slice(0, -1)), kind);
    if (!isCase(test)) continue;
    const message = cleanMessage(test.error && withoutRoots(messageOf(test.error), context));
    drafts.push({
      group: file ?? '',
      name: isFile(test) ? '(file)' : test.path.map(cleanName).join(' > '),
      file,
      line: isFile(test) ? undefined : test.line,
      outcome: outcomeOf(test),
      ...(test.durationMs === undefined ? {} : { durationMs: test.durationMs }),
      ...(message ? { message } : {}),
      ...(kind ? { failureKind: kind } : {}),
    });
  }
  return drafts;
}

/** The runner reports a file without tests as a passing test, and a suite as one that passes or fails with its tests: neither ran anything itself. */
function isCase(test: NodeTest): boolean {
  if (isFile(test)) return !test.passed;
  return test.kind !== 'suite' || (isCharged(test) && test.error?.failureType !== 'subtestsFailed');
}

function isFile(test: NodeTest): boolean {
  const [name, ...more] = test.path;
  if (name === undefined || more.length > 0 || test.file === undefined || test.kind === 'suite') return false;
  const file = test.file.replaceAll('\\', '/');
  const spelled = name.replaceAll('\\', '/');
  return test.line === 1 && test.column === 1 && (file === spelled || file.endsWith(`/${spelled}`));
}

function isCharged(test: NodeTest): boolean {
  return !test.passed && test.todo === undefined;
}

function outcomeOf(test: NodeTest): TestOutcome {
  if (test.skip !== undefined && test.skip !== false) return 'skipped';
  if (test.todo !== undefined && test.todo !== false) return 'todo';
  if (test.passed) return test.expectFailure === undefined ? 'passed' : 'xfail';
  const stopped = isFile(test) || test.error?.failureType === 'hookFailed' || test.error?.failureType === 'cancelledByParent';
  return stopped ? 'error' : 'failed';
}

function kindOf(test: NodeTest, ofChild: TestFailureKind | undefined): TestFailureKind {
  const { failureType, name, code, message, stack, printed } = test.error ?? {};
  if (failureType === 'testTimeoutFailure') return 'timeout';
  if (failureType === 'subtestsFailed') return ofChild ?? 'exception';
  if (failureType === 'expectedFailure') return 'assertion';
  if (isFile(test)) return failureKind({ beforeTests: true, text: printed ?? message });
  return failureKind({ errorName: name, code, text: name || code ? undefined : (stack ?? message) });
}

function messageOf(error: z.infer<typeof errorSchema>): string {
  return [
    error.name && error.message?.startsWith(error.name) !== true ? `${error.name}: ${error.message ?? ''}` : error.message,
    error.printed,
  ]
    .filter(Boolean)
    .join('\n');
}

function pathKey(file: string | undefined, path: readonly string[]): string {
  return JSON.stringify([file, ...path]);
}

function problemsOf(values: readonly unknown[], tests: number): Problem[] {
  const ended = z.object({ end: z.literal(true) }).safeParse(values.at(-1)).success;
  if (!ended) return [{ code: 'report-truncated', message: 'The test process ended before its report did.' }];
  const strange = values.length - tests - 2;
  return strange === 0 ? [] : [{ code: 'report-malformed', message: `${strange} lines of the report are not what the reporter writes.` }];
}
