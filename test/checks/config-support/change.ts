// A change in memory for the checks on configuration: two maps of texts, with scripts really parsed.
import { roleOf } from '../../../server/src/analysis/roles.ts';
import type { Check, ChangeView, Draft, Occurrence, SourcePair } from '../../../server/src/checks/check.ts';
import { check as ci } from '../../../server/src/checks/config-ci/index.ts';
import { check as hooks } from '../../../server/src/checks/config-hooks/index.ts';
import { check as policy } from '../../../server/src/checks/config-policy/index.ts';
import { check as tools } from '../../../server/src/checks/config-tools/index.ts';
import { grammarFiles } from '../../../server/src/host/grammars.ts';
import { createSyntax } from '../../../server/src/syntax/create-syntax.ts';
import type { Source } from '../../../server/src/syntax/source.ts';

export const checks: readonly Check[] = [tools, ci, hooks, policy];

export interface Side {
  readonly [path: string]: string;
}

export interface ChangeOptions {
  /** Old paths of renamed files by new path. */
  readonly renames?: Readonly<Record<string, string>>;
  /** Paths of head that the change leaves alone. */
  readonly others?: readonly string[];
  /** Reads a file that the change leaves alone. */
  readonly read?: (side: 'base' | 'head', path: string) => string | undefined;
}

const syntax = createSyntax(grammarFiles);

async function sourceOf(path: string, text: string): Promise<Source> {
  const source = syntax.source(path, text, roleOf(path));
  await syntax.prepare([source]);
  return source;
}

export async function changeOf(base: Side, head: Side, { renames = {}, others = [], read }: ChangeOptions = {}): Promise<ChangeView> {
  const gone = new Set(Object.values(renames));
  const paths = [...new Set([...Object.keys(head), ...Object.keys(base).filter((path) => !gone.has(path))])];
  const pairs = await Promise.all(
    paths.map(async (path): Promise<SourcePair> => {
      const oldPath = renames[path] ?? path;
      const [before, after] = [base[oldPath], head[path]];
      return {
        entry: {
          path,
          ...(oldPath === path ? {} : { oldPath }),
          status: before === undefined ? 'added' : after === undefined ? 'deleted' : oldPath === path ? 'modified' : 'renamed',
          additions: 0,
          deletions: 0,
          binary: false,
          generated: false,
          language: null,
        },
        base: before === undefined ? undefined : await sourceOf(oldPath, before),
        head: after === undefined ? undefined : await sourceOf(path, after),
      };
    }),
  );
  return {
    pairs: pairs.filter(({ base: before, head: after }) => before?.text !== after?.text || before?.path !== after?.path),
    source: async (side, path) => {
      const text = (side === 'base' ? base : head)[path] ?? read?.(side, path);
      return text === undefined ? undefined : sourceOf(path, text);
    },
    paths: async (side) => [...Object.keys(side === 'base' ? base : head), ...others],
    grep: async () => [],
  };
}

/** What the checks say of a change, as `path:line rule severity`, sorted; the full drafts beside them. */
export async function judgeChange(
  change: ChangeView,
): Promise<{ lines: string[]; drafts: (Draft | (Occurrence & { path: string; side: 'head' }))[] }> {
  const drafts: (Draft | (Occurrence & { path: string; side: 'head' }))[] = [];
  for (const check of checks) {
    if (check.kind === 'comparison') {
      const pairs = change.pairs.filter(({ base, head }) => (base && check.wants(base, 'base')) || (head && check.wants(head, 'head')));
      if (pairs.length > 0) drafts.push(...(await check.compare({ ...change, pairs })).drafts);
    } else {
      for (const { base, head } of change.pairs) {
        if (!head || !check.wants(head)) continue;
        const known = new Set(base && check.wants(base) ? check.find(base).map(({ subject, anchor }) => `${subject} ${anchor}`) : []);
        drafts.push(
          ...check
            .find(head)
            .filter(({ subject, anchor }) => !known.has(`${subject} ${anchor}`))
            .map((act) => ({ ...act, path: head.path, side: 'head' as const })),
        );
      }
    }
  }
  const lineOf = (draft: (typeof drafts)[number]) =>
    change.pairs
      .map((pair) => pair[draft.side])
      .find((source) => source?.path === draft.path)
      ?.lines.position(draft.start).line ?? 0;
  return { drafts, lines: drafts.map((draft) => `${draft.path}:${lineOf(draft)} ${draft.ruleId} ${draft.severity}`).sort() };
}
