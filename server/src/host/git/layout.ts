// Where a repository's parts lie and which of its settings matter; asked once, when it is opened.
import { lstat, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../../model/failure.ts';
import { firstLine, type Place, runGit } from './command.ts';

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

const questions = ['--is-bare-repository', '--is-inside-work-tree', '--is-shallow-repository', '--show-object-format', '--path-format=absolute', '--git-dir', '--git-common-dir', '--show-toplevel'];

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
  const filters = withoutFilters(named(settings, 'filter'));
  const last = (key: string, from = settings): string | undefined => from.findLast((setting) => setting.key === key)?.value;
  const sshCommand = last('core.sshcommand', settings.filter(({ scope }) => isOwn(scope)));
  return {
    root: top,
    gitDir,
    commonDir,
    bare: bare === 'true',
    shallow: shallow === 'true',
    format: format === 'sha256' ? 'sha256' : 'sha1',
    fileMode: last('core.filemode')?.toLowerCase() !== 'false',
    autoConverts: ['true', 'input', 'yes', 'on', '1'].includes(last('core.autocrlf')?.toLowerCase() ?? ''),
    filtered: filters.length > 0,
    remotes: named(settings, 'remote'),
    place: { cwd: top, env: asEnvironment(filters) },
    remotePlace: { cwd: top, env: { ...asEnvironment([...filters, ...ownCredentials(settings)]), ...(process.env['GIT_SSH'] ? {} : { GIT_SSH_COMMAND: sshCommand ?? 'ssh -o BatchMode=yes' }) } },
  };
}

async function requireDirectory(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => undefined);
  if (!found?.isDirectory()) throw new Failure('unavailable', 'not-a-repository', `${directory} is not a directory.`, 'Name a directory inside a git repository.');
}

/** A setting may claim any folder as the working tree; only the one that holds `.git` is taken. */
async function requireOwnWorkingTree(root: string): Promise<void> {
  const found = await lstat(join(root, '.git')).catch(() => undefined);
  if (!found) throw new Failure('unavailable', 'foreign-working-tree', `The repository claims ${root} as its working tree, which does not hold it.`, 'Remove the setting core.worktree from the repository.');
}

interface Setting {
  readonly scope: string;
  readonly key: string;
  readonly value: string;
}

/** Scope and entry take turns; an entry without a line break is a switch that is on. */
function readSettings(list: Buffer): Setting[] {
  const fields = list.toString('utf8').split('\0');
  return fields.flatMap((entry, index) => {
    if (index % 2 === 0) return [];
    const end = entry.indexOf('\n');
    return [{ scope: fields[index - 1] ?? '', key: end < 0 ? entry : entry.slice(0, end), value: end < 0 ? 'true' : entry.slice(end + 1) }];
  });
}

/** `x` of every `section.x.key`. */
function named(settings: readonly Setting[], section: string): ReadonlySet<string> {
  const names = settings.filter(({ key }) => key.startsWith(`${section}.`)).map(({ key }) => key.slice(section.length + 1, Math.max(section.length + 1, key.lastIndexOf('.'))));
  return new Set(names.filter(Boolean));
}

/** Overrides each filter driver with an empty one. */
function withoutFilters(names: ReadonlySet<string>): [string, string][] {
  return [...names].flatMap((name): [string, string][] => [
    [`filter.${name}.process`, ''],
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
}

/** Only the user's own helpers may be asked for a password: an empty one forgets those of the repository. */
function ownCredentials(settings: readonly Setting[]): [string, string][] {
  const own = settings.filter(({ scope, key }) => isOwn(scope) && /^credential\.(.*\.)?helper$/.test(key));
  return [['credential.helper', ''], ...own.map(({ key, value }): [string, string] => [key, value])];
}

function isOwn(scope: string): boolean {
  return scope === 'system' || scope === 'global';
}

/** Settings for one process through its environment: they hold text of the repository or the user, which never stands among the arguments. */
function asEnvironment(settings: readonly [string, string][]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}

function notARepository(directory: string, said: string): Failure {
  if (said.includes('dubious ownership') || said.includes('unsafe repository')) {
    return new Failure('unavailable', 'repository-not-trusted', `git refuses ${directory}: it belongs to another user.`, 'Add it to git’s `safe.directory` setting if you trust it.');
  }
  const why = said.includes('not a git repository') || said === '' ? '' : ` (${firstLine(said)})`;
  return new Failure('unavailable', 'not-a-repository', `${directory} is not inside a git repository${why}.`, 'Run it inside a repository, or name one with --repo.');
}

function noWorkingTree(directory: string): Failure {
  return new Failure('unavailable', 'no-working-tree', `${directory} is not inside a working tree.`, 'Run it where the files are checked out, not inside the git directory.');
}
