// The one door to the git program: fixed verbs, fixed settings against everything a repository can make git run, bytes in and out.
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { devNull } from 'node:os';
import { Failure } from '../../model/failure.ts';
import { localEnvironment } from './environment.ts';

/** Nothing else is ever asked of git here; `queries.ts` holds the textual questions. */
export type Verb =
  | 'cat-file'
  | 'check-attr'
  | 'config'
  | 'diff-tree'
  | 'grep'
  | 'hash-object'
  | 'ls-files'
  | 'ls-tree'
  | 'read-tree'
  | 'rev-parse'
  | 'status'
  | 'update-index'
  | 'write-tree';

/** Settings that outrank the repository's own: no program of its choice runs, and nothing hides an edit from us. */
export const settings: readonly string[] = [
  'core.fsmonitor=false',
  `core.hooksPath=${devNull}`,
  'core.alternateRefsCommand=true',
  'core.pager=cat',
  'core.untrackedCache=false',
  'core.splitIndex=false',
  'core.checkStat=default',
  'core.trustctime=true',
  'core.ignoreStat=false',
  'submodule.recurse=false',
  'transfer.bundleURI=false',
  'gc.auto=0',
  'checkout.workers=0',
  'maintenance.auto=false',
];

/** No local command takes longer; one that does is stuck. In milliseconds. */
const longest = 5 * 60 * 1000;

export interface Place {
  readonly cwd: string;
  /** Added to the environment: a temporary index, object directories, neutralised filters. Never the caller's own variables. */
  readonly env: Readonly<Record<string, string>>;
}

export interface CommandOptions {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** Exit codes that are answers; others are a `Failure` `git-failed`. */
  readonly answers?: readonly number[];
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs one command to its end. `args` are our own words and resolved object ids, never text of the user or the repository. */
export async function runGit(place: Place, verb: Verb, args: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const child = startGit(place, verb, args, options.env, options.signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), longest);
  try {
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    const [stdout, stderr, code] = await Promise.all([collect(child.stdout), collect(child.stderr), exitCode(child)]);
    const result = { code, stdout, stderr: stderr.toString('utf8') };
    if (!(options.answers ?? [0]).includes(code)) throw gitFailed(verb, result);
    return result;
  } catch (error) {
    options.signal?.throwIfAborted();
    throw notStarted(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Starts a command that stays, such as `cat-file --batch`. */
export function startGit(
  place: Place,
  verb: Verb,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  signal?: AbortSignal,
): ChildProcessWithoutNullStreams {
  const guarded = ['--no-pager', '--literal-pathspecs', ...settings.flatMap((setting) => ['-c', setting]), verb, ...args];
  return spawn('git', guarded, {
    cwd: place.cwd,
    env: { ...localEnvironment(), ...place.env, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
    ...(signal ? { signal } : {}),
  });
}

function exitCode(child: ChildProcessWithoutNullStreams): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? -1));
  });
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function gitFailed(verb: Verb, { code, stderr }: CommandResult): Failure {
  const said = firstLine(stderr) || `exit code ${code}`;
  return new Failure(
    'unavailable',
    'git-failed',
    `git ${verb} failed: ${said}`,
    'Run `git fsck` and `git status` in the repository to see what is wrong with it.',
  );
}

function notStarted(error: unknown): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT')
    return new Failure(
      'incomplete',
      'git-missing',
      'The program `git` was not found.',
      'Install git 2.34 or newer and put it on the PATH.',
    );
  if (code === 'E2BIG')
    return new Failure(
      'unavailable',
      'unsafe-setting',
      'The repository has more settings than can be outranked.',
      'Remove filters from the git settings.',
    );
  return error;
}

export function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.replace(/^(fatal|error): /, '') ?? '';
}
