// Whether a genuine receipt says that exactly this tree passed.
import type { GateHost } from '../run.ts';
import { isAbout } from './freshness.ts';
import { verifyBundle } from './verify.ts';

export async function hasPassingReceipt(host: GateHost, commonDir: string, headTree: string): Promise<boolean> {
  const stored = await host.store(commonDir).receipts();
  if (stored.length === 0) return false;
  const keys = await host.keys.verificationKeys();
  return stored.some(({ bytes }) => {
    const result = verifyBundle(bytes, keys);
    return 'receipt' in result && result.receipt.gate.verdict === 'passed' && isAbout(result.receipt, headTree);
  });
}
