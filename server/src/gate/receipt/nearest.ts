// The receipt that says most about the bytes at hand: one of exactly these, else the newest that is genuine.
import type { Receipt } from '../../model/receipt.ts';
import type { GateHost } from '../run.ts';
import { currentFreshness } from './current.ts';
import type { Freshness } from './freshness.ts';
import { receiptOfTree } from './of-tree.ts';
import { verifyBundle } from './verify.ts';

/** `directory`: of the repository. Undefined where nothing genuine is there. */
export async function nearestReceipt(
  host: GateHost,
  directory: string,
  headTree: string,
): Promise<{ receipt: Receipt; fresh: Freshness } | undefined> {
  const repository = await host.git.open(directory);
  try {
    const receipt = (await receiptOfTree(host, repository.commonDir, headTree)) ?? (await newestReceipt(host, repository.commonDir));
    return receipt && { receipt, fresh: await currentFreshness(host, directory, receipt) };
  } finally {
    await repository.close();
  }
}

async function newestReceipt(host: GateHost, commonDir: string): Promise<Receipt | undefined> {
  const stored = await host.store(commonDir).receipts();
  if (stored.length === 0) return undefined;
  const keys = await host.keys.verificationKeys();
  for (const { bytes } of stored) {
    const result = verifyBundle(bytes, keys);
    if ('receipt' in result) return result.receipt;
  }
  return undefined;
}
