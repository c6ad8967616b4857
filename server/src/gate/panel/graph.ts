// The change map as nodes and lines: what changed on the left, what it reaches by distance, the tests at the end, and the gaps where none is.
import type { ChangedSymbol, ChangeMap, Reached, ReachingTest } from '../../model/change-map.ts';
import type { Finding } from '../../model/finding.ts';
import type { Panel, PanelEdge, PanelNode } from '../../model/panel.ts';
import { marks, type Tone } from '../../model/receipt-outline.ts';
import { hunksIn, type ProofNow } from './proof-of.ts';
import { firstSentence, oneLine, plural } from './words.ts';

const severityTones: Readonly<Record<Finding['severity'], Tone>> = { error: 'bad', warning: 'warn', info: 'dim' };
const worstFirst: readonly Tone[] = ['bad', 'warn', 'ok', 'dim'];

export function graphOf(map: ChangeMap, findings: readonly Finding[], proof: ProofNow): Pick<Panel['map'], 'nodes' | 'edges'> {
  const untested = new Set(map.untested.map(({ path, symbol }) => label(path, symbol)));
  const last = Math.max(0, ...map.reached.map((each) => each.distance)) + 1;
  const changed = map.changed.map((each) => changedNode(each, findings, proof));
  const gaps = map.changed.filter((each) => untested.has(label(each.path, each.symbol))).map((each) => gapNode(each, last));
  const reached = map.reached.map(reachedNode);
  const tests = map.tests.map((test) => testNode(test, last, proof));
  const sources = new Map(
    map.changed.flatMap((each) => {
      const id = label(each.path, each.symbol);
      return each.was === undefined
        ? [[id, id]]
        : [
            [id, id],
            [label(each.path, each.was), id],
          ];
    }),
  );
  for (const { id } of reached) sources.set(id, id);
  return {
    nodes: [...changed, ...reached, ...tests, ...gaps],
    edges: [
      ...map.reached.flatMap((each) => edgeTo(each, label(each.path, each.symbol), each.symbol, sources)),
      ...map.tests.flatMap((each) => edgeTo(each, testId(each), each.name, sources)),
      ...gaps.map(({ id }): PanelEdge => ({ from: id.slice('gap '.length), to: id, level: 'none' })),
    ],
  };
}

function edgeTo({ via }: Reached | ReachingTest, to: string, name: string | undefined, sources: ReadonlyMap<string, string>): PanelEdge[] {
  const last = via.at(-1) ?? '';
  const from = sources.get(last);
  return from === undefined || from === to ? [] : [{ from, to, level: last.includes('#') && name !== undefined ? 'symbol' : 'file' }];
}

function changedNode(symbol: ChangedSymbol, findings: readonly Finding[], proofs: ProofNow): PanelNode {
  const { path, lines } = symbol;
  const own = findings.filter((finding) => finding.path === path && (!lines || touches(finding, lines)));
  const worst = own.toSorted((a, b) => rank(severityTones[a.severity]) - rank(severityTones[b.severity]))[0];
  const proof = symbol.change === 'removed' ? [] : hunksIn(proofs, path, lines);
  const tone = worst ? severityTones[worst.severity] : (proof.map((each) => each.tone).toSorted((a, b) => rank(a) - rank(b))[0] ?? 'dim');
  return {
    id: label(path, symbol.symbol),
    kind: 'changed',
    column: 0,
    name: oneLine(symbol.symbol),
    detail: worst ? oneLine(firstSentence(worst.message)) : `${fileOf(path)} · ${proofWords(proof) ?? changeWords(symbol)}`,
    tone,
    mark: worst ? marks[tone] : '',
    proof,
    path: oneLine(path),
    place: { path, ...(lines ? { lines } : {}), side: symbol.change === 'removed' ? 'base' : 'head' },
  };
}

function reachedNode({ path, symbol, distance, lines }: Reached): PanelNode {
  return {
    id: label(path, symbol),
    kind: 'reached',
    column: distance,
    name: oneLine(symbol ?? fileOf(path)),
    detail: oneLine(symbol === undefined ? folderOf(path) : path),
    tone: 'dim',
    mark: '',
    proof: [],
    path: oneLine(path),
    place: { path, ...(lines ? { lines } : {}), side: 'head' },
  };
}

function testNode(test: ReachingTest, column: number, proofs: ProofNow): PanelNode {
  const { path, name, lines } = test;
  const known = name === undefined ? undefined : proofs.test(path, name);
  return {
    id: testId(test),
    kind: 'test',
    column,
    name: oneLine(name ?? fileOf(path)),
    detail: oneLine(known ? known.words : path),
    tone: known?.tone ?? 'dim',
    mark: known ? marks[known.tone] : '',
    proof: [],
    path: oneLine(path),
    place: { path, ...(lines ? { lines } : {}), side: 'head' },
  };
}

function gapNode({ path, symbol, lines }: ChangedSymbol, column: number): PanelNode {
  return {
    id: `gap ${label(path, symbol)}`,
    kind: 'gap',
    column,
    name: 'nothing would notice',
    detail: `no test reaches ${oneLine(symbol)}`,
    tone: 'warn',
    mark: marks.warn,
    proof: [],
    path: oneLine(path),
    place: { path, ...(lines ? { lines } : {}), side: 'head' },
  };
}

function touches({ range }: Finding, lines: NonNullable<ChangedSymbol['lines']>): boolean {
  return range.start.line <= lines.end && lines.start <= range.end.line;
}

function proofWords(proof: PanelNode['proof']): string | undefined {
  const all = proof.reduce((sum, each) => sum + each.hunks, 0);
  if (all === 0) return undefined;
  const open = proof.filter((each) => each.word !== 'proven').map((each) => `${each.hunks} ${each.word}`);
  return [plural(all, 'hunk'), ...(open.length === 0 ? ['all proven'] : open)].join(', ');
}

function changeWords({ change, public: isPublic, breaking, was }: ChangedSymbol): string {
  const what =
    change === 'renamed' && was !== undefined
      ? `was ${oneLine(was)}`
      : change === 'body' || change === 'signature'
        ? `${change} changed`
        : change;
  return [what, ...(breaking ? ['breaking'] : isPublic ? ['public'] : [])].join(' · ');
}

function rank(tone: Tone): number {
  return worstFirst.indexOf(tone);
}

function label(path: string, name: string | undefined): string {
  return name === undefined ? path : `${path}#${name}`;
}

function testId({ path, name }: ReachingTest): string {
  return `test ${label(path, name)}`;
}

function fileOf(path: string): string {
  return oneLine(path.slice(path.lastIndexOf('/') + 1));
}

function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
}
