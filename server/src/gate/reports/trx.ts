// Reads TRX, the report of `dotnet test --logger trx`.
import type { Problem } from '../../model/problem.ts';
import type { TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';
import { childrenNamed, parseXml, type XmlElement } from './xml.ts';

const outcomes = new Map<string, TestOutcome>([
  ['Passed', 'passed'],
  ['Failed', 'failed'],
  ['NotExecuted', 'skipped'],
  ['Inconclusive', 'skipped'],
  ['Pending', 'skipped'],
]);

export const trx: ReportFormat = {
  id: 'trx',
  recognises: (text) => /<TestRun[\s>]/.test(text.slice(0, 10_000)),
  read(text, context) {
    const parsed = parseXml(text);
    if ('problem' in parsed) return { runner: 'dotnet', repeats: 'attempt', cases: [], problems: [parsed.problem] };
    const classes = classNames(parsed.root);
    const results = childrenNamed(parsed.root, 'Results').flatMap((list) => leaves(list));
    return {
      runner: 'dotnet',
      repeats: 'attempt',
      cases: results.map((result) => toDraft(result, classes, context)),
      problems: runProblems(parsed.root),
    };
  },
};

/** Test id to class name, which results do not repeat. */
function classNames(root: XmlElement): ReadonlyMap<string, string> {
  const tests = childrenNamed(root, 'TestDefinitions').flatMap((list) => childrenNamed(list, 'UnitTest'));
  return new Map(
    tests.map((test) => [test.attributes.get('id') ?? '', childrenNamed(test, 'TestMethod')[0]?.attributes.get('className') ?? '']),
  );
}

/** Data-driven tests hold one inner result a row; the rows are what ran. */
function leaves(list: XmlElement): readonly XmlElement[] {
  return childrenNamed(list, 'UnitTestResult').flatMap((result) => {
    const inner = childrenNamed(result, 'InnerResults').flatMap((rows) => leaves(rows));
    return inner.length > 0 ? inner : [result];
  });
}

function toDraft(result: XmlElement, classes: ReadonlyMap<string, string>, context: ReportContext): CaseDraft {
  const group = (classes.get(result.attributes.get('testId') ?? '') ?? '').split(',')[0] ?? '';
  const name = result.attributes.get('testName') ?? '';
  const said = result.attributes.get('outcome') ?? '';
  const outcome = outcomes.get(said) ?? 'error';
  const [info] = childrenNamed(result, 'Output').flatMap((output) => childrenNamed(output, 'ErrorInfo'));
  const text = ['Message', 'StackTrace']
    .flatMap((part) => (info ? childrenNamed(info, part).map((element) => element.text.slice(0, 10_000)) : []))
    .join('\n');
  const place = / in (.+?):line (\d{1,9})/.exec(text);
  const message = cleanMessage(withoutRoots(text, context));
  const failed = outcome === 'failed' || outcome === 'error';
  return {
    group,
    name: cleanName(group && name.startsWith(`${group}.`) ? name.slice(group.length + 1) : name),
    ...(place?.[1] ? { file: relativePath(place[1], context), line: Number(place[2]) } : {}),
    outcome,
    ...durationOf(result.attributes.get('duration')),
    ...(message ? { message } : {}),
    ...(failed ? { failureKind: said === 'Timeout' ? ('timeout' as const) : kindOf(text) } : {}),
  };
}

/** xUnit and NUnit start with the exception's name, MSTest with `Assert.` or `Test method … threw exception`. */
function kindOf(text: string): ReturnType<typeof failureKind> {
  if (/^\s*Assert\.\w+(?:\(\)|) ?(?:failed|Failure)?/.test(text) || /^\s*(?:Expected|Shouldly)\b/.test(text)) return 'assertion';
  const errorName = /(?:threw exception: |^\s*)([A-Za-z_][\w.+]*Exception)\b/.exec(text)?.[1];
  return failureKind({ errorName, text });
}

/** `hh:mm:ss.fffffff` */
function durationOf(text: string | undefined): { durationMs?: number } {
  const match = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text ?? '');
  if (!match) return {};
  const [hours, minutes, seconds] = match.slice(1).map(Number);
  return { durationMs: ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000 };
}

/** A crashed test host writes a well-formed report of what ran until then. */
function runProblems(root: XmlElement): Problem[] {
  const [summary] = childrenNamed(root, 'ResultSummary');
  if (!summary) return [{ code: 'report-truncated', message: 'The report has no summary: the run did not end.' }];
  const infos = childrenNamed(summary, 'RunInfos').flatMap((list) => childrenNamed(list, 'RunInfo'));
  const aborted = ['Aborted', 'Error', 'Timeout', 'Disconnected'].includes(summary.attributes.get('outcome') ?? '');
  const errors = infos
    .filter((info) => info.attributes.get('outcome') === 'Error')
    .map((info) => cleanMessage(childrenNamed(info, 'Text')[0]?.text) ?? 'no message');
  if (!aborted && errors.length === 0) return [];
  return [{ code: 'run-aborted', message: `The test host did not finish the run: ${errors.join('; ') || 'aborted'}` }];
}
