// Reads JUnit XML in all its dialects. Counts in attributes are ignored: runners disagree on what they count.
import type { TestAttempt, TestFailureKind, TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { attribute, type JunitCase, type JunitDialect, junitDialects } from './junit-dialects.ts';
import { cleanMessage, cleanName } from './message.ts';
import { isFilePath, relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReadReport, ReportContext, ReportFormat } from './report-format.ts';
import { childrenNamed, parseXml, type XmlElement } from './xml.ts';

/** An earlier or later try of the same test, as Surefire and nextest write it. */
const retries = new Map<string, TestOutcome>([
  ['flakyFailure', 'failed'],
  ['flakyError', 'error'],
  ['rerunFailure', 'failed'],
  ['rerunError', 'error'],
]);

export const junit: ReportFormat = {
  id: 'junit',
  recognises(text) {
    const start = text.slice(0, 100_000).search(/^[ \t]*<(?:\?xml\b|!|testsuites?[\s/>])/m);
    // A test may print XML of its own into another report.
    return (
      start !== -1 &&
      /<testsuites?[\s/>]/.test(text.slice(start, start + 10_000)) &&
      !/^(?:\{|TAP version |running \d+ test)/m.test(text.slice(0, start))
    );
  },
  read(text, context) {
    const parsed = parseXml(text);
    if ('problem' in parsed) return unreadable(parsed.problem.code, parsed.problem.message);
    const { root } = parsed;
    if (root.name !== 'testsuites' && root.name !== 'testsuite')
      return unreadable('report-malformed', 'The report has no test suite at its root.');
    const dialect = junitDialects.find((candidate) => candidate.matches(root));
    if (!dialect) return unreadable('report-malformed', 'The report is of no known dialect.');
    return { runner: dialect.runner, repeats: dialect.repeats, cases: collect(root, dialect, context), problems: [] };
  },
};

function collect(root: XmlElement, dialect: JunitDialect, context: ReportContext): CaseDraft[] {
  const drafts: CaseDraft[] = [];
  const visit = (suite: XmlElement, suites: readonly XmlElement[]): void => {
    for (const child of suite.children) {
      if (child.name === 'testsuite') visit(child, [...suites, child]);
      else if (child.name === 'testcase') drafts.push(...toDrafts({ element: child, suites }, dialect, context));
      else if (child.name === 'error' || child.name === 'failure') drafts.push(suiteDraft(suite, child, context));
    }
  };
  visit(root, root.name === 'testsuite' ? [root] : []);
  return drafts;
}

/** Node reports a file as a test of its own: one that passes ran nothing, one that fails broke before its tests. */
function toDrafts(test: JunitCase, dialect: JunitDialect, context: ReportContext): CaseDraft[] {
  const draft = toDraft(test, dialect, context);
  if (dialect.runner !== 'node' || test.suites.length > 0 || !isFilePath(draft.name)) return [draft];
  const file = relativePath(draft.name, context);
  return draft.outcome === 'passed'
    ? []
    : [
        {
          ...draft,
          group: file,
          name: '(file)',
          file,
          outcome: 'error',
          failureKind: failureKind({ beforeTests: true, text: draft.message }),
        },
      ];
}

function toDraft(test: JunitCase, dialect: JunitDialect, context: ReportContext): CaseDraft {
  const { element, suites } = test;
  const group = relativePath(cleanName(dialect.group(test)), context);
  const file = attribute(element, 'file') || nearest(suites, 'file') || nearest(suites, 'filepath') || (isFilePath(group) ? group : '');
  const failure = childrenNamed(element, 'failure')[0] ?? childrenNamed(element, 'error')[0];
  const reason = failure ?? childrenNamed(element, 'skipped')[0];
  const message = reason && messageOf(reason, context);
  const outcome = outcomeOf(element);
  return {
    group,
    name: cleanName(dialect.name(test)),
    ...(file ? { file: relativePath(file, context) } : {}),
    line: lineOf(attribute(element, 'line'), dialect.firstLine ?? 1),
    outcome,
    ...durationOf(attribute(element, 'time')),
    ...(message ? { message } : {}),
    ...(failure ? { failureKind: kindOf(failure, dialect) } : {}),
    attempts: element.children.flatMap((child) => retryOf(child, dialect, context)),
  };
}

function outcomeOf(element: XmlElement): TestOutcome {
  const has = (name: string): boolean => element.children.some((child) => child.name === name);
  const [skipped] = childrenNamed(element, 'skipped');
  // A test that is still to be written may fail; Node writes both.
  if (skipped && attribute(skipped, 'type') === 'todo') return 'todo';
  if (has('error')) return 'error';
  if (has('failure')) return 'failed';
  if (skipped) return skipOutcome(skipped);
  const status = attribute(element, 'status') || attribute(element, 'result');
  return has('ignored') || /^(?:skipped|notrun|disabled|ignored|pending)$/i.test(status) ? 'skipped' : 'passed';
}

function skipOutcome(skipped: XmlElement): TestOutcome {
  if (/passes unexpectedly/.test(attribute(skipped, 'message'))) return 'xpass';
  return attribute(skipped, 'type') === 'pytest.xfail' ? 'xfail' : 'skipped';
}

function kindOf(failure: XmlElement, dialect: JunitDialect): TestFailureKind {
  const type = attribute(failure, 'type');
  const text = `${attribute(failure, 'message')}\n${failure.text}`;
  if (dialect.kind) return dialect.kind(text);
  const beforeTests = /^collection failure$|Test suite failed to run|^suite failed/.test(
    attribute(failure, 'message') || failure.text.trim().split('\n', 1)[0] || '',
  );
  const code = /\bcode: '(ERR_\w+)'/.exec(text.replace("code: 'ERR_TEST_FAILURE'", ''))?.[1];
  return failureKind({ errorName: type || leadingError(text), code, beforeTests, text });
}

/** pytest names no type, but starts its message with it; xUnit-like writers start the body with it. */
function leadingError(text: string): string | undefined {
  return /(?:^|\n|with ")([A-Za-z_][\w.]*(?:Error|Exception|Failed))(?=[:\s"])/.exec(text.slice(0, 500))?.[1];
}

function retryOf(child: XmlElement, dialect: JunitDialect, context: ReportContext): TestAttempt[] {
  const outcome = retries.get(child.name);
  if (!outcome) return [];
  const message = messageOf(child, context);
  return [{ outcome, ...durationOf(attribute(child, 'time')), ...(message ? { message } : {}), failureKind: kindOf(child, dialect) }];
}

/** Some writers put what broke a whole suite beside its cases. */
function suiteDraft(suite: XmlElement, failure: XmlElement, context: ReportContext): CaseDraft {
  const message = messageOf(failure, context);
  const kind = failureKind({ errorName: attribute(failure, 'type'), beforeTests: true, text: message });
  return {
    group: relativePath(attribute(suite, 'name'), context),
    name: '(suite)',
    outcome: 'error',
    ...(message ? { message } : {}),
    failureKind: kind,
  };
}

function messageOf(element: XmlElement, context: ReportContext): string | undefined {
  const said = attribute(element, 'message');
  const traces = childrenNamed(element, 'stackTrace').map((trace) => trace.text);
  const body = [element.text, ...traces].join('\n').trim();
  return cleanMessage(withoutRoots(body.includes(said.trim()) ? body : `${said}\n${body}`, context));
}

function nearest(suites: readonly XmlElement[], name: string): string {
  return suites.map((suite) => attribute(suite, name)).findLast(Boolean) ?? '';
}

function lineOf(text: string, first: 0 | 1): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) + 1 - first : undefined;
}

function durationOf(text: string): { durationMs?: number } {
  const seconds = text === '' ? Number.NaN : Number(text.replaceAll(',', ''));
  return Number.isFinite(seconds) && seconds >= 0 ? { durationMs: seconds * 1000 } : {};
}

function unreadable(code: string, message: string): ReadReport {
  return { runner: 'junit', repeats: 'occurrence', cases: [], problems: [{ code, message }] };
}
