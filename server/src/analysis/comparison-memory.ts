// Remembers what a comparison said, as long as every text that it looked at is the same. One memory belongs to one pair of trees.
import type { ChangeView, ComparisonCheck, SourcePair } from '../checks/check.ts';
import type { Source } from '../syntax/source.ts';

type Answer = Awaited<ReturnType<ComparisonCheck['compare']>>;
type Side = 'base' | 'head';

interface Memory {
  readonly pairs: readonly SourcePair[];
  /** The texts elsewhere that the check asked for. */
  readonly asked: readonly { readonly side: Side; readonly path: string; readonly source: Source | undefined }[];
  readonly answer: Answer;
}

export class ComparisonMemory {
  readonly #memories = new Map<ComparisonCheck, Memory>();

  async compare(check: ComparisonCheck, view: ChangeView): Promise<Answer> {
    const known = this.#memories.get(check);
    if (known && (await isCurrent(known, view))) return known.answer;
    const asked: Memory['asked'][number][] = [];
    const answer = await check.compare({
      ...view,
      source: async (side, path) => {
        const source = await view.source(side, path);
        asked.push({ side, path, source });
        return source;
      },
    });
    this.#memories.set(check, { pairs: view.pairs, asked, answer });
    return answer;
  }
}

async function isCurrent({ pairs, asked }: Memory, view: ChangeView): Promise<boolean> {
  if (pairs.length !== view.pairs.length || !pairs.every((pair, index) => isSame(pair, view.pairs[index]))) return false;
  for (const { side, path, source } of asked) {
    if ((await view.source(side, path)) !== source) return false;
  }
  return true;
}

function isSame(before: SourcePair, now: SourcePair | undefined): boolean {
  return (
    before.base === now?.base &&
    before.head === now?.head &&
    before.entry.status === now?.entry.status &&
    before.entry.path === now.entry.path
  );
}
