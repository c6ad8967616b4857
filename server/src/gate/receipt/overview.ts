// Every stored receipt of a repository with what it says now; each target is looked at once, however many receipts name it.
import type { Receipt } from '../../model/receipt.ts';
import type { ReceiptEntry } from '../../model/receipt-entry.ts';
import type { GateHost } from '../run.ts';
import { currentDigests } from './current.ts';
import { nameOf, receiptsOf } from './find.ts';
import { freshness } from './freshness.ts';
import { verifyBundle } from './verify.ts';

/** Newest first, at most `limit`. */
export async function receiptOverview(host: GateHost, directory: string, limit: number): Promise<ReceiptEntry[]> {
  const stored = (await receiptsOf(host, directory)).slice(0, limit);
  if (stored.length === 0) return [];
  const keys = await host.keys.verificationKeys();
  const known = new Map<string, ReadonlyMap<string, string>>();
  const digestsFor = async ({ gate }: Receipt): Promise<ReadonlyMap<string, string>> => {
    const target = JSON.stringify(gate.target);
    const digests = known.get(target) ?? (await currentDigests(host, directory, gate.target));
    known.set(target, digests);
    return digests;
  };
  const entries: ReceiptEntry[] = [];
  for (const { path, bytes } of stored) {
    const result = verifyBundle(bytes, keys);
    entries.push('problem' in result ? invalid(path, result.problem.message) : entryOf(result.receipt, await digestsFor(result.receipt)));
  }
  return entries;
}

function entryOf(receipt: Receipt, current: ReadonlyMap<string, string>): ReceiptEntry {
  const { gate, id } = receipt;
  const { state, steps } = freshness(receipt, current);
  return {
    id,
    verdict: gate.verdict,
    finishedAt: gate.finishedAt,
    target: gate.target.rootRev === undefined ? gate.target.spec : `${gate.target.spec} from ${gate.target.rootRev}`,
    holds: state === 'valid' ? 'exact' : 'stale',
    because: [...new Set(steps.flatMap((step) => step.because))],
  };
}

function invalid(path: string, why: string): ReceiptEntry {
  return { id: nameOf(path), verdict: 'invalid', finishedAt: '', target: '', holds: 'invalid', because: [why] };
}
