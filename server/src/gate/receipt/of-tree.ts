// Finds what genuine receipts say of exactly one tree.
import type { Receipt } from '../../model/receipt.ts';
import type { GateHost } from '../run.ts';
import { isAbout } from './freshness.ts';
import { verifyBundle } from './verify.ts';

/** The best there is: one that passed, or else any. */
export async function receiptOfTree(host: GateHost, commonDir: string, headTree: string): Promise<Receipt | undefined> {
  const stored = await host.store(commonDir).receipts();
  if (stored.length === 0) return undefined;
  const keys = await host.keys.verificationKeys();
  const genuine = stored.flatMap(({ bytes }) => {
    const result = verifyBundle(bytes, keys);
    return 'receipt' in result && isAbout(result.receipt, headTree) ? [result.receipt] : [];
  });
  return genuine.find(({ gate }) => gate.verdict === 'passed') ?? genuine[0];
}
