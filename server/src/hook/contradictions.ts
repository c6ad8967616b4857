// What the last message of an agent claims and the evidence contradicts, in lines for a person or the agent.
import { extractClaims } from '../agents/claims/extract.ts';
import { judgeClaims } from '../agents/claims/judge.ts';
import { receiptOfTree } from '../gate/receipt/of-tree.ts';
import type { GateHost } from '../gate/run.ts';
import type { Repository, Resolution } from '../host/host.ts';

/** More than a few say nothing more. */
const mostLines = 5;

export async function contradictionsOf(
  host: GateHost,
  repository: Repository,
  { change }: Resolution,
  message: string,
): Promise<readonly string[]> {
  const claims = extractClaims(message);
  if (claims.length === 0) return [];
  const head = repository.tree(change.headTree);
  const judged = await judgeClaims(claims, {
    gate: (await receiptOfTree(host, repository.commonDir, change.headTree))?.gate,
    changed: new Set(change.files.filter(({ status }) => status !== 'deleted').map(({ path }) => path)),
    has: async (path) => (await head.read(path)) !== undefined,
  });
  return judged
    .filter(({ standing }) => standing === 'contradicted')
    .slice(0, mostLines)
    .map(({ quote, because }) => `“${quote}”: ${because}`);
}
