// Lists every file of a change with kind, size and SHA-256: what a receipt is bound to besides the tree.
import { createHash } from 'node:crypto';
import { canonicalJson } from './receipt/canonical-json.ts';
import type { Repository, Resolution } from '../host/host.ts';
import type { FileKind } from '../model/change-set.ts';

export interface Manifest {
  readonly base: string;
  readonly baseTree: string;
  readonly headTree: string;
  readonly paths: readonly string[];
  readonly files: readonly {
    readonly path: string;
    readonly oldPath?: string;
    readonly kind: FileKind | 'missing';
    readonly oid?: string;
    readonly size?: number;
    readonly sha256?: string;
  }[];
}

export async function manifestOf({ change, target }: Resolution, repository: Repository): Promise<Manifest> {
  const tree = repository.tree(change.headTree);
  const files = await Promise.all(
    change.files.map(async ({ path, oldPath, head }) => {
      const bytes = head && head.kind !== 'submodule' ? await tree.read(path) : undefined;
      return {
        path,
        ...(oldPath === undefined ? {} : { oldPath }),
        kind: head?.kind ?? ('missing' as const),
        ...(head ? { oid: head.oid } : {}),
        ...(bytes ? { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') } : {}),
      };
    }),
  );
  return { base: change.base, baseTree: change.baseTree, headTree: change.headTree, paths: target.paths ?? [], files };
}

export function manifestDigest(manifest: Manifest): string {
  return createHash('sha256').update(canonicalJson(manifest)).digest('hex');
}
