// Reads TAP from node:test, tape, AVA, Mocha, Vitest and every other producer.
import type { Problem } from '../../model/problem.ts';
import type { TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { cleanMessage, cleanName } from './message.ts';
import { isFilePath, parsePlace, relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';
import { parseTap, type TapDocument, type TapPoint } from './tap-document.ts';

export const tap: ReportFormat = {
  id: 'tap',
  recognises: (text) => /^TAP version 1[234][ \t]*$/m.test(text) || (/^1\.\.\d+/m.test(text) && /^(?:not )?ok\b/m.test(text)),
  read(text, context) {
    const documents = parseTap(text);
    const cases = documents.flatMap((document) => document.points.flatMap((point) => toDrafts(point, [], context)));
    return { runner: 'tap', repeats: 'occurrence', cases, problems: documents.flatMap(problemsOf) };
  },
};

/** Tests are the leaves. A point with subtests is their sum, and counts itself only where it failed and none of them did. */
function toDrafts(point: TapPoint, path: readonly string[], context: ReportContext): CaseDraft[] {
  const names = [...path, ...(point.section ? [point.section] : []), point.description || '(unnamed)'];
  const children = point.children.flatMap((child) => toDrafts(child, names, context));
  const outcome = outcomeOf(point);
  if (isWholeFile(point, path)) return wholeFile(point, outcome, context);
  const explained = outcome !== 'failed' || children.some((child) => child.outcome === 'failed');
  return children.length > 0 && explained ? children : [...children, toDraft(point, names, outcome, context)];
}

/** Node reports a file as a test of its own: one that passes ran nothing, one that fails broke before its tests. */
function isWholeFile(point: TapPoint, path: readonly string[]): boolean {
  return path.length === 0 && point.children.length === 0 && point.diagnostics.has('duration_ms') && isFilePath(point.description);
}

function wholeFile(point: TapPoint, outcome: TestOutcome, context: ReportContext): CaseDraft[] {
  if (outcome !== 'failed') return [];
  const file = relativePath(point.description, context);
  return [{ ...toDraft(point, ['(file)'], 'error', context), group: file, file, failureKind: 'collection' }];
}

function toDraft(point: TapPoint, names: readonly string[], outcome: TestOutcome, context: ReportContext): CaseDraft {
  const said = (...keys: readonly string[]): string | undefined => keys.map((key) => point.diagnostics.get(key)).find(Boolean);
  const place = parsePlace(said('location', 'at') ?? '', context);
  const text = [said('error', 'message', 'error.message'), said('stack'), point.output.slice(0, 50).join('\n')].filter(Boolean).join('\n');
  const message = cleanMessage(withoutRoots(text || point.reason, context));
  const duration = Number(said('duration_ms') ?? Number.NaN);
  return {
    group: '',
    name: names.map(cleanName).join(' > '),
    ...(place && !place.file.includes('(') ? place : {}),
    outcome,
    ...(Number.isFinite(duration) ? { durationMs: duration } : {}),
    ...(message ? { message } : {}),
    ...(outcome === 'failed' ? { failureKind: kindOf(point, said, text) } : {}),
  };
}

function outcomeOf(point: TapPoint): TestOutcome {
  if (point.directive === 'skip') return 'skipped';
  if (point.directive === 'todo') return 'todo';
  return point.ok ? 'passed' : 'failed';
}

function kindOf(point: TapPoint, said: (...keys: string[]) => string | undefined, text: string): ReturnType<typeof failureKind> {
  if (said('failureType') === 'testTimeoutFailure') return 'timeout';
  const thrown = /thrown in test/.test(text);
  const operator = said('operator');
  const code = said('code') === 'ERR_TEST_FAILURE' ? undefined : said('code');
  // tape has an operator for what was compared, and two more for what was thrown or never asked.
  const matcher = operator !== undefined && !['error', 'fail', 'exception'].includes(operator);
  const printed = /^(\w+)(?: \[(\w+)\])?: /m.exec(point.output.join('\n'));
  return failureKind({
    errorName: thrown ? undefined : (said('name', 'error.name') ?? printed?.[1]),
    code: code ?? printed?.[2],
    matcher,
    text,
  });
}

function problemsOf(document: TapDocument): Problem[] {
  const { points, plan, bailed, cut } = document;
  if (bailed !== undefined) return [{ code: 'tap-bail-out', message: `The run gave up: ${cleanName(bailed) || 'no reason given'}` }];
  if (cut || plan === undefined) return [{ code: 'report-truncated', message: 'The TAP output ends before its plan.' }];
  if (plan === points.length) return [];
  return [{ code: 'tap-plan-mismatch', message: `The plan says ${plan} tests, ${points.length} were reported.` }];
}
