// Lines of head that the change made, by file; a removal touches the line before it.
import type { Repository } from '../../host/host.ts';
import type { ChangeSet } from '../../model/change-set.ts';
import { lineHunks, linesOf } from './lines.ts';
import type { LineSpan } from './changed-tests.ts';

export async function changedLinesOf(
  paths: readonly string[],
  change: ChangeSet,
  repository: Repository,
): Promise<ReadonlyMap<string, readonly LineSpan[]>> {
  const [base, head] = [repository.tree(change.baseTree), repository.tree(change.headTree)];
  const spans = new Map<string, readonly LineSpan[]>();
  for (const path of paths) {
    const file = change.files.find((entry) => entry.path === path);
    const before = file?.base && file.status !== 'copied' ? await base.read(file.oldPath ?? path) : undefined;
    const after = await head.read(path);
    const hunks = lineHunks(linesOf(textOf(before)), linesOf(textOf(after)));
    spans.set(
      path,
      hunks.map(({ start, end }) => (end > start ? { start: start + 1, end } : { start, end: start })),
    );
  }
  return spans;
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? Buffer.from(bytes).toString('utf8') : '';
}
