// Finds tests that cannot fail: constant demands, no demands at all, failures that are caught.
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import type { Source } from '../../syntax/source.ts';
import type { Assertion, TestCase, TestFile } from '../testing/model.ts';
import { holdsTests } from '../testing/scope.ts';
import { testFileOf } from '../testing/test-file.ts';
import { rules } from './rules.ts';

/** The runner counts the demands that were reached, so one that always holds says that it was. */
const counted = /\b\w+\.plan\(\s*\d|\bexpect\.assertions\(\s*[1-9]/;
const smoke = /\b(?:builds?|compiles?|imports?|smoke|type-?checks?)\b/i;

export const check: OccurrenceCheck = {
  id: 'test-hollow',
  kind: 'occurrence',
  rules,
  wants: holdsTests,
  find: (source) => {
    const file = testFileOf(source);
    return [
      ...file.cases.flatMap((each) => [...constants(each, source), ...emptiness(each)]),
      ...file.swallows.map((each) => swallowed(each.caseName, each, file)),
    ];
  },
};

function constants(test: TestCase, source: Source): Occurrence[] {
  if (test.state === 'skipped') return [];
  const isCounted = counted.test(source.text.slice(test.start, test.end));
  return test.assertions
    .filter((each) => each.hollow !== undefined && !(isCounted && each.hollow === 'constant'))
    .map((assertion) => ({
      ...place(test, assertion, source.text.slice(assertion.start, assertion.end)),
      ruleId: 'test/always-true',
      severity: smoke.test(test.name) && test.assertions.length === 1 ? 'info' : 'error',
      message: `${said(assertion, test)} It passes whatever the code does.`,
    }));
}

function said(assertion: Assertion, test: TestCase): string {
  if (assertion.hollow === 'self') return `The test “${test.name}” compares a value with itself.`;
  if (assertion.hollow === 'asked') return `The test “${test.name}” checks only what it has just asked.`;
  if (assertion.hollow === 'unfinished') return `The test “${test.name}” names a value and demands nothing of it.`;
  return `The test “${test.name}” checks a constant.`;
}

function emptiness(test: TestCase): Occurrence[] {
  if (!test.empty || !test.body || test.assertions.length > 0 || test.state === 'skipped' || smoke.test(test.name)) return [];
  return [
    {
      ...place(test, test.nameSpan, test.name),
      ruleId: 'test/no-assertion',
      severity: 'error',
      message: `The test “${test.name}” is empty. It passes whatever the code does, and counts as a test.`,
    },
  ];
}

function swallowed(name: string, span: { start: number; end: number }, file: TestFile): Occurrence {
  const test = file.cases.find((each) => each.name === name);
  return {
    ...place(test, span, name),
    ruleId: 'test/swallows-failure',
    severity: 'error',
    message: `The test “${name}” catches the failure of its own checks and goes on. It passes when they fail.`,
  };
}

function place(
  test: TestCase | undefined,
  span: { start: number; end: number },
  content: string,
): Omit<Occurrence, 'ruleId' | 'severity' | 'message'> {
  return {
    start: span.start,
    end: span.end,
    subject: content.replace(/\s+/g, ' '),
    names: [],
    breadth: 'line',
    enclosing: test ? [...test.suites, test.name].join('.') : '',
    anchor: test?.name ?? '',
    ...(test ? { tool: test.framework } : {}),
    evidence: [],
  };
}
