// Finds code that recognises the input of a test and answers with what this test expects.
import type { Evidence } from '../../model/finding.ts';
import type { ChangeView, ComparisonCheck, Draft } from '../check.ts';
import { folded } from '../code/act.ts';
import type { TestFacts } from './test-facts.ts';
import { AddedLines } from './added.ts';
import { answersOf } from './answers.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { Constants } from './constants.ts';
import { Provenance, reachingTests } from './reach.ts';
import { readingsOf } from './reads.ts';
import { rules } from './rules.ts';
import { type Tie, tie } from './tie.ts';
import type { Proxy } from './views.ts';

/** A change this large is an import or a migration; decisions in it are not one person's answer to one test. */
const mostCandidates = 400;

export const check: ComparisonCheck = {
  id: 'special-test-input',
  kind: 'comparison',
  rules,
  wants: ({ role, pack, text }) => role === 'product' && pack?.queries['branches'] !== undefined && /["'`\d]/.test(text),
  compare: async (change) => ({ drafts: await compare(change) }),
};

interface Judged {
  readonly candidate: Candidate;
  readonly tie: Tie;
}

async function compare(change: ChangeView): Promise<Draft[]> {
  const added = new AddedLines(change);
  const sources = change.pairs.flatMap(({ head }) => (head && head.role === 'product' && /["'`\d]/.test(added.text(head)) ? [head] : []));
  const readings = await readingsOf(change, sources, added);
  const constants = new Constants(sources, added);
  const candidates = sources.flatMap((source) => [
    ...candidatesOf(source, added, constants),
    ...answersOf({ source, before: change.pairs.find(({ head }) => head === source)?.base, added, constants }),
  ]);
  if (candidates.length === 0 || candidates.length > mostCandidates) return readings;
  const reached = await reachingTests(change, candidates);
  const own = new Set(sources.map(({ path }) => path));
  const provenance = new Provenance(change);
  const before = await baseTexts(change, [...reached.values()].flat());
  const judged: Judged[] = [];
  for (const candidate of candidates) {
    const found = tie(
      candidate,
      reached.get(candidate) ?? [],
      (facts, { value }) => before.get(facts.source.path)?.includes(value.replace(/\s/g, '')) ?? false,
    );
    if (found && (found.proxy || (await provenance.isTestOnly(found.asked, own)))) judged.push({ candidate, tie: found });
  }
  return [...oneForEach(judged).map(draftOf), ...readings];
}

async function baseTexts(change: ChangeView, files: readonly TestFacts[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of new Set(files.map(({ source }) => source.path))) {
    const base = change.pairs.find(({ head }) => head?.path === path)?.base ?? (await change.source('base', path));
    // Without white space, as lists are compared.
    if (base) texts.set(path, base.text.replace(/\s/g, ''));
  }
  return texts;
}

/** One finding for each decision: a table is one act, and so are a condition and its halves. */
function oneForEach(judged: readonly Judged[]): Judged[] {
  const kept: Judged[] = [];
  for (const each of judged) {
    const { candidate, tie: found } = each;
    if (candidate.kind === 'entry' && !isRecorded(each, judged)) continue;
    const same = kept.some(
      (other) =>
        other.candidate.source === candidate.source &&
        (sharesTable(other, each) ||
          (other.tie.asked.start === found.asked.start && other.tie.asked.end === found.asked.end && candidate.kind !== 'entry') ||
          overlaps(other.candidate, candidate)),
    );
    if (!same) kept.push(each);
  }
  return kept;
}

function isRecorded({ candidate }: Judged, judged: readonly Judged[]): boolean {
  const tied = judged.filter(({ candidate: other }) => other.source === candidate.source && other.table === candidate.table).length;
  return tied / candidate.tableSize >= 0.6;
}

function sharesTable({ candidate: one }: Judged, { candidate: other }: Judged): boolean {
  return one.table !== undefined && one.table === other.table;
}

function overlaps(one: Candidate, other: Candidate): boolean {
  return one.start < other.end && other.start < one.end;
}

const acts: Readonly<Record<Candidate['kind'], string>> = {
  branch: 'This branch',
  guard: 'This condition',
  arm: 'This arm',
  entry: 'This table',
  counted: 'This branch counts its calls and answers one of them with what a test expects.',
  fallback: 'A failure is answered here with what a test expects.',
  recorded: 'This list holds, one after the other, what tests expect.',
  constant: 'This function gives what a test expects, whatever it is given.',
};
const knows: Readonly<Record<Proxy | 'value', string>> = {
  value: 'the input',
  digest: 'a digest of the input',
  element: 'the size and an element of the input',
  form: 'the input in another form',
  pieces: 'the input, put together from pieces,',
  part: 'a part of the input',
  pattern: 'a pattern that spells out the input',
  codes: 'the codes of the input’s letters',
  sum: 'a sum over the input',
  length: 'the size of the input',
};

function draftOf({ candidate, tie: { severity, asked, feed, expect, facts, proxy } }: Judged): Draft {
  const { source, start, end, kind } = candidate;
  const evidence: Evidence[] = [
    ...(feed
      ? [{ message: 'The test feeds this input.', path: facts.source.path, range: facts.source.lines.range(feed.start, feed.end) }]
      : []),
    ...(expect
      ? [{ message: 'The test expects this outcome.', path: facts.source.path, range: facts.source.lines.range(expect.start, expect.end) }]
      : []),
  ];
  return {
    ruleId: 'special-case/test-input',
    severity,
    message: messageOf(kind, proxy, feed !== undefined, expect !== undefined),
    side: 'head',
    path: source.path,
    start,
    end,
    subject: `${candidate.owners.join('.')} ${folded(source.text.slice(start, end))} ${asked.value}`,
    evidence,
  };
}

function messageOf(kind: Candidate['kind'], proxy: Proxy | undefined, isFed: boolean, isExpected: boolean): string {
  if (!isFed) return `${acts[kind]} The test passes without the work being done for any other input.`;
  const known = `${acts[kind]} knows ${knows[proxy ?? 'value']} of a test and answers`;
  return isExpected
    ? `${known} what that test expects. The test passes without the work being done for any other input.`
    : `${known} with a constant. What holds for other inputs is not shown.`;
}
