// Textual questions about revisions and remotes, through simple-git under the same guards as every other command.
import type { SimpleGit } from 'simple-git';
import { type Place, settings } from './command.ts';
import { localEnvironment, remoteEnvironment } from './environment.ts';
import type { Layout } from './layout.ts';

/** How long a remote may stay silent. In milliseconds. */
const longestSilence = 60_000;

export interface Queries {
  /** Id of the object a revision names, as `rev-parse` reads it; undefined where it names none. */
  resolve(revision: string): Promise<string | undefined>;
  /** Best common ancestor of two commits, given by id. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  /** Addresses of the remotes by name. */
  remotes(): Promise<ReadonlyMap<string, string>>;
  /** What a remote offers under these names, by name. Throws what git said. */
  offered(remote: string, refs: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, string>>;
  /** Brings the objects of these refs and updates none. Throws what git said. */
  fetchObjects(remote: string, refs: readonly string[], signal?: AbortSignal): Promise<void>;
  /** Updates `refs/remotes/origin/<branch>` and nothing else. Throws what git said. */
  fetchBranch(branch: string, signal?: AbortSignal): Promise<void>;
}

export function askGit(layout: Layout): Queries {
  return {
    resolve: async (revision) => {
      const git = await open(layout.place, localEnvironment());
      return oidIn(await git.raw('rev-parse', '--verify', '--quiet', '--end-of-options', revision).catch(() => ''));
    },
    mergeBase: async (one, other) => {
      const git = await open(layout.place, localEnvironment());
      return oidIn(await git.raw('merge-base', requireOid(one), requireOid(other)).catch(() => ''));
    },
    remotes: async () => {
      const git = await open(layout.place, localEnvironment());
      const lines = await git.raw('config', '--null', '--get-regexp', String.raw`^remote\..*\.url$`).catch(() => '');
      return new Map(lines.split('\0').flatMap((entry) => remoteIn(entry)));
    },
    offered: async (remote, refs, signal) => {
      const git = await open(layout.remotePlace, remoteEnvironment(), signal);
      const lines = await git.raw('ls-remote', '--quiet', '--upload-pack=git-upload-pack', '--', remote, ...refs);
      return new Map(
        lines
          .split('\n')
          .flatMap((line) =>
            /^([0-9a-f]{40,64})\t(.+)$/.exec(line)
              ? [[line.slice(line.indexOf('\t') + 1), requireOid(line.slice(0, line.indexOf('\t')))]]
              : [],
          ),
      );
    },
    fetchObjects: async (remote, refs, signal) => {
      const git = await open(layout.remotePlace, remoteEnvironment(), signal);
      await git.raw('fetch', ...fetchOptions, '--', remote, ...refs);
    },
    fetchBranch: async (branch, signal) => {
      const git = await open(layout.remotePlace, remoteEnvironment(), signal);
      await git.raw('fetch', ...fetchOptions, '--', 'origin', `+refs/heads/${branch}:refs/remotes/origin/${branch}`);
    },
  };
}

/** The empty `--refmap` keeps the repository's own refspecs from updating anything else; the upload pack it names never runs. */
const fetchOptions = [
  '--quiet',
  '--refmap=',
  '--no-tags',
  '--no-prune',
  '--no-prune-tags',
  '--no-recurse-submodules',
  '--no-write-fetch-head',
  '--no-auto-gc',
  '--no-write-commit-graph',
  '--no-show-forced-updates',
  '--upload-pack=git-upload-pack',
];

const ours = {
  allowUnsafeAskPass: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeHooksPath: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeSshCommand: true,
};

async function open(place: Place, environment: NodeJS.ProcessEnv, signal?: AbortSignal): Promise<SimpleGit> {
  const { simpleGit } = await import('simple-git');
  const env = { ...place.env, ...environment };
  const git = simpleGit({
    baseDir: place.cwd,
    config: [...settings, 'http.saveCookies=false'],
    trimmed: true,
    timeout: { block: longestSilence },
    allowEnvironment: Object.keys(env).filter((name) => name.startsWith('GIT_')),
    // Our own settings and options, which simple-git cannot tell from those of a stranger.
    unsafe: ours,
    ...(signal ? { abort: signal } : {}),
  });
  return git.env(env as Record<string, string>);
}

/** One entry of `remote.<name>.url`; a user and a token in the address are left out. */
function remoteIn(entry: string): [string, string][] {
  const [key = '', url = ''] = entry.split('\n', 2);
  const name = key.replace(/^remote\./, '').replace(/\.url$/, '');
  return name === '' || url === '' ? [] : [[name, url.replace(/(\w+:\/\/)[^/@\s]+@/, '$1')]];
}

function oidIn(output: string): string | undefined {
  const oid = output.trim();
  return /^[0-9a-f]{40,64}$/.test(oid) ? oid : undefined;
}

function requireOid(text: string): string {
  if (!/^[0-9a-f]{40,64}$/.test(text)) throw new Error(`not an object id: ${text}`);
  return text;
}
