// Gives a fresh worktree what it needs to run: the caller's installed dependencies, linked, and an environment that names everything it holds.
import { delimiter, join } from 'node:path';
import type { Checkout, TreeReader, Worktree } from '../../host/host.ts';
import type { Problem } from '../../model/problem.ts';
import { node } from './node.ts';
import { python } from './python.ts';
import { toolchains } from './toolchains.ts';
import { worktreeInclude } from './worktree-include.ts';

export interface EcosystemContext {
  readonly checkout: Checkout;
  /** The caller's working tree, which is only looked at. */
  readonly caller: string;
  readonly worktree: Worktree;
  readonly tree: TreeReader;
  /** Folder for what tools keep between runs of this gate. */
  readonly caches: string;
}

/** What one ecosystem adds. */
export interface EcosystemPart {
  /** Folders that come first on the PATH. */
  readonly path?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly linked?: readonly string[];
  readonly problems?: readonly Problem[];
  /** Why nothing can run before something is installed, and what the project declares for it. */
  readonly missing?: { readonly reason: string; readonly prepare?: string };
}

export interface Ecosystem {
  readonly id: string;
  equip(context: EcosystemContext): Promise<EcosystemPart>;
}

const ecosystems: readonly Ecosystem[] = [worktreeInclude, node, python, toolchains];

export interface Equipment {
  readonly env: Readonly<Record<string, string>>;
  readonly linked: readonly string[];
  readonly problems: readonly Problem[];
  readonly missing: readonly { readonly reason: string; readonly prepare?: string }[];
}

/** The base of every command's environment, and what equips worktrees. */
export interface Environment {
  /** Names and versions, for the receipt. */
  readonly facts: Readonly<Record<string, string>>;
  /** The same for every worktree. */
  readonly common: Readonly<Record<string, string>>;
  equip(worktree: Worktree, tree: TreeReader): Promise<Equipment>;
}

/** Variables that say where tools live; none of them holds a secret. */
const toolPlaces = [
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'SYSTEMROOT',
  'COMSPEC',
  'PATHEXT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'PROGRAMDATA',
  'JAVA_HOME',
  'MAVEN_HOME',
  'M2_HOME',
  'GRADLE_USER_HOME',
  'CARGO_HOME',
  'RUSTUP_HOME',
  'RUSTUP_TOOLCHAIN',
  'GOPATH',
  'GOROOT',
  'GOMODCACHE',
  'GOCACHE',
  'PYENV_ROOT',
  'PYENV_VERSION',
  'NVM_DIR',
  'NVM_BIN',
  'VOLTA_HOME',
  'PNPM_HOME',
  'ASDF_DIR',
  'ASDF_DATA_DIR',
  'MISE_DATA_DIR',
  'RBENV_ROOT',
  'GEM_HOME',
  'GEM_PATH',
  'BUNDLE_PATH',
  'COMPOSER_HOME',
  'DOTNET_ROOT',
  'NUGET_PACKAGES',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'LD_LIBRARY_PATH',
  'XDG_CACHE_HOME',
  'XDG_CONFIG_HOME',
  'XDG_DATA_HOME',
];

export interface EnvironmentRequest {
  readonly caller: Readonly<Record<string, string>>;
  readonly letThrough: readonly string[];
  readonly checkout: Checkout;
  readonly root: string;
  readonly temporary: string;
  readonly caches: string;
}

export function createEnvironment(request: EnvironmentRequest): Environment {
  const pick = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries(names.flatMap((name) => (request.caller[name] === undefined ? [] : [[name, request.caller[name]]])));
  const path = withoutCaller(request.caller['PATH'] ?? '', request.root);
  const common = { ...pick(toolPlaces), PATH: path, LANG: 'C.UTF-8', TMPDIR: request.temporary, TERM: 'dumb', ...pick(request.letThrough) };
  return {
    facts: { node: process.version, platform: `${process.platform} ${process.arch}`, variables: Object.keys(common).sort().join(' ') },
    common,
    equip: async (worktree, tree) => {
      const context = { checkout: request.checkout, caller: request.root, worktree, tree, caches: request.caches };
      const parts: EcosystemPart[] = [];
      for (const ecosystem of ecosystems) parts.push(await ecosystem.equip(context));
      const first = parts.flatMap((part) => part.path ?? []);
      const linked = parts.flatMap((part) => part.linked ?? []);
      if (linked.length > 0) await worktree.overlook(linked);
      return {
        env: { ...common, ...Object.assign({}, ...parts.map((part) => part.env ?? {})), PATH: [...first, path].join(delimiter) },
        linked,
        problems: parts.flatMap((part) => part.problems ?? []),
        missing: parts.flatMap((part) => part.missing ?? []),
      };
    },
  };
}

/** Programs of the caller's checkout would run other code than the frozen one. */
function withoutCaller(path: string, root: string): string {
  const inside = join(root, '/');
  return path
    .split(delimiter)
    .filter((folder) => folder !== '' && folder !== root && !folder.startsWith(inside))
    .join(delimiter);
}
