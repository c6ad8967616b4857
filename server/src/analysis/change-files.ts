// Reads both sides of every changed file and decides which are judged: text, not too large, neither generated nor vendored.
import type { ChangeView, SourcePair } from '../checks/check.ts';
import type { TreeReader } from '../host/host.ts';
import type { ChangedFile, ChangeEntry, FileSide } from '../model/change-set.ts';
import type { Policy } from '../model/policy.ts';
import type { Problem } from '../model/problem.ts';
import type { Range } from '../model/range.ts';
import type { LineIndex } from '../syntax/line-index.ts';
import type { Source } from '../syntax/source.ts';
import type { AnalysisInput } from './analyze.ts';
import { isGenerated } from './generated.ts';

/** Larger texts are machine-made in practice; they are counted and named as a problem. In bytes. */
const largestText = 4 * 1024 * 1024;

export interface ChangeFiles {
  readonly files: readonly ChangedFile[];
  /** The files that are judged. */
  readonly pairs: readonly SourcePair[];
  readonly problems: readonly Problem[];
  source(side: 'base' | 'head', path: string): Source;
  range(side: 'base' | 'head', path: string, span: { start: number; end: number }): Range;
  linesOf(path: string): LineIndex | undefined;
  viewOf(pairs: readonly SourcePair[]): ChangeView;
}

export async function loadChangeFiles(input: AnalysisInput): Promise<ChangeFiles> {
  const files: ChangedFile[] = [];
  const pairs: SourcePair[] = [];
  const problems: Problem[] = [];
  const sides = { base: new Map<string, Source>(), head: new Map<string, Source>() };

  for (const entry of input.change.files) {
    input.signal?.throwIfAborted();
    const pair = await readPair(entry, input, problems);
    const generated = isPairGenerated(pair, input);
    files.push(describe(pair, generated));
    if (generated || entry.binary || (!pair.base && !pair.head)) continue;
    pairs.push(pair);
  }

  for (const { base, head } of pairs) {
    if (base) sides.base.set(base.path, base);
    if (head) sides.head.set(head.path, head);
  }

  const source = (side: 'base' | 'head', path: string): Source => {
    const known = sides[side].get(path);
    if (!known) throw new Error(`a finding names ${path}, which is not part of the change`);
    return known;
  };
  return {
    files,
    pairs,
    problems,
    source,
    range: (side, path, span) => source(side, path).lines.range(span.start, span.end),
    linesOf: (path) => (sides.head.get(path) ?? sides.base.get(path))?.lines,
    viewOf: (wanted) => viewOf(wanted, sides, input),
  };
}

async function readPair(entry: ChangeEntry, input: AnalysisInput, problems: Problem[]): Promise<SourcePair> {
  if (entry.binary) return { entry, base: undefined, head: undefined };
  const basePath = entry.status === 'copied' ? undefined : (entry.oldPath ?? entry.path);
  const base = basePath === undefined ? undefined : await readSource(input.base, basePath, entry.base, input, problems);
  const head = input.overlay?.get(entry.path) ?? (await readSource(input.head, entry.path, entry.head, input, problems));
  return { entry, base, head };
}

async function readSource(
  tree: TreeReader,
  path: string,
  side: FileSide | undefined,
  input: AnalysisInput,
  problems: Problem[],
): Promise<Source | undefined> {
  if (!side || (side.kind !== 'file' && side.kind !== 'executable')) return undefined;
  const bytes = await tree.read(path, largestText);
  if (!bytes) {
    problems.push({ code: 'too-large', message: `Larger than ${largestText / 1024 / 1024} MiB: counted, not judged.`, path });
    return undefined;
  }
  return input.sources.source(path, side.oid, () => decode(bytes));
}

const generatedPairs = new WeakMap<
  Source,
  { base: Source | undefined; policy: Policy; attribute: boolean | undefined; generated: boolean }
>();

/** Decided once for the same two texts. */
function isPairGenerated(pair: SourcePair, input: AnalysisInput): boolean {
  const { base, head } = pair;
  const { policy } = input;
  const attribute = input.generatedAttributes?.get(pair.entry.path);
  const key = head ?? base;
  const known = key && generatedPairs.get(key);
  if (known && known.base === base && known.policy === policy && known.attribute === attribute) return known.generated;
  const generated = isGenerated(generatedFacts(pair, input), policy);
  if (key) generatedPairs.set(key, { base, policy, attribute, generated });
  return generated;
}

function generatedFacts({ entry, base, head }: SourcePair, input: AnalysisInput) {
  const attribute = input.generatedAttributes?.get(entry.path);
  return {
    path: entry.path,
    ...(attribute === undefined ? {} : { attribute }),
    ...(base ? { baseText: base.text } : {}),
    ...(head ? { headText: head.text } : {}),
  };
}

function describe({ entry, base, head }: SourcePair, generated: boolean): ChangedFile {
  const { path, oldPath, status, additions, deletions, binary } = entry;
  return {
    path,
    ...(oldPath === undefined ? {} : { oldPath }),
    status,
    additions,
    deletions,
    binary,
    generated,
    language: (head ?? base)?.pack?.id ?? null,
  };
}

function viewOf(
  pairs: readonly SourcePair[],
  sides: Record<'base' | 'head', ReadonlyMap<string, Source>>,
  input: AnalysisInput,
): ChangeView {
  return {
    pairs,
    source: async (side, path) => {
      const source = sides[side].get(path) ?? (await readElsewhere(input[side], path, input));
      if (source) await input.sources.prepare([source]);
      return source;
    },
    paths: async (side) => [...(await input[side].list()).keys()],
    grep: (side, literals) => input[side].grep(literals),
  };
}

async function readElsewhere(tree: TreeReader, path: string, input: AnalysisInput): Promise<Source | undefined> {
  const oid = (await tree.list()).get(path);
  const bytes = oid === undefined ? undefined : await tree.read(path, largestText);
  if (!bytes || oid === undefined || isBinary(bytes)) return undefined;
  return input.sources.source(path, oid, () => decode(bytes));
}

function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

/** Git's own test: a NUL in the first 8,000 bytes. */
function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, 8000).includes(0);
}
