// Reads what our pytest plugin wrote (`injected/pytest_change_gate.py`): phases with their errors, and where modules came from.
import * as z from 'zod';
import type { Problem } from '../../model/problem.ts';
import type { ModuleOrigin, TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseLines } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';

const errorSchema = z.object({ name: z.string(), bases: z.array(z.string()), errno: z.string().nullable() });
const phaseSchema = z.object({
  event: z.literal('phase'),
  nodeid: z.string(),
  when: z.enum(['setup', 'call', 'teardown']),
  outcome: z.enum(['passed', 'failed', 'skipped', 'rerun']),
  subtest: z.boolean(),
  xfail: z.boolean(),
  file: z.string(),
  line: z.number(),
  durationMs: z.number(),
  message: z.string().nullable(),
  error: errorSchema.nullable(),
});
const collectErrorSchema = z.object({
  event: z.literal('collect-error'),
  nodeid: z.string(),
  message: z.string().nullable(),
  error: errorSchema.nullable(),
});
const modulesSchema = z.object({ event: z.literal('modules'), modules: z.array(z.object({ name: z.string(), origin: z.string() })) });
const headerSchema = z.object({ format: z.literal('change-gate/pytest'), version: z.literal(1), root: z.string() });
const endSchema = z.object({ end: z.literal(true) });
const lineSchema = z.union([phaseSchema, collectErrorSchema, modulesSchema, headerSchema, endSchema]);
type Phase = z.infer<typeof phaseSchema>;
type CollectError = z.infer<typeof collectErrorSchema>;

export const pytest: ReportFormat = {
  id: 'pytest',
  recognises: (text) => text.slice(0, 200).includes('"change-gate/pytest"'),
  read(text, context) {
    const { values, chatter } = parseLines(text);
    const cases: CaseDraft[] = [];
    const modules: ModuleOrigin[] = [];
    let unknown = chatter.length;
    let root = '';
    for (const value of values) {
      const line = lineSchema.safeParse(value).data;
      if (line === undefined) unknown += 1;
      else if ('root' in line) root = line.root;
      else if ('modules' in line) modules.push(...line.modules);
      else if ('nodeid' in line) cases.push(...toDrafts(line, { roots: [...context.roots, root] }));
    }
    const ended = endSchema.safeParse(values.at(-1)).success;
    return { runner: 'pytest', repeats: 'phase', cases: mergeReruns(cases), modules, problems: problemsOf(ended, unknown) };
  },
};

function toDrafts(line: Phase | CollectError, context: ReportContext): readonly CaseDraft[] {
  if (line.event === 'collect-error') return [collectionDraft(line, context)];
  // A setup or teardown that went well says nothing beyond its call.
  if (line.when !== 'call' && line.outcome === 'passed') return [];
  const [path = '', ...parts] = line.nodeid.split('::');
  const failed = line.outcome === 'failed' || line.outcome === 'rerun';
  return [
    {
      group: relativePath(path, context),
      name: cleanName(parts.join(' > ')),
      file: relativePath(line.file, context),
      line: line.line,
      outcome: outcomeOf(line),
      durationMs: line.durationMs,
      ...messageOf(line, context),
      ...(failed ? { failureKind: kindOf(line) } : {}),
      ...(line.outcome === 'rerun' ? { attempts: [] } : {}),
    },
  ];
}

function outcomeOf(phase: Phase): TestOutcome {
  if (phase.outcome === 'skipped') return phase.xfail ? 'xfail' : 'skipped';
  if (phase.outcome === 'passed') return phase.xfail ? 'xpass' : 'passed';
  return phase.when === 'call' ? 'failed' : 'error';
}

function collectionDraft(line: CollectError, context: ReportContext): CaseDraft {
  const file = relativePath(line.nodeid.split('::')[0] ?? '', context);
  return { group: file, name: '(collection)', file, outcome: 'error', ...messageOf(line, context), failureKind: kindOf(line, true) };
}

function kindOf(line: Phase | CollectError, beforeTests = false): ReturnType<typeof failureKind> {
  // A strict xfail that passes fails without an error: the mark is the demand it broke.
  if (!line.error && line.message?.startsWith('[XPASS(strict)]')) return 'assertion';
  // The plugin for time limits fails a test the way a test fails itself.
  if (line.error?.name === 'Failed' && /^E? *(?:Failed: )?Timeout >/m.test(line.message ?? '')) return 'timeout';
  // While collecting, pytest wraps every error in its own; its text is what names the cause.
  const wrapped = beforeTests && line.error?.name === 'CollectError';
  const named = wrapped ? {} : { errorName: line.error?.name, bases: line.error?.bases, code: line.error?.errno ?? undefined };
  return failureKind({ ...named, beforeTests, text: line.error && !wrapped ? undefined : (line.message ?? undefined) });
}

function messageOf(line: Phase | CollectError, context: ReportContext): { message?: string } {
  const message = cleanMessage(line.message && withoutRoots(line.message, context));
  return message ? { message } : {};
}

/** Attempts of a plugin that reruns failures: each ends with outcome `rerun`, marked here by its empty list of attempts. */
function mergeReruns(drafts: readonly CaseDraft[]): CaseDraft[] {
  const pending = new Map<string, CaseDraft[]>();
  const merged: CaseDraft[] = [];
  for (const draft of drafts) {
    const key = `${draft.group}::${draft.name}`;
    if (draft.attempts) {
      pending.set(key, [...(pending.get(key) ?? []), draft]);
      continue;
    }
    const attempts = pending.get(key);
    pending.delete(key);
    merged.push(attempts ? { ...draft, attempts } : draft);
  }
  return [...merged, ...[...pending.values()].flatMap((attempts) => attempts.slice(-1))];
}

function problemsOf(ended: boolean, unknown: number): Problem[] {
  if (!ended) return [{ code: 'report-truncated', message: 'A test process ended before its report did.' }];
  return unknown === 0 ? [] : [{ code: 'report-malformed', message: `${unknown} lines of the report are not what the plugin writes.` }];
}
