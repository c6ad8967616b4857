// The static half of the gate: what does this change silence, special-case, weaken or loosen? Runs every check on both sides and says what is new.
import type { ChangeView, Check, Draft, OccurrenceCheck, ComparisonCheck } from '../checks/check.ts';
import type { TreeReader } from '../host/host.ts';
import type { ChangeSet } from '../model/change-set.ts';
import type { Finding } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';
import type { Problem } from '../model/problem.ts';
import type { LineIndex } from '../syntax/line-index.ts';
import type { Source } from '../syntax/source.ts';
import { applyPolicy } from './apply-policy.ts';
import { byPlace } from './order.ts';
import { type ChangeFiles, loadChangeFiles } from './change-files.ts';
import { findingOf } from './finding-of.ts';
import { Fingerprints } from './fingerprint.ts';
import type { ComparisonMemory } from './comparison-memory.ts';
import { type Matched, matchActs, type Placed } from './match.ts';
import type { SourceCache } from './source-cache.ts';

export interface AnalysisInput {
  readonly change: ChangeSet;
  readonly base: TreeReader;
  readonly head: TreeReader;
  /** Read from base. */
  readonly policy: Policy;
  /** Read from head, where the change edits it: it may only raise. */
  readonly headPolicy?: Policy;
  readonly checks: readonly Check[];
  readonly sources: SourceCache;
  /** Head texts that replace what the tree holds: the open documents of an editor. */
  readonly overlay?: ReadonlyMap<string, Source>;
  /** `linguist-generated` and `linguist-vendored` of the changed paths. */
  readonly generatedAttributes?: ReadonlyMap<string, boolean>;
  /** Answers of comparisons made before on the same two trees, for a caller that asks again at every keystroke. */
  readonly comparisons?: ComparisonMemory;
  readonly signal?: AbortSignal;
}

export interface Analysis {
  /** New and moved findings, and the existing ones of changed files. */
  readonly findings: readonly Finding[];
  readonly fixed: readonly Finding[];
  readonly problems: readonly Problem[];
  readonly files: ChangeFiles['files'];
  readonly filesChecked: number;
  /** Lines of a judged file: of head, or of base where head has it not. */
  linesOf(path: string): LineIndex | undefined;
}

export async function analyze(input: AnalysisInput): Promise<Analysis> {
  const files = await loadChangeFiles(input);
  const occurrences = input.checks.filter((check) => check.kind === 'occurrence');
  const comparisons = input.checks.filter((check) => check.kind === 'comparison');

  const base = await placeActs(files, 'base', occurrences, input);
  const head = await placeActs(files, 'head', occurrences, input);
  const matched = matchActs(base, head);
  const compared = await compare(files, comparisons, input);

  const fingerprints = new Fingerprints();
  const acts = matched.head.map((match) => actFinding(match, files, fingerprints));
  const drafts = compared.drafts.map((draft) => draftFinding(draft, files, fingerprints));
  const fixed = matched.fixed.map(({ act, path }) => findingOf(act, files.source('base', path), 'fixed', fingerprints));
  return {
    findings: applyPolicy([...acts, ...drafts].sort(byPlace), input.policy, input.headPolicy),
    fixed: fixed.sort(byPlace),
    problems: [
      ...files.problems,
      ...compared.problems,
      ...files.pairs.flatMap(({ head }) => (head ? [...parseProblems(head), ...checkProblems(head, input.sources)] : [])),
    ],
    files: files.files,
    filesChecked: files.pairs.length,
    linesOf: files.linesOf,
  };
}

const unreadReasons = {
  'too-large': 'Too large to be read as syntax; only its text was judged.',
  'too-slow': 'Takes too long to be read as syntax; only its text was judged.',
  'grammar-failed': 'The grammar fails on it; only its text was judged.',
} as const;

/** Said only of texts that a check had to read as syntax. */
function parseProblems(source: Source): Problem[] {
  if (!source.parsed) return [];
  if (source.unread) return [{ code: 'too-large-to-parse', message: unreadReasons[source.unread], path: source.path }];
  if (!source.broken) return [];
  return [{ code: 'does-not-parse', message: 'Part of this file does not parse; what did parse was judged.', path: source.path }];
}

function checkProblems(source: Source, sources: SourceCache): Problem[] {
  return sources.failuresOf(source).map((id) => ({
    code: 'check-failed',
    message: `The check ${id} could not read this file; what it would say is not known.`,
    path: source.path,
  }));
}

type Side = 'base' | 'head';

async function placeActs(files: ChangeFiles, side: Side, checks: readonly OccurrenceCheck[], input: AnalysisInput): Promise<Placed[]> {
  const placed: Placed[] = [];
  for (const pair of files.pairs) {
    input.signal?.throwIfAborted();
    const source = pair[side];
    if (!source) continue;
    for (const check of checks) {
      if (!input.sources.wants(check, source, side)) continue;
      for (const act of await input.sources.acts(check, source)) {
        const line = source.lines.lineOf(act.start);
        placed.push({ file: pair.entry.path, path: source.path, line, text: source.lines.textOf(line).trim(), act });
      }
    }
  }
  return placed;
}

async function compare(
  files: ChangeFiles,
  checks: readonly ComparisonCheck[],
  input: AnalysisInput,
): Promise<{ drafts: Draft[]; problems: Problem[] }> {
  const drafts: Draft[] = [];
  const problems: Problem[] = [];
  for (const check of checks) {
    input.signal?.throwIfAborted();
    const wanted = files.pairs.filter(
      ({ base, head }) => (base && input.sources.wants(check, base, 'base')) || (head && input.sources.wants(check, head, 'head')),
    );
    if (wanted.length === 0) continue;
    await input.sources.prepare(wanted.flatMap(({ base, head }) => [base, head]).filter((source) => source !== undefined));
    const view = files.viewOf(wanted);
    const result = await compareOnce(check, view, input);
    drafts.push(...result.drafts);
    problems.push(...(result.problems ?? []));
  }
  return { drafts, problems };
}

function actFinding({ placed, status, before }: Matched, files: ChangeFiles, fingerprints: Fingerprints): Finding {
  const finding = findingOf(placed.act, files.source('head', placed.path), status, fingerprints);
  if (before && before.path !== placed.path) finding.oldPath = before.path;
  if (status === 'new' && before)
    finding.evidence.push({
      message: `Reached less before: ${firstSentence(before.act.message)}`,
      path: before.path,
      range: files.range('base', before.path, before.act),
    });
  return finding;
}

function firstSentence(message: string): string {
  return message.split(/(?<=\.) /)[0] ?? message;
}

function draftFinding(draft: Draft, files: ChangeFiles, fingerprints: Fingerprints): Finding {
  return {
    ruleId: draft.ruleId,
    severity: draft.severity,
    status: 'new',
    message: draft.message,
    path: draft.path,
    range: files.range(draft.side, draft.path, draft),
    fingerprint: fingerprints.next([draft.ruleId, draft.subject]),
    evidence: [...draft.evidence],
    ...(draft.tool === undefined ? {} : { tool: draft.tool }),
  };
}

/** A check never throws; where one does all the same, the others still speak. */
async function compareOnce(check: ComparisonCheck, view: ChangeView, input: AnalysisInput): ReturnType<ComparisonCheck['compare']> {
  try {
    return await (input.comparisons?.compare(check, view) ?? check.compare(view));
  } catch {
    input.signal?.throwIfAborted();
    return {
      drafts: [],
      problems: [{ code: 'check-failed', message: `The check ${check.id} could not read this change; what it would say is not known.` }],
    };
  }
}
