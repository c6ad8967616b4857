// Findings that only execution can make.
import { roleOf } from '../../analysis/roles.ts';
import { Fingerprints } from '../../analysis/fingerprint.ts';
import type { GateRun } from '../run.ts';
import { fileOf } from './changed-tests.ts';
import type { Evidence, Finding, Severity } from '../../model/finding.ts';
import type { Range } from '../../model/range.ts';
import type { TestCase } from '../../model/test-run.ts';

/** The old test stands in base; its place in head is that of its file, or of the test that took its name. */
export async function oldExpectationBroken(run: GateRun, test: TestCase, severity: Severity): Promise<Finding> {
  const oldPath = fileOf(test);
  const entry = run.resolution.change.files.find((file) => (file.oldPath ?? file.path) === oldPath);
  const path = entry?.path ?? oldPath;
  const atHead = run.tests.settled?.cases ?? [];
  const now = atHead.find((other) => other.id === test.id) ?? atHead.find((other) => fileOf(other) === path && other.name === test.name);
  const line = now?.line ?? 1;
  const consequence =
    severity === 'error'
      ? 'The change does not do what it had to do before, and the test was edited along with it.'
      : 'What it demanded can no longer be tried: it does not load against this code.';
  const evidence: Evidence[] = [
    {
      message: `At base the test demands: ${firstLine(test.message)}`,
      path: oldPath,
      ...(test.line === undefined ? {} : { range: wholeLine(test.line) }),
    },
    now ? { message: 'What the test says now.', path, range: wholeLine(line) } : { message: 'The change removed or renamed this test.' },
  ];
  return finding('test/old-expectation-broken', severity, `The old test “${test.name}” fails on the new code. ${consequence}`, {
    path,
    line,
    evidence,
    subject: test.id,
  });
}

/** `markers`: variables by which a program can tell that it is tested. */
export async function environmentSensitive(
  run: GateRun,
  variable: string,
  tests: readonly TestCase[],
  isMarker: boolean,
): Promise<Finding> {
  const [first] = tests;
  const place = isMarker ? await placeOf(run, variable) : undefined;
  const names = tests
    .slice(0, 3)
    .map((test) => `“${test.name}”`)
    .join(', ');
  const path = place?.path ?? (first ? fileOf(first) : '');
  const evidence: Evidence[] = tests.slice(0, 5).map((test) => ({
    message: `“${test.name}” then fails: ${firstLine(test.message)}`,
    path: fileOf(test),
    ...(test.line === undefined ? {} : { range: wholeLine(test.line) }),
  }));
  const details = {
    path,
    line: place?.line ?? first?.line ?? 1,
    evidence,
    subject: `${variable} ${tests.map((test) => test.id).join(' ')}`,
  };
  if (isMarker)
    return finding(
      'special-case/test-environment',
      'error',
      `The code behaves differently when it cannot see ${variable}, by which it can tell that it is tested. ${names} ${tests.length === 1 ? 'passes' : 'pass'} only while the marker is there.`,
      details,
    );
  return finding(
    'test/environment-sensitive',
    'warning',
    `The outcome of ${names} hangs on ${variable}. Elsewhere the same bytes give another answer.`,
    details,
  );
}

/** What the change's own configuration no longer asks for, base's still finds. */
export function baseCheckFails(path: string, step: string, complaint: string): Finding {
  const severity = step === 'tests' || step === 'types' ? 'error' : 'warning';
  const message = `With base’s configuration, ${step} fails on this change: ${complaint}. The change passes only by its own rules.`;
  return finding('config/base-check-fails', severity, message, {
    path,
    line: 1,
    evidence: [{ message: 'The change edits this configuration.', path }],
    subject: step,
  });
}

/** Where changed product code names the marker. */
async function placeOf(run: GateRun, variable: string): Promise<{ path: string; line: number } | undefined> {
  const { change } = run.resolution;
  const head = run.repository.tree(change.headTree);
  const files = change.files.filter((file) => file.head && roleOf(file.path) === 'product');
  for (const { path } of files) {
    const lines = Buffer.from((await head.read(path, 1024 * 1024)) ?? [])
      .toString('utf8')
      .split('\n');
    const at = lines.findIndex((line) => line.includes(variable));
    if (at >= 0) return { path, line: at + 1 };
  }
  return files[0] && { path: files[0].path, line: 1 };
}

function finding(
  ruleId: string,
  severity: Severity,
  message: string,
  details: { path: string; line: number; evidence: Evidence[]; subject: string },
): Finding {
  const { path, line, evidence, subject } = details;
  const fingerprint = new Fingerprints().next([ruleId, path, subject]);
  return { ruleId, severity, status: 'new', message, path, range: wholeLine(line), fingerprint, evidence };
}

function wholeLine(line: number): Range {
  return { start: { line: Math.max(line, 1), column: 1 }, end: { line: Math.max(line, 1) + 1, column: 1 } };
}

function firstLine(message: string | undefined): string {
  const lines = (message ?? '').split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 3).join(' ').slice(0, 300) || 'no message';
}
