// Where a repository's parts lie and which of its settings matter; asked once, when it is opened.
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../model/failure.ts';
import { firstLine, type Place, runGit } from './command.ts';
import { asEnvironment, isOn, named, ownCredentials, ownSshCommand, readSettings, valueOf, withoutFilters } from './settings.ts';

export interface Layout {
  /** Top of the working tree; the git directory where there is none. Absolute. */
  readonly root: string;
  readonly gitDir: string;
  readonly commonDir: string;
  readonly bare: boolean;
  readonly shallow: boolean;
  readonly format: 'sha1' | 'sha256';
  /** False where the file system does not keep the executable bit and git was told so. */
  readonly fileMode: boolean;
  /** Whether git converts line ends where no attribute says otherwise. */
  readonly autoConverts: boolean;
  /** Whether any filter driver is defined; none of them ever runs. */
  readonly filtered: boolean;
  readonly remotes: ReadonlySet<string>;
  /** Where commands with the repository's own settings run; every filter it defines is neutralised. */
  readonly place: Place;
  /** The same for a command that may reach a remote: with the user's own credential helpers and ssh command, none of the repository's. */
  readonly remotePlace: Place;
}

const questions = [
  '--is-bare-repository',
  '--is-inside-work-tree',
  '--is-shallow-repository',
  '--show-object-format',
  '--path-format=absolute',
  '--git-dir',
  '--git-common-dir',
  '--show-toplevel',
];

/** Throws `Failure` `not-a-repository`. */
export async function readLayout(directory: string): Promise<Layout> {
  await requireDirectory(directory);
  const plain: Place = { cwd: directory, env: {} };
  const [answer, config] = await Promise.all([
    runGit(plain, 'rev-parse', questions, { answers: [0, 128] }),
    runGit(plain, 'config', ['--list', '-z', '--show-scope'], { answers: [0, 1, 128] }),
  ]);
  const [bare, inside, shallow, format, gitDir, commonDir, root, ...rest] = answer.stdout.toString('utf8').split('\n');
  if (!gitDir || !commonDir) throw notARepository(directory, answer.stderr);
  if (bare !== 'true' && (inside !== 'true' || !root || rest.length > 1)) throw noWorkingTree(directory);
  const settings = readSettings(config.stdout);
  const top = bare === 'true' ? gitDir : (root ?? '');
  if (bare !== 'true') await requireOwnWorkingTree(top);
  const filters = withoutFilters(requireText(named(settings, 'filter')));
  const autocrlf = valueOf(settings, 'core.autocrlf')?.toLowerCase();
  return {
    root: top,
    gitDir,
    commonDir,
    bare: bare === 'true',
    shallow: shallow === 'true',
    format: format === 'sha256' ? 'sha256' : 'sha1',
    fileMode: isOn(valueOf(settings, 'core.filemode') ?? 'true'),
    autoConverts: isOn(autocrlf) || autocrlf === 'input',
    filtered: filters.length > 0,
    remotes: named(settings, 'remote'),
    place: { cwd: top, env: asEnvironment(filters) },
    remotePlace: {
      cwd: top,
      env: { ...asEnvironment([...filters, ...ownCredentials(settings)]), GIT_SSH_COMMAND: ownSshCommand(settings) },
    },
  };
}

async function requireDirectory(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => undefined);
  if (!found?.isDirectory())
    throw new Failure('unavailable', 'not-a-repository', `${directory} is not a directory.`, 'Name a directory inside a git repository.');
}

/** A setting may claim any folder as the working tree; only the one that holds `.git` is taken. */
async function requireOwnWorkingTree(root: string): Promise<void> {
  const found = await lstat(join(root, '.git')).catch(() => undefined);
  if (!found)
    throw new Failure(
      'unavailable',
      'foreign-working-tree',
      `The repository claims ${root} as its working tree, which does not hold it.`,
      'Remove the setting core.worktree from the repository.',
    );
}

/** A name that is not UTF-8 could not be outranked, so its program would run. */
function requireText(names: ReadonlySet<string>): ReadonlySet<string> {
  if (![...names].some((name) => name.includes('\ufffd'))) return names;
  throw new Failure(
    'unavailable',
    'unsafe-setting',
    'The repository defines a filter whose name is not UTF-8; it cannot be kept from running.',
    'Remove that filter from the git settings.',
  );
}

function notARepository(directory: string, said: string): Failure {
  if (said.includes('dubious ownership') || said.includes('unsafe repository')) {
    return new Failure(
      'unavailable',
      'repository-not-trusted',
      `git refuses ${directory}: it belongs to another user.`,
      'Add it to git’s `safe.directory` setting if you trust it.',
    );
  }
  const why = said.includes('not a git repository') || said === '' ? '' : ` (${firstLine(said)})`;
  return new Failure(
    'unavailable',
    'not-a-repository',
    `${directory} is not inside a git repository${why}.`,
    'Run it inside a repository, or name one with --repo.',
  );
}

function noWorkingTree(directory: string): Failure {
  return new Failure(
    'unavailable',
    'no-working-tree',
    `${directory} is not inside a working tree.`,
    'Run it where the files are checked out, not inside the git directory.',
  );
}
