// Which nodes answer what someone typed: every word must stand in name, path, detail or mark of the node or of what it holds.
import type { Shown } from './grouping.ts';

/** Undefined where nothing is asked. */
export function matching(nodes: readonly Shown[], query: string): ReadonlySet<string> | undefined {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  return new Set(
    nodes
      .filter(({ members }) =>
        members.some(({ name, path, detail, kind }) => {
          const text = `${kind} ${name} ${path} ${detail}`.toLowerCase();
          return words.every((word) => text.includes(word));
        }),
      )
      .map(({ id }) => id),
  );
}
