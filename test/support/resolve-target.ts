// Resolves a target of a real repository and checks, every time, that the caller is left byte for byte as it was.
import { expect, onTestFinished } from 'vitest';
import { git } from '../../server/src/host/git/index.ts';
import type { Repository, Resolution } from '../../server/src/host/host.ts';
import type { TargetRequest } from '../../server/src/model/target.ts';
import type { TestRepository } from './repository.ts';

export interface Resolved extends Resolution {
  readonly repository: Repository;
  /** `status path`, with `old -> ` before the path and `+added -deleted` or `binary` behind it. */
  readonly lines: readonly string[];
  readonly codes: readonly string[];
  head(path: string): Promise<string | undefined>;
  base(path: string): Promise<string | undefined>;
}

export interface ResolveTargetOptions {
  /** Where the caller stands, below the root. */
  readonly from?: string;
  readonly allowEmpty?: boolean;
  /** What a target may write besides our own folder. */
  readonly except?: readonly string[];
}

export const workingTree: TargetRequest = { kind: 'working-tree' };

export async function resolveTarget(
  repo: TestRepository,
  request: TargetRequest = workingTree,
  options: ResolveTargetOptions = {},
): Promise<Resolved> {
  const except = ['.git/change-gate', ...(options.except ?? [])];
  const before = repo.fingerprint(except);
  const opened = await git.open(repo.path(options.from ?? ''));
  onTestFinished(() => opened.close());
  try {
    const resolution = await opened.resolve(request, { allowEmpty: options.allowEmpty === true });
    return { ...resolution, ...describe(opened, resolution) };
  } finally {
    expect(repo.fingerprint(except)).toBe(before);
  }
}

function describe(
  repository: Repository,
  { change, limits }: Resolution,
): Pick<Resolved, 'repository' | 'lines' | 'codes' | 'head' | 'base'> {
  const text = (tree: string) => async (path: string) => {
    const bytes = await repository.tree(tree).read(path);
    return bytes && Buffer.from(bytes).toString('utf8');
  };
  return {
    repository,
    lines: change.files.map(
      ({ status, path, oldPath, additions, deletions, binary }) =>
        `${status} ${oldPath ? `${oldPath} -> ` : ''}${path} ${binary ? 'binary' : `+${additions} -${deletions}`}`,
    ),
    codes: limits.map(({ code, path }) => (path === undefined ? code : `${code} ${path}`)),
    head: text(change.headTree),
    base: text(change.baseTree),
  };
}
