// Checks one tree out into a folder of its own, raw bytes and all, with a git directory that knows nothing of the caller's settings.
import { appendFile, copyFile, cp, lstat, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileKind } from '../../model/change-set.ts';
import type { Repository, TreeEdit, Worktree } from '../host.ts';
import { type Place, runGit } from './command.ts';
import { decodePath, encodePath } from './path-names.ts';
import { splitAtNul } from './tree-reader.ts';

/** Attributes of the git directory outrank the tree's own: no filter, no conversion of line ends or encodings. */
const rawBytes = '* -text !eol -filter -ident -working-tree-encoding -crlf\n';

/** What tools leave behind while they run; none of it is source. */
const leavings = [
  'node_modules',
  '__pycache__/',
  '*.pyc',
  '.pytest_cache/',
  '.hypothesis/',
  '.mypy_cache/',
  '.ruff_cache/',
  '.tox/',
  '.nox/',
  '.eggs/',
  '*.egg-info/',
  '/.gradle/',
  '/target/',
  '/.vitest/',
  '/.nyc_output/',
  '/.coverage',
  '/coverage/',
  '*.tsbuildinfo',
  '.eslintcache',
  '.phpunit.result.cache',
  '.phpunit.cache/',
];

const modes: Readonly<Record<FileKind, string>> = { file: '100644', executable: '100755', symlink: '120000', submodule: '160000' };

export interface WorktreeFolders {
  /** Where the files go. */
  readonly path: string;
  /** Where the git directories go: one of ours that judges, one that the project's own tools may use and change. */
  readonly gitFolder: string;
}

export async function checkOutTree(repository: Repository, tree: string, { path, gitFolder }: WorktreeFolders): Promise<Worktree> {
  const guard = join(gitFolder, 'guard');
  const visible = join(gitFolder, 'visible');
  await mkdir(path, { recursive: true });
  await makeGitDirectory(guard, tree.length, repository.objectFolders);
  await writeFile(join(guard, 'info', 'exclude'), `${leavings.join('\n')}\n/.git\n`);
  await copyFile(join(repository.commonDir, 'info', 'exclude'), join(guard, 'info', 'caller-exclude')).catch(() => undefined);
  const place: Place = { cwd: path, env: { GIT_DIR: guard, GIT_WORK_TREE: path } };
  const [own = '', ...others] = repository.objectFolders;
  const reading: Place = {
    cwd: path,
    env: {
      ...place.env,
      GIT_OBJECT_DIRECTORY: own,
      GIT_ALTERNATE_OBJECT_DIRECTORIES: [...others, join(guard, 'objects')].map(inList).join(':'),
    },
  };
  const worktree = new CheckedOut(path, place, reading, guard, visible, tree);
  await worktree.show(tree);
  await makeVisible(repository, visible, guard, worktree);
  return worktree;
}

class CheckedOut implements Worktree {
  readonly path: string;
  readonly #place: Place;
  /** The same, with the repository's own objects looked up first: there are many of them. */
  readonly #reading: Place;
  readonly #guard: string;
  readonly #visible: string;
  #tree: string;

  constructor(path: string, place: Place, reading: Place, guard: string, visible: string, tree: string) {
    this.path = path;
    this.#place = place;
    this.#reading = reading;
    this.#guard = guard;
    this.#visible = visible;
    this.#tree = tree;
  }

  get tree(): string {
    return this.#tree;
  }

  async show(tree: string): Promise<void> {
    await runGit(this.#reading, 'read-tree', ['--reset', '-u', requireOid(tree)]);
    this.#tree = tree;
    await copyFile(join(this.#guard, 'index'), join(this.#visible, 'index')).catch(() => undefined);
  }

  async derive(tree: string, edits: readonly TreeEdit[]): Promise<string> {
    const env = { GIT_INDEX_FILE: join(this.#guard, 'derived-index') };
    await runGit(this.#place, 'read-tree', ['--reset', requireOid(tree)], { env });
    const lines: Buffer[] = [];
    for (const edit of edits) {
      const { mode, oid } = await this.#entryOf(edit);
      lines.push(Buffer.from(`${mode} ${oid}\t`), encodePath(edit.path), Buffer.from([0]));
    }
    await runGit(this.#place, 'update-index', ['-z', '--index-info'], { env, input: Buffer.concat(lines) });
    const { stdout } = await runGit(this.#place, 'write-tree', ['--missing-ok'], { env });
    return stdout.toString('latin1').trim();
  }

  async drift(): Promise<readonly string[]> {
    const excludes = ['--exclude-standard', `--exclude-from=${join(this.#guard, 'info', 'caller-exclude')}`];
    const known = (await lstat(join(this.#guard, 'info', 'caller-exclude')).catch(() => undefined)) ? excludes : excludes.slice(0, 1);
    const { stdout } = await runGit(this.#place, 'ls-files', ['-z', '-m', '-d', '-o', ...known]);
    return [...new Set(splitAtNul(stdout).map(decodePath))];
  }

  async restore(): Promise<void> {
    for (const path of await this.drift()) await rm(join(this.path, path), { recursive: true, force: true });
    await this.show(this.#tree);
  }

  async overlook(paths: readonly string[]): Promise<void> {
    const lines = paths.map((path) => `/${path.replaceAll(/[*?[\\]/g, (character) => `\\${character}`)}\n`).join('');
    await appendFile(join(this.#guard, 'info', 'exclude'), lines);
    await appendFile(join(this.#visible, 'info', 'exclude'), lines);
  }

  async link(path: string, target: string): Promise<boolean> {
    const place = join(this.path, path);
    if (await lstat(place).catch(() => undefined)) return false;
    await mkdir(dirname(place), { recursive: true });
    await symlink(target, place);
    return true;
  }

  async copy(path: string, source: string): Promise<boolean> {
    const place = join(this.path, path);
    if (await lstat(place).catch(() => undefined)) return false;
    await cp(source, place, { recursive: true, verbatimSymlinks: true });
    return true;
  }

  async #entryOf(edit: TreeEdit): Promise<{ mode: string; oid: string }> {
    if ('remove' in edit) return { mode: '0', oid: '0'.repeat(this.#tree.length) };
    if ('side' in edit) return { mode: modes[edit.side.kind], oid: edit.side.oid };
    const { stdout } = await runGit(this.#place, 'hash-object', ['-w', '--no-filters', '--stdin'], { input: edit.content });
    return { mode: modes[edit.executable ? 'executable' : 'file'], oid: stdout.toString('latin1').trim() };
  }
}

/** An empty git directory that reads the objects of others. */
async function makeGitDirectory(folder: string, oidLength: number, objectFolders: readonly string[]): Promise<void> {
  await Promise.all(['refs', 'objects/info', 'info'].map((name) => mkdir(join(folder, name), { recursive: true })));
  const extensions = oidLength === 64 ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  await Promise.all([
    writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n'),
    writeFile(
      join(folder, 'config'),
      `[core]\n\trepositoryFormatVersion = ${extensions ? 1 : 0}\n\tbare = false\n\tautocrlf = false\n${extensions}`,
    ),
    writeFile(join(folder, 'info', 'attributes'), rawBytes),
    writeFile(join(folder, 'objects', 'info', 'alternates'), `${objectFolders.map(quoted).join('\n')}\n`),
  ]);
}

/** The repository that the project's own tools see: same history, same files, detached, and nothing they do there counts. */
async function makeVisible(repository: Repository, visible: string, guard: string, worktree: Worktree): Promise<void> {
  await makeGitDirectory(visible, worktree.tree.length, [...repository.objectFolders, join(guard, 'objects')]);
  await copyFile(join(guard, 'info', 'exclude'), join(visible, 'info', 'exclude'));
  for (const name of ['packed-refs', 'shallow'])
    await copyFile(join(repository.commonDir, name), join(visible, name)).catch(() => undefined);
  for (const name of ['refs/heads', 'refs/tags']) {
    await cp(join(repository.commonDir, name), join(visible, name), { recursive: true, verbatimSymlinks: true }).catch(() => undefined);
  }
  await copyFile(join(guard, 'index'), join(visible, 'index'));
  const { stdout } = await runGit(
    { cwd: repository.root, env: {} },
    'rev-parse',
    ['--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'],
    { answers: [0, 1, 128] },
  );
  if (stdout.length > 0) await writeFile(join(visible, 'HEAD'), stdout);
  await appendFile(join(visible, 'config'), `\tworktree = ${JSON.stringify(worktree.path)}\n`);
  await writeFile(join(worktree.path, '.git'), `gitdir: ${visible}\n`);
}

/** One path a line; a quoted one may hold anything. */
function quoted(path: string): string {
  return /^["#]|\n/.test(path) ? `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"` : path;
}

/** An entry of a list that is split at colons. */
function inList(path: string): string {
  return /[:"\n]/.test(path) ? `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"` : path;
}

function requireOid(text: string): string {
  if (!/^[0-9a-f]{40,64}$/.test(text)) throw new Error(`not an object id: ${text}`);
  return text;
}
