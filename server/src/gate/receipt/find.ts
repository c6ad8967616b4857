// Finds receipts by id, by the start of one, or by file, and believes only what verifies.
import type { GateHost } from '../run.ts';
import { verifyBundle } from './verify.ts';
import { Failure } from '../../model/failure.ts';
import type { Receipt } from '../../model/receipt.ts';

export interface FoundReceipt {
  readonly receipt: Receipt;
  readonly bytes: Uint8Array;
  readonly path: string;
}

export interface ListedReceipt {
  readonly id: string;
  readonly path: string;
  readonly verdict: string;
  readonly finishedAt: string;
  readonly target: string;
}

/** `wanted`: an id, the start of one, or a file; the newest where nothing is named. Throws `Failure` for what does not verify. */
export async function findReceipt(host: GateHost, directory: string, wanted: string | undefined): Promise<FoundReceipt> {
  const file = wanted === undefined ? undefined : await host.readFile(wanted);
  if (file) return open(host, { path: wanted ?? '', bytes: file });
  const stored = await receiptsOf(host, directory);
  const matching = stored.filter(({ path }) => wanted === undefined || nameOf(path).startsWith(wanted.toLowerCase()));
  const [found] = matching;
  if (!found)
    throw new Failure(
      'usage',
      'no-receipt',
      wanted === undefined ? 'There is no receipt yet.' : `There is no receipt “${wanted}”.`,
      'change-gate receipt list shows them; change-gate gate makes one.',
    );
  if (matching.length > 1 && wanted !== undefined)
    throw new Failure('usage', 'ambiguous-receipt', `More than one receipt starts with “${wanted}”.`, 'Write more of its id.');
  const receipt = await open(host, found);
  if (receipt.receipt.id !== nameOf(found.path))
    throw new Failure('unavailable', 'receipt-misplaced', 'The receipt is about another source than its name says.', 'Run the gate again.');
  return receipt;
}

export async function listReceipts(host: GateHost, directory: string): Promise<readonly ListedReceipt[]> {
  const keys = await host.keys.verificationKeys();
  return (await receiptsOf(host, directory)).map(({ path, bytes }) => {
    const result = verifyBundle(bytes, keys);
    if ('problem' in result) return { id: nameOf(path), path, verdict: 'invalid', finishedAt: '', target: result.problem.message };
    const { gate } = result.receipt;
    return {
      id: result.receipt.id,
      path,
      verdict: gate.verdict,
      finishedAt: gate.finishedAt,
      target: `${gate.target.kind} ${gate.target.spec}`,
    };
  });
}

async function open(host: GateHost, { path, bytes }: { path: string; bytes: Uint8Array }): Promise<FoundReceipt> {
  const result = verifyBundle(bytes, await host.keys.verificationKeys());
  if ('problem' in result)
    throw new Failure('unavailable', result.problem.code, result.problem.message, 'Do not rely on it; run the gate again.');
  return { receipt: result.receipt, bytes, path };
}

/** Every stored bundle, newest first, unread. */
export async function receiptsOf(
  host: GateHost,
  directory: string,
): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]> {
  const repository = await host.git.open(directory);
  try {
    return await host.store(repository.commonDir).receipts();
  } finally {
    await repository.close();
  }
}

/** The id that a stored bundle's file is named by. */
export function nameOf(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1).replace(/\.intoto\.jsonl$/, '');
}
