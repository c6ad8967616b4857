// Turns drafts into cases with ids that are the same on both sides of a change.
import type { TestAttempt, TestCase, TestOutcome } from '../../model/test-run.ts';
import type { CaseDraft, Repeats } from './report-format.ts';

/** Worst first: what a test with several phases comes to. */
const gravity: readonly TestOutcome[] = ['error', 'failed', 'xpass', 'xfail', 'skipped', 'todo', 'passed'];

/** An id reads `runner::group::name`, and ` #2` from the second test of that name on. */
export function caseId(runner: string, group: string, name: string, occurrence = 1): string {
  return `${runner}::${group}::${name}${occurrence > 1 ? ` #${occurrence}` : ''}`;
}

/** Gives every draft its id; repeated ones become occurrences, attempts or phases, as the format means them. */
export function toCases(runner: string, repeats: Repeats, drafts: readonly CaseDraft[]): TestCase[] {
  const cases = new Map<string, TestCase>();
  const occurrences = new Map<string, number>();
  for (const draft of drafts) {
    const first = caseId(runner, draft.group, draft.name);
    const known = cases.get(first);
    if (known && repeats !== 'occurrence') {
      if (repeats === 'attempt') addAttempt(known, draft);
      else addPhase(known, draft);
      continue;
    }
    const occurrence = (occurrences.get(first) ?? 0) + 1;
    occurrences.set(first, occurrence);
    const id = caseId(runner, draft.group, draft.name, occurrence);
    cases.set(id, newCase(id, draft));
  }
  return [...cases.values()];
}

/** The part of a draft or case that one execution decides. */
function attemptOf(source: TestAttempt): TestAttempt {
  const { outcome, durationMs, message, failureKind } = source;
  return {
    outcome,
    ...(durationMs !== undefined && Number.isFinite(durationMs) && durationMs >= 0 ? { durationMs } : {}),
    ...(message ? { message } : {}),
    ...(failureKind && (outcome === 'failed' || outcome === 'error') ? { failureKind } : {}),
  };
}

function newCase(id: string, draft: CaseDraft): TestCase {
  const { group, name, file, line } = draft;
  const place = { ...(file ? { file } : {}), ...(line !== undefined && Number.isInteger(line) && line > 0 ? { line } : {}) };
  const attempts = draft.attempts?.map(attemptOf) ?? [];
  return { id, group, name, ...place, ...attemptOf(draft), attempts: [...attempts, attemptOf(draft)] };
}

function addAttempt(known: TestCase, draft: CaseDraft): void {
  settle(known, draft);
  known.attempts.push(attemptOf(draft));
}

function addPhase(known: TestCase, draft: CaseDraft): void {
  const worse = gravity.indexOf(draft.outcome) < gravity.indexOf(known.outcome) ? draft : known;
  const durationMs = (known.durationMs ?? 0) + (draft.durationMs ?? 0);
  const message = [known.message, draft.message].filter(Boolean).join('\n');
  // What failed first is the cause; a teardown that breaks afterwards only makes it worse.
  const failureKind = known.failureKind ?? draft.failureKind;
  settle(known, { ...attemptOf(worse), durationMs, message, ...(failureKind ? { failureKind } : {}) });
  known.attempts.splice(-1, 1, attemptOf(known));
}

function settle(known: TestCase, source: TestAttempt): void {
  delete known.durationMs;
  delete known.message;
  delete known.failureKind;
  Object.assign(known, attemptOf(source));
}
