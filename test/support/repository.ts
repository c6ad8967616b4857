// Builds real git repositories in temporary folders, apart from the settings of whoever runs the tests.
import { execFileSync, type ExecFileSyncOptions } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Text, bytes, an executable, a symbolic link; `null` deletes. */
export type TestFile =
  | string
  | Uint8Array
  | { readonly content: string | Uint8Array; readonly mode: number }
  | { readonly link: string }
  | null;
export type TestFiles = Readonly<Record<string, TestFile>>;

export const cleanEnvironment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  HOME: '/nonexistent',
  LC_ALL: 'C',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@example.test',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@example.test',
  GIT_AUTHOR_DATE: '2024-01-01T00:00:00Z',
  GIT_COMMITTER_DATE: '2024-01-01T00:00:00Z',
};

/** A folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'change-gate-test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

export interface RepositorySetup {
  /** Committed on `main`. Without it nothing is committed. */
  readonly base?: TestFiles;
  /** Written afterwards and left uncommitted. */
  readonly head?: TestFiles;
  readonly config?: Readonly<Record<string, string>>;
  /** More arguments for `git init`. */
  readonly init?: readonly string[];
}

/** A repository of one test; it removes itself when the test ends. */
export function repository({ base, head = {}, config = {}, init = [] }: RepositorySetup = {}): TestRepository {
  const created = new TestRepository(temporaryFolder());
  created.git('init', '-q', '-b', 'main', ...init);
  for (const [key, value] of Object.entries(config)) created.git('config', key, value);
  if (base) created.commit('base', base);
  return created.write(head);
}

export class TestRepository {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** Runs git here and gives its output without the line break at the end. */
  git(...args: string[]): string {
    return this.gitWith({}, ...args)
      .toString()
      .replace(/\n$/, '');
  }

  gitWith(options: ExecFileSyncOptions, ...args: string[]): Buffer {
    return execFileSync('git', args, {
      cwd: this.root,
      env: cleanEnvironment,
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1 << 28,
      ...options,
    }) as Buffer;
  }

  write(files: TestFiles): this {
    for (const [path, file] of Object.entries(files)) {
      const place = this.path(path);
      rmSync(place, { recursive: true, force: true });
      if (file === null) continue;
      mkdirSync(dirname(place), { recursive: true });
      if (typeof file === 'string' || file instanceof Uint8Array) writeFileSync(place, file);
      else if ('link' in file) symlinkSync(file.link, place);
      else {
        writeFileSync(place, file.content);
        chmodSync(place, file.mode);
      }
    }
    return this;
  }

  /** Writes, adds everything and commits; gives the commit's id. */
  commit(message = 'change', files: TestFiles = {}): string {
    this.write(files);
    this.git('add', '-A');
    this.git('commit', '-q', '--no-verify', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  branch(name: string): this {
    this.git('checkout', '-q', '-b', name);
    return this;
  }

  path(...parts: string[]): string {
    return join(this.root, ...parts);
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8');
  }

  /** Every byte, mode and link of the working tree and of git's own folder, except what may be written there. No git command runs. */
  fingerprint(except: readonly string[] = ['.git/change-gate']): string {
    const lines: string[] = [];
    const walk = (folder: string): void => {
      for (const name of readdirSync(this.path(folder)).sort()) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (except.includes(path)) continue;
        const { mode } = lstatSync(this.path(path));
        if (lstatSync(this.path(path)).isDirectory()) walk(path);
        else lines.push(`${mode.toString(8)} ${contentOf(this.path(path))} ${path}`);
      }
    };
    walk('');
    return lines.join('\n');
  }
}

function contentOf(place: string): string {
  const status = lstatSync(place);
  if (status.isSymbolicLink()) return `link ${readlinkSync(place)}`;
  if (!status.isFile() || (status.mode & 0o400) === 0) return 'special';
  return createHash('sha256').update(readFileSync(place)).digest('hex');
}
