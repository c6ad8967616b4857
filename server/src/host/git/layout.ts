// Where a repository's parts lie and which of its settings matter; asked once, when it is opened.
import { stat } from 'node:fs/promises';
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
  readonly remotes: ReadonlySet<string>;
  /** Where commands with the repository's own settings run; every filter it defines is neutralised. */
  readonly place: Place;
}

const questions = ['--is-bare-repository', '--is-inside-work-tree', '--is-shallow-repository', '--show-object-format', '--path-format=absolute', '--git-dir', '--git-common-dir', '--show-toplevel'];

/** Throws `Failure` `not-a-repository`. */
export async function readLayout(directory: string): Promise<Layout> {
  await requireDirectory(directory);
  const plain: Place = { cwd: directory, env: {} };
  const [answer, config] = await Promise.all([
    runGit(plain, 'rev-parse', questions, { answers: [0, 128] }),
    runGit(plain, 'config', ['--list', '-z'], { answers: [0, 1, 128] }),
  ]);
  const [bare, inside, shallow, format, gitDir, commonDir, root, ...rest] = answer.stdout.toString('utf8').split('\n');
  if (!gitDir || !commonDir) throw notARepository(directory, answer.stderr);
  if (bare !== 'true' && (inside !== 'true' || !root || rest.length > 1)) throw noWorkingTree(directory);
  const values = readSettings(config.stdout);
  return {
    root: bare === 'true' ? gitDir : (root ?? ''),
    gitDir,
    commonDir,
    bare: bare === 'true',
    shallow: shallow === 'true',
    format: format === 'sha256' ? 'sha256' : 'sha1',
    fileMode: values.get('core.filemode')?.toLowerCase() !== 'false',
    remotes: named(values, 'remote'),
    place: { cwd: bare === 'true' ? gitDir : (root ?? ''), env: withoutFilters(named(values, 'filter')) },
  };
}

async function requireDirectory(directory: string): Promise<void> {
  const found = await stat(directory).catch(() => undefined);
  if (!found?.isDirectory()) throw new Failure('unavailable', 'not-a-repository', `${directory} is not a directory.`, 'Name a directory inside a git repository.');
}

function readSettings(list: Buffer): ReadonlyMap<string, string> {
  const entries = list.toString('utf8').split('\0').filter(Boolean);
  return new Map(
    entries.map((entry) => {
      const end = entry.indexOf('\n');
      return end < 0 ? [entry, 'true'] : [entry.slice(0, end), entry.slice(end + 1)];
    }),
  );
}

/** `x` of every `section.x.key`. */
function named(values: ReadonlyMap<string, string>, section: string): ReadonlySet<string> {
  const names = [...values.keys()].filter((key) => key.startsWith(`${section}.`)).map((key) => key.slice(section.length + 1, Math.max(section.length + 1, key.lastIndexOf('.'))));
  return new Set(names.filter(Boolean));
}

/** Overrides each filter driver with an empty one, through the environment: its name is text of the repository. */
function withoutFilters(names: ReadonlySet<string>): Record<string, string> {
  const overrides = [...names].flatMap((name) => [
    [`filter.${name}.process`, ''],
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(overrides.length) };
  overrides.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key ?? '';
    env[`GIT_CONFIG_VALUE_${index}`] = value ?? '';
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
