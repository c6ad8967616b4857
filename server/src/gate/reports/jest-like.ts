// The JSON that Jest writes and Vitest imitates: files with their assertion results.
import * as z from 'zod';
import type { TestFailureKind, TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseObject } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReadReport, ReportContext, ReportFormat } from './report-format.ts';

const detailSchema = z.looseObject({ matcherResult: z.unknown().optional(), name: z.string().optional(), code: z.unknown().optional() });
const assertionSchema = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  duration: z.number().nullish(),
  failureMessages: z.array(z.string()).nullish(),
  failureDetails: z.array(z.unknown()).nullish(),
  location: z.object({ line: z.number() }).nullish(),
  invocations: z.number().nullish(),
  retryReasons: z.array(z.string()).nullish(),
});
const fileSchema = z.object({
  name: z.string(),
  status: z.string(),
  message: z.string().nullish(),
  assertionResults: z.array(assertionSchema),
});
const reportSchema = z.object({ testResults: z.array(fileSchema), wasInterrupted: z.boolean().nullish() });
type Assertion = z.infer<typeof assertionSchema>;

/** `tells` says what only this runner's report has. */
export function jestLikeFormat(runner: 'jest' | 'vitest', tells: (text: string) => boolean): ReportFormat {
  return {
    id: `${runner}-json`,
    recognises: (text) => /^[ \t]*\{/m.test(text) && text.includes('"testResults"') && text.includes('"numTotalTests"') && tells(text),
    read: (text, context) => readReport(runner, text, context),
  };
}

function readReport(runner: string, text: string, context: ReportContext): ReadReport {
  const parsed = parseObject(text, reportSchema, runner);
  if ('problem' in parsed) return { runner, repeats: 'occurrence', cases: [], problems: [parsed.problem] };
  const { testResults, wasInterrupted } = parsed.value;
  return {
    runner,
    repeats: 'occurrence',
    cases: testResults.flatMap((file) => fileCases(file, context)),
    problems: wasInterrupted ? [{ code: 'run-interrupted', message: 'The run was interrupted before every test had run.' }] : [],
  };
}

function fileCases(file: z.infer<typeof fileSchema>, context: ReportContext): CaseDraft[] {
  const path = relativePath(file.name, context);
  const cases = file.assertionResults.map((assertion) => toDraft(assertion, path, context));
  const unexplained = file.status === 'failed' && !cases.some((draft) => draft.outcome === 'failed');
  if (!unexplained) return cases;
  const message = cleanMessage(withoutRoots(file.message ?? '', context));
  const kind = failureKind({ beforeTests: true, text: file.message ?? undefined });
  return [...cases, { group: path, name: '(file)', file: path, outcome: 'error', ...(message ? { message } : {}), failureKind: kind }];
}

function toDraft(assertion: Assertion, path: string, context: ReportContext): CaseDraft {
  const outcome = outcomeOf(assertion.status);
  const messages = assertion.failureMessages ?? [];
  const message = cleanMessage(withoutRoots(messages.join('\n'), context));
  const retries = Math.min(Math.max((assertion.invocations ?? 1) - 1, assertion.retryReasons?.length ?? 0), 100);
  return {
    group: path,
    name: [...assertion.ancestorTitles, assertion.title].map(cleanName).join(' > '),
    file: path,
    line: assertion.location?.line,
    outcome,
    ...(typeof assertion.duration === 'number' ? { durationMs: assertion.duration } : {}),
    ...(message ? { message } : {}),
    ...(outcome === 'failed' ? { failureKind: kindOf(assertion) } : {}),
    ...(retries > 0 ? { attempts: Array.from({ length: retries }, (_, index) => failedAttempt(assertion.retryReasons?.[index])) } : {}),
  };
}

function failedAttempt(reason: string | undefined): { outcome: 'failed'; message?: string } {
  const message = cleanMessage(reason);
  return { outcome: 'failed', ...(message ? { message } : {}) };
}

function outcomeOf(status: string): TestOutcome {
  if (status === 'passed' || status === 'failed' || status === 'todo') return status;
  return status === 'pending' || status === 'skipped' || status === 'disabled' ? 'skipped' : 'error';
}

function kindOf(assertion: Assertion): TestFailureKind {
  const details: z.infer<typeof detailSchema>[] = [];
  for (const detail of assertion.failureDetails ?? []) details.push(detailSchema.safeParse(detail).data ?? {});
  const [message = ''] = assertion.failureMessages ?? [];
  const errorName = /^(?:Uncaught )?([A-Za-z_$][\w$.]*)(?: \[\w+\])?:/.exec(cleanMessage(message) ?? '')?.[1];
  const code = details.map((detail) => detail.code).find((value) => typeof value === 'string') ?? /^\w+ \[(\w+)\]:/.exec(message)?.[1];
  return failureKind({ errorName, code, matcher: details.some((detail) => detail.matcherResult !== undefined), text: message });
}
