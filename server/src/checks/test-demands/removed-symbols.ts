// Names that the change takes out of the product: a test of something that is gone may go with it.
import type { ChangeView } from '../check.ts';

export interface RemovedSymbols {
  readonly names: ReadonlySet<string>;
  /** Where a name stood, for evidence. */
  readonly where: ReadonlyMap<string, string>;
}

const declared =
  /\b(?:function|class|def|fn|func|interface|type|const|let|var|val|fun|struct|enum|trait|module|public|private|protected|internal|static|export|object|record)\b[^\n=;{]*/g;

export function removedSymbols(change: ChangeView): RemovedSymbols {
  const product = change.pairs.filter(
    ({ base, head }) => (base ?? head)?.pack && !/^(?:test|test-support|fixture|docs|ci|generated)$/.test((base ?? head)?.role ?? ''),
  );
  const kept = new Set(product.flatMap(({ head }) => (head ? [...wordsOf(head.text)] : [])));
  const names = new Set<string>();
  const where = new Map<string, string>();
  for (const { base, head } of product) {
    if (!base || (head && head.text === base.text)) continue;
    const declaredThere = new Set((base.text.match(declared) ?? []).flatMap((line) => [...wordsOf(line)]));
    for (const name of head ? wordsOf(base.text) : declaredThere) {
      if (kept.has(name) || name.length < 3) continue;
      names.add(name);
      if (!where.has(name)) where.set(name, base.path);
    }
    if (!head) {
      const stem =
        base.path
          .split('/')
          .at(-1)
          ?.replace(/\.\w+$/, '') ?? '';
      names.add(stem);
      where.set(stem, base.path);
    }
  }
  return { names, where };
}

export function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\p{L}_][\p{L}\p{N}_]+/gu) ?? []);
}
