// The root contract: a branch root is measured from the remote after a refresh, a commit or tag root as it stands; nothing is guessed.
import { Failure } from '../../model/failure.ts';
import type { Commit, Commits } from './commits.ts';
import type { Layout } from './layout.ts';
import type { Queries } from './queries.ts';

export interface Root {
  readonly commit: Commit;
  /** What revision arguments use: `origin/<root>` for a branch, the same words for a commit or tag. */
  readonly rev: string;
  readonly source: string;
}

export interface RootPorts {
  readonly layout: Layout;
  readonly commits: Commits;
  readonly queries: Queries;
  /** Take a branch as it was fetched last. */
  readonly offline?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** Throws `Failure`: a prefixed or malformed spelling, a root that is nowhere, a refresh that failed. */
export async function resolveRoot(root: string, ports: RootPorts): Promise<Root> {
  refusePrefixed(root, ports.layout);
  return (await commitRoot(root, ports)) ?? branchRoot(root, ports);
}

function refusePrefixed(root: string, { remotes }: Layout): void {
  const [first = ''] = root.split('/', 1);
  if (root.includes('/') && (first === 'refs' || first === 'remotes' || first === 'heads' || remotes.has(first))) {
    const bare = root.replace(/^refs\//, '').replace(/^(heads|remotes\/[^/]+|remotes|tags|[^/]+)\//, '');
    throw new Failure(
      'usage',
      'prefixed-root',
      `The root ${JSON.stringify(root)} is spelled with a prefix.`,
      `Name the bare branch: --root ${bare}`,
    );
  }
  if (root === '' || /\.\.|@\{|[\0\n]/.test(root) || root.startsWith('-')) {
    throw new Failure(
      'usage',
      'malformed-root',
      `The root ${JSON.stringify(root)} is not one branch, tag or commit.`,
      'Name the branch this change merges into, or the commit it is measured from.',
    );
  }
}

/** Undefined where the root is, or may be, a branch. */
async function commitRoot(root: string, { commits }: RootPorts): Promise<Root | undefined> {
  const [local, remote] = await Promise.all([commits.find(`refs/heads/${root}`), commits.find(`refs/remotes/origin/${root}`)]);
  if (local || remote) return undefined;
  const commit = await commits.find(root);
  return commit && { commit, rev: root, source: 'named by the caller; a commit needs no refresh' };
}

async function branchRoot(root: string, { layout, commits, queries, offline, signal }: RootPorts): Promise<Root> {
  if (!isBranchName(root))
    throw new Failure(
      'usage',
      'unknown-root',
      `The root ${JSON.stringify(root)} names no branch, tag or commit.`,
      'Name the branch this change merges into.',
    );
  if (!layout.remotes.has('origin')) {
    throw new Failure(
      'unavailable',
      'no-origin',
      `The root ${root} is a branch, but there is no remote named origin to refresh it from.`,
      'Add the remote this change merges into as origin, or name a commit or tag as the root.',
    );
  }
  if (!offline) {
    await queries.fetchBranch(root, signal).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw fetchFailed(root, error);
    });
  }
  const commit = await commits.require(`refs/remotes/origin/${root}`, `origin/${root}`);
  return {
    commit,
    rev: `origin/${root}`,
    source: offline ? 'named by the caller; as it was fetched last' : 'named by the caller; refreshed from origin',
  };
}

/** The rules of `git check-ref-format --branch`, as far as they keep a name from meaning something else. */
export function isBranchName(name: string): boolean {
  return !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\/\/|\/\.|\.lock(\/|$)/u.test(name) && !/^[-./]|[./]$/.test(name) && name !== '@' && name !== 'HEAD';
}

function fetchFailed(root: string, error: unknown): Failure {
  const said = error instanceof Error ? error.message.trim() : String(error);
  if (/couldn't find remote ref/i.test(said)) {
    return new Failure(
      'usage',
      'unknown-root',
      `origin has no branch ${root}.`,
      'Name the branch this change merges into; `git branch -r` lists those that are known.',
    );
  }
  const line = said.split('\n').find((text) => /^(fatal|error|ssh|ERROR)/.test(text)) ?? said.split('\n')[0] ?? '';
  return new Failure(
    'unavailable',
    'root-not-refreshed',
    `origin/${root} could not be refreshed: ${withoutSecrets(line)}`,
    'Check the connection to origin, or name a commit as the root.',
  );
}

/** A remote's address may carry a user and a token. */
export function withoutSecrets(text: string): string {
  return text.replace(/(\w+:\/\/)[^/@\s]+@/g, '$1');
}
