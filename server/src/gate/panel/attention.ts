// “Look here first”: at most seven rows, worst first, each one sentence, its proof as places, and one act.
import type { ChangeMap } from '../../model/change-map.ts';
import type { Finding } from '../../model/finding.ts';
import type { Attention, Place } from '../../model/panel.ts';
import { marks, type Tone } from '../../model/receipt-outline.ts';
import type { ReceiptNow } from './panel-of.ts';
import type { ProofNow } from './proof-of.ts';
import { firstSentence, oneLine, plural } from './words.ts';

const most = 7;
const tones: Readonly<Record<Finding['severity'], Tone>> = { error: 'bad', warning: 'warn', info: 'dim' };
const order: readonly Tone[] = ['bad', 'warn', 'dim', 'ok'];

export function attentionOf(
  map: ChangeMap,
  findings: readonly Finding[],
  now: ReceiptNow | undefined,
  proof: ProofNow,
): { attention: Attention[]; attentionLeft: number } {
  const rows = [
    ...findings.map(ofFinding),
    ...reasonsWithoutFinding(now, findings),
    ...proof.hunks.filter(({ state }) => state === 'unproven' || state === 'untested').map(ofHunk),
    ...map.changed.filter((each) => each.breaking === true).map((each) => ofBreaking(each, map)),
    ...ofUntested(map, proof),
  ];
  const sorted = rows.map((row, at) => ({ row, at })).sort((a, b) => order.indexOf(a.row.tone) - order.indexOf(b.row.tone) || a.at - b.at);
  return { attention: sorted.slice(0, most).map(({ row }) => row), attentionLeft: Math.max(0, rows.length - most) };
}

function ofFinding(finding: Finding): Attention {
  const tone = tones[finding.severity];
  const id = `finding ${finding.fingerprint}`;
  const own: Place = { path: finding.path, lines: { start: finding.range.start.line, end: finding.range.end.line }, side: 'head' };
  const proofs = finding.evidence.flatMap(({ message, path, range }) =>
    path === undefined || !range
      ? []
      : [{ message, place: { path, lines: { start: range.start.line, end: range.end.line }, side: 'head' as const } }],
  );
  return {
    id,
    tone,
    mark: marks[tone],
    sentence: oneLine(firstSentence(finding.message)),
    code: finding.ruleId,
    places: [
      { id, says: '', text: placeText(own), place: own },
      ...proofs.map(({ message, place }, at) => ({
        id: `${id} ${at}`,
        says: oneLine(message).replace(/\.$/, ''),
        text: placeText(place),
        place,
      })),
    ],
    detail: oneLine(finding.message.slice(firstSentence(finding.message).length).replace(/^\.?\s*/, '')),
    act: /^(?:test|config)\//.test(finding.ruleId) ? 'compare' : 'open',
  };
}

/** What the gate holds against the change beyond its findings: tests that broke or are gone, steps that failed. */
function reasonsWithoutFinding(now: ReceiptNow | undefined, findings: readonly Finding[]): Attention[] {
  if (!now || now.fresh.state === 'stale') return [];
  const rules = new Set(findings.map((finding) => finding.ruleId));
  return now.receipt.gate.reasons
    .filter(
      (reason) =>
        reason.code !== 'finding' &&
        !(reason.step === 'check' && findings.length > 0) &&
        !(reason.subject !== undefined && rules.has(reason.subject)),
    )
    .map((reason) => ({
      id: `reason ${reason.code} ${reason.step ?? ''} ${reason.subject ?? ''}`,
      tone: reason.verdict === 'failed' ? 'bad' : 'warn',
      mark: reason.verdict === 'failed' ? marks.bad : marks.warn,
      sentence: oneLine(reason.message),
      code: reason.code,
      places: [],
      detail: '',
      act: 'open',
    }));
}

function ofHunk({ path, startLine, endLine, state, reason }: ProofNow['hunks'][number]): Attention {
  const id = `hunk ${path}:${startLine}`;
  const place: Place = { path, lines: { start: Math.max(1, startLine), end: Math.max(1, startLine, endLine) }, side: 'head' };
  return {
    id,
    tone: 'warn',
    mark: marks.warn,
    sentence: state === 'untested' ? 'No test reaches this hunk' : 'Undo this hunk and no test fails',
    code: state,
    places: [{ id, says: '', text: placeText(place), place }],
    detail: oneLine(reason ?? ''),
    act: 'compare',
  };
}

function ofBreaking({ path, symbol, lines, change }: ChangeMap['changed'][number], map: ChangeMap): Attention {
  const id = `breaking ${path}#${symbol}`;
  const place: Place = { path, ...(lines ? { lines } : {}), side: change === 'removed' ? 'base' : 'head' };
  const users = map.reached.filter((each) => each.via[0] === `${path}#${symbol}`).length;
  return {
    id,
    tone: 'warn',
    mark: marks.warn,
    sentence: `${oneLine(symbol)} breaks who uses it: it is public and ${change === 'removed' ? 'gone' : change === 'renamed' ? 'has another name' : 'asks for something else'}`,
    code: 'breaking',
    places: [{ id, says: '', text: placeText(place), place }],
    detail:
      users === 0
        ? 'nothing in this repository uses it'
        : `${plural(users, 'place')} in this repository ${users === 1 ? 'depends' : 'depend'} on it`,
    act: 'compare',
  };
}

/** Once hunks are proven one by one, they say it better. */
function ofUntested(map: ChangeMap, { hunks }: ProofNow): Attention[] {
  if (hunks.length > 0) return [];
  return map.changed
    .filter((each) => map.untested.some(({ path, symbol }) => path === each.path && symbol === each.symbol))
    .map(({ path, symbol, lines }) => {
      const id = `untested ${path}#${symbol}`;
      const place: Place = { path, ...(lines ? { lines } : {}), side: 'head' };
      return {
        id,
        tone: 'dim',
        mark: marks.dim,
        sentence: `No test reaches ${oneLine(symbol)}`,
        code: 'untested',
        places: [{ id, says: '', text: placeText(place), place }],
        detail: '',
        act: 'open',
      };
    });
}

function placeText({ path, lines }: Place): string {
  return oneLine(lines ? `${path}:${lines.start}${lines.end > lines.start ? `–${lines.end}` : ''}` : path);
}
