// Reads what Rust's test harness prints, as text and as `--format json`. nextest's report is JUnit.
import * as z from 'zod';
import type { Problem } from '../../model/problem.ts';
import type { TestFailureKind, TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseLines } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReadReport, ReportContext, ReportFormat } from './report-format.ts';

const eventSchema = z.object({
  type: z.string(),
  event: z.string(),
  name: z.string().optional(),
  stdout: z.string().optional(),
  message: z.string().optional(),
  exec_time: z.number().optional(),
  test_count: z.number().optional(),
});

export const libtestJson: ReportFormat = {
  id: 'libtest-json',
  recognises: (text) => /^[ \t]*\{ ?"type": ?"suite", ?"event": ?"started"/m.test(text),
  read(text, context) {
    const { values, cut } = parseLines(text);
    const events = values.flatMap((value) => eventSchema.safeParse(value).data ?? []);
    const suites = events.filter((event) => event.type === 'suite');
    const started = suites.filter((event) => event.event === 'started').length;
    const cases = events.flatMap((event) => {
      const outcome = jsonOutcome(event);
      return outcome ? [toDraft('', event.name ?? '', outcome, event.stdout ?? event.message ?? '', context, event.exec_time)] : [];
    });
    const running = events.filter((event) => event.type === 'test' && event.event === 'started').length;
    return report(cases, cut || suites.length !== started * 2 || running > cases.length);
  },
};

function jsonOutcome({ type, event }: z.infer<typeof eventSchema>): TestOutcome | undefined {
  if (type !== 'test') return undefined;
  return event === 'ok' ? 'passed' : event === 'failed' ? 'failed' : event === 'ignored' ? 'skipped' : undefined;
}

export const libtest: ReportFormat = {
  id: 'libtest',
  recognises: (text) => /^running \d+ tests?$/m.test(text) && /^test .+ \.\.\. |^test result: /m.test(text),
  read(text, context) {
    const drafts: CaseDraft[] = [];
    const open = { group: '', expected: 0, seen: 0, ended: true };
    let complete = true;
    for (const section of text.replaceAll('\r\n', '\n').split(/^(?=running \d+ tests?$)/m)) {
      const header = /^running (\d+) tests?$/m.exec(section);
      const outputs = failureOutputs(section);
      if (section.startsWith('running ') && header) {
        const cases = testLines(section).map(([name, outcome]) => toDraft(open.group, name, outcome, outputs.get(name) ?? '', context));
        drafts.push(...cases);
        // A benchmark counts as a test; what ran must be what was announced, and the summary must be there.
        complete &&= /^test result: /m.test(section) && cases.length === Number(header[1]);
      }
      open.group = nextBinary(section) ?? '';
    }
    return report(drafts, !complete);
  },
};

/** cargo names the next binary on standard error, between two sections when both streams are one. */
function nextBinary(section: string): string | undefined {
  const line = section.split('\n').findLast((other) => /^ +(?:Running|Doc-tests) /.test(other)) ?? '';
  const [, unit, tests, docs] = /^ +(?:Running unittests (\S+) \(|Running (\S+) \(|Doc-tests (\S+))/.exec(line) ?? [];
  return unit ?? tests ?? (docs === undefined ? undefined : `doc ${docs}`);
}

function testLines(section: string): [name: string, outcome: TestOutcome][] {
  const found: [string, TestOutcome][] = [];
  let waiting: string | undefined;
  for (const line of section.split('\n')) {
    const [, name, said] = /^test (.+?)(?: - should panic)? \.\.\. ?(.*)$/.exec(line) ?? [];
    // With output not captured, the outcome follows on a line of its own, after what the test printed.
    const late = name === undefined && waiting !== undefined ? /(?:^|\s)(ok|FAILED)$/.exec(line)?.[1] : undefined;
    const outcome = textOutcome(said ?? late ?? '');
    const of = name ?? waiting;
    if (outcome && of !== undefined) {
      found.push([of, outcome]);
      waiting = undefined;
    } else if (name !== undefined) {
      waiting = name;
    }
  }
  return found;
}

function textOutcome(said: string): TestOutcome | undefined {
  if (/^(?:ok|bench:)(?:\s|$)/.test(said)) return 'passed';
  if (/^FAILED(?:\s|$)/.test(said)) return 'failed';
  return /^ignored(?:,|\s|$)/.test(said)
    ? 'skipped'
    : /(?:^|\S)(ok|FAILED)$/.exec(said)?.[1] === 'ok'
      ? 'passed'
      : said.endsWith('FAILED')
        ? 'failed'
        : undefined;
}

function failureOutputs(section: string): ReadonlyMap<string, string> {
  const parts = section.split(/^---- (.+?)(?: - should panic)? std(?:out|err) ----$/m);
  const outputs = new Map<string, string>();
  for (let at = 1; at + 1 < parts.length; at += 2) {
    outputs.set(parts[at] ?? '', (parts[at + 1] ?? '').split(/^failures:$/m)[0] ?? '');
  }
  return outputs;
}

function toDraft(group: string, name: string, outcome: TestOutcome, output: string, context: ReportContext, seconds?: number): CaseDraft {
  const text = output.slice(0, 20_000);
  const place = /panicked at (?:'.*', )?([^\s:]+):(\d{1,9}):\d+/.exec(text);
  const message = cleanMessage(withoutRoots(text, context));
  return {
    group,
    name: cleanName(name),
    ...(place?.[1] ? { file: relativePath(place[1], context), line: Number(place[2]) } : {}),
    outcome,
    ...(seconds === undefined ? {} : { durationMs: seconds * 1000 }),
    ...(message ? { message } : {}),
    ...(outcome === 'failed' ? { failureKind: rustFailureKind(text) } : {}),
  };
}

/** A panic is an assertion where the assertion macros say so, or where a test of its own file raised it in its own words. */
function rustFailureKind(text: string): TestFailureKind {
  if (/^assertion (?:`.*` )?failed|\bassertion (?:`|failed)|did not panic as expected|panicked at 'assertion/m.test(text))
    return 'assertion';
  if (/couldn't compile|^error(?:\[E\d+\])?: /m.test(text)) return 'collection';
  const ownWords = /panicked at (?:\.\/)?(?:\S+\/)?tests\/\S+:\n/.test(text) && !standardPanic.test(text);
  return ownWords ? 'assertion' : failureKind({ errorName: 'PanicException', text });
}

const standardPanic =
  /^(?:called `(?:Option|Result)::|index out of bounds|attempt to |range (?:start|end) index|byte index|already (?:mutably )?borrowed|explicit panic|capacity overflow|slice index|not (?:yet )?implemented|internal error)/m;

function report(cases: readonly CaseDraft[], truncated: boolean): ReadReport {
  const problems: Problem[] = truncated
    ? [{ code: 'report-truncated', message: 'A test binary ended before it reported its result.' }]
    : [];
  return { runner: 'rust', repeats: 'occurrence', cases, problems };
}
