// Reads `mocha --reporter json`.
import * as z from 'zod';
import type { TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseObject } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';

const errorSchema = z.object({
  name: z.string().nullish(),
  code: z.unknown().optional(),
  message: z.string().nullish(),
  stack: z.string().nullish(),
});
const testSchema = z.object({
  title: z.string(),
  fullTitle: z.string(),
  file: z.string().nullish(),
  duration: z.number().nullish(),
  currentRetry: z.number().nullish(),
  err: errorSchema.nullish(),
});
const reportSchema = z.object({
  stats: z.object({ end: z.string().nullish() }),
  tests: z.array(testSchema),
  pending: z.array(testSchema),
  failures: z.array(testSchema),
});
type MochaTest = z.infer<typeof testSchema>;

export const mochaJson: ReportFormat = {
  id: 'mocha-json',
  recognises: (text) => /^\{/m.test(text) && /"stats":\s{0,9}\{\s{0,9}"suites":/.test(text) && text.includes('"fullTitle"'),
  read(text, context) {
    const parsed = parseObject(text, reportSchema, 'mocha');
    if ('problem' in parsed) return { runner: 'mocha', repeats: 'occurrence', cases: [], problems: [parsed.problem] };
    const { tests, pending, failures, stats } = parsed.value;
    const waiting = multiset(pending);
    const cases = tests.map((test) => toDraft(test, outcomeOf(test, waiting), context));
    const listed = multiset(tests);
    // Failed hooks stand among the failures only.
    const hooks = failures.filter((test) => !take(listed, test)).map((test) => toDraft(test, 'error', context));
    const problems = stats.end ? [] : [{ code: 'report-truncated', message: 'The run did not end.' }];
    return { runner: 'mocha', repeats: 'occurrence', cases: [...cases, ...hooks], problems };
  },
};

function toDraft(test: MochaTest, outcome: TestOutcome, context: ReportContext): CaseDraft {
  const file = test.file ? relativePath(test.file, context) : undefined;
  const { name, code, stack, message: said } = test.err ?? {};
  const text = stack ?? said ?? '';
  const message = cleanMessage(withoutRoots(text, context));
  const failed = outcome === 'failed' || outcome === 'error';
  const errorName = name ?? /^([A-Za-z_$][\w$.]*)(?: \[\w+\])?:/.exec(text)?.[1];
  return {
    group: file ?? '',
    name: cleanName(test.fullTitle),
    file,
    outcome,
    ...(typeof test.duration === 'number' ? { durationMs: test.duration } : {}),
    ...(failed && message ? { message } : {}),
    ...(failed ? { failureKind: failureKind({ errorName, code: typeof code === 'string' ? code : undefined, text }) } : {}),
    attempts: Array.from({ length: Math.min(Math.max(test.currentRetry ?? 0, 0), 100) }, () => ({ outcome: 'failed' as const })),
  };
}

function outcomeOf(test: MochaTest, waiting: Map<string, number>): TestOutcome {
  if (take(waiting, test)) return 'skipped';
  return test.err && Object.values(test.err).some((value) => value !== undefined && value !== null) ? 'failed' : 'passed';
}

function multiset(tests: readonly MochaTest[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const test of tests) counts.set(keyOf(test), (counts.get(keyOf(test)) ?? 0) + 1);
  return counts;
}

function take(counts: Map<string, number>, test: MochaTest): boolean {
  const left = counts.get(keyOf(test)) ?? 0;
  if (left > 0) counts.set(keyOf(test), left - 1);
  return left > 0;
}

function keyOf(test: MochaTest): string {
  return JSON.stringify([test.file ?? '', test.fullTitle]);
}
