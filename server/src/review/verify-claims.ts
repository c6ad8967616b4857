// Holds a lane's claims against the frozen bytes, and drops what says the same twice.
import { createHash } from 'node:crypto';
import type { TreeReader } from '../host/host.ts';
import type { LaneName, ReviewFinding } from '../model/review.ts';
import { LineIndex } from '../syntax/line-index.ts';
import type { ClaimedFinding } from './claimed-finding.ts';

/** How far from the claimed line a quoted text may stand. In lines. */
const tolerance = 3;

export async function verifyClaims(claims: readonly ClaimedFinding[], lane: LaneName, head: TreeReader): Promise<ReviewFinding[]> {
  const findings = new Map<string, ReviewFinding>();
  for (const claim of claims) {
    const finding = await verifyClaim(claim, lane, head);
    const known = findings.get(finding.fingerprint);
    if (!known) findings.set(finding.fingerprint, finding);
  }
  return [...findings.values()];
}

async function verifyClaim(claim: ClaimedFinding, lane: LaneName, head: TreeReader): Promise<ReviewFinding> {
  const path = claim.file.replace(/^\.\//, '').replace(/^[ab]\//, (prefix) => (claim.file.startsWith(prefix) ? '' : prefix));
  const text = (await textAt(head, claim.file.replace(/^\.\//, ''))) ?? (await textAt(head, path));
  const lines = text === undefined ? [] : text.split(/\r\n?|\n/);
  const inside = claim.line <= lines.length;
  const quoted = claim.quote === undefined || stands(claim.quote, lines, claim.line);
  const index = new LineIndex(text ?? '');
  const line = inside ? claim.line : 1;
  const last = Math.min(Math.max(claim.endLine ?? line, line), Math.max(lines.length, 1));
  return {
    ruleId: `review/${lane}`,
    severity: 'warning',
    status: 'new',
    message: claim.title,
    path: text === undefined ? claim.file : path,
    range: {
      start: { line, column: 1 },
      end: { line: last, column: index.position(index.startOf(last - 1) + index.textOf(last - 1).length).column },
    },
    fingerprint: createHash('sha256')
      .update([path, claim.line, claim.title.toLowerCase().replace(/\W+/g, ' ')].join('\0'))
      .digest('hex')
      .slice(0, 16),
    evidence: claim.quote === undefined ? [] : [{ message: `Quotes: ${claim.quote.slice(0, 200)}` }],
    lane,
    claimed: claim.severity,
    verified: text !== undefined && inside && quoted,
  };
}

async function textAt(head: TreeReader, path: string): Promise<string | undefined> {
  if (path.startsWith('/') || path.split('/').includes('..')) return undefined;
  const bytes = await head.read(path);
  return bytes && new TextDecoder().decode(bytes);
}

function stands(quote: string, lines: readonly string[], line: number): boolean {
  const near = fold(lines.slice(Math.max(0, line - 1 - tolerance), line + tolerance + quote.split('\n').length).join('\n'));
  return near.includes(fold(quote));
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
