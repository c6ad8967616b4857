// Finds code that recognises the input of a test and answers with what this test expects.
import type { Evidence } from '../../model/finding.ts';
import type { ChangeView, ComparisonCheck, Draft } from '../check.ts';
import { folded } from '../code/act.ts';
import type { TestFacts } from './test-facts.ts';
import { AddedLines } from './added.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { Constants } from './constants.ts';
import { Provenance, reachingTests } from './reach.ts';
import { rules } from './rules.ts';
import { type Tie, tie } from './tie.ts';

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
  const constants = new Constants(sources, added);
  const candidates = sources.flatMap((source) => candidatesOf(source, added, constants));
  if (candidates.length === 0 || candidates.length > mostCandidates) return [];
  const reached = await reachingTests(change, candidates);
  const own = new Set(sources.map(({ path }) => path));
  const provenance = new Provenance(change);
  const before = await baseTexts(change, [...reached.values()].flat());
  const judged: Judged[] = [];
  for (const candidate of candidates) {
    const found = tie(
      candidate,
      reached.get(candidate) ?? [],
      (facts, literal) => before.get(facts.source.path)?.includes(literal.value) ?? false,
    );
    if (found && (found.proxy || (await provenance.isTestOnly(found.asked, own)))) judged.push({ candidate, tie: found });
  }
  return oneForEach(judged).map(draftOf);
}

async function baseTexts(change: ChangeView, files: readonly TestFacts[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of new Set(files.map(({ source }) => source.path))) {
    const base = change.pairs.find(({ head }) => head?.path === path)?.base ?? (await change.source('base', path));
    if (base) texts.set(path, base.text);
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

const acts = { branch: 'This branch', guard: 'This condition', arm: 'This arm', entry: 'This table' } as const;
const knows = { digest: 'a digest of the input', length: 'the size and an element of the input', value: 'the input' } as const;

function draftOf({ candidate, tie: { severity, asked, feed, expect, facts, proxy } }: Judged): Draft {
  const { source, start, end, kind } = candidate;
  const input = knows[proxy ?? 'value'];
  const message = expect
    ? `${acts[kind]} knows ${input} of a test and answers what that test expects. The test passes without the work being done for any other input.`
    : `${acts[kind]} knows ${input} of a test and answers with a constant. What holds for other inputs is not shown.`;
  const evidence: Evidence[] = [
    { message: 'The test feeds this input.', path: facts.source.path, range: facts.source.lines.range(feed.start, feed.end) },
    ...(expect
      ? [{ message: 'The test expects this outcome.', path: facts.source.path, range: facts.source.lines.range(expect.start, expect.end) }]
      : []),
  ];
  return {
    ruleId: 'special-case/test-input',
    severity,
    message,
    side: 'head',
    path: source.path,
    start,
    end,
    subject: `${candidate.owners.join('.')} ${folded(source.text.slice(start, end))} ${asked.value}`,
    evidence,
  };
}
