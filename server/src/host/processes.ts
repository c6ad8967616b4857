// Runs programs: own process group, time limit, bounded output, and the whole group gone at the end.
import type { Processes, ProcessRequest, ProcessResult } from './host.ts';

/** How long a group may take to end by itself before it is killed. In milliseconds. */
const graceMs = 2000;
const defaultLargestOutput = 8 * 1024 * 1024;

export const processes: Processes = { run: runProcess };

async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const started = performance.now();
  if (request.signal?.aborted) return { exitCode: null, outcome: 'cancelled', stdout: '', stderr: '', durationMs: 0 };
  const { execa } = await import('execa');
  const output = { stdout: new BoundedText(request.largestOutput), stderr: new BoundedText(request.largestOutput) };
  const [program, ...args] = request.command;
  const child = execa(program, args, {
    cwd: request.cwd,
    env: { ...request.env },
    extendEnv: false,
    input: request.input ?? '',
    detached: true,
    cleanup: false,
    reject: false,
    buffer: false,
    windowsHide: true,
  });
  if (child.pid !== undefined) running.add(child.pid);

  let stopped: 'timeout' | 'cancelled' | undefined;
  const stop = (why: typeof stopped): void => {
    stopped ??= why;
    endGroup(child.pid);
  };
  const timer = setTimeout(() => stop('timeout'), request.timeoutMs);
  const onAbort = (): void => stop('cancelled');
  request.signal?.addEventListener('abort', onAbort, { once: true });
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8');
    child[stream].on('data', (text: string) => {
      output[stream].add(text);
      request.onOutput?.(text, stream);
    });
  }
  // What it started may outlive it and hold its output open: the group ends with the program.
  child.once('exit', () => endGroup(child.pid));

  const result = await Promise.race([child, leftOpen(child)]);
  clearTimeout(timer);
  request.signal?.removeEventListener('abort', onAbort);
  killGroup(child.pid, 'SIGKILL');
  if (child.pid !== undefined) running.delete(child.pid);
  return {
    exitCode: stopped ? null : (result.exitCode ?? null),
    outcome: stopped ?? outcomeOf(result),
    stdout: output.stdout.text(),
    stderr: output.stderr.text(),
    durationMs: performance.now() - started,
  };
}

type Ending = { readonly exitCode?: number | undefined; readonly signal?: string | undefined; readonly code?: string | undefined };

/** A process of another group can still hold the output of one that ended; nobody waits for that one. */
function leftOpen(child: { once(event: 'exit', listener: (exitCode: number | null) => void): unknown }): Promise<Ending> {
  return new Promise((resolve) => {
    child.once('exit', (exitCode) =>
      setTimeout(() => resolve(exitCode === null ? { signal: 'unknown' } : { exitCode }), 2 * graceMs).unref(),
    );
  });
}

function outcomeOf({ exitCode, signal, code }: Ending): ProcessResult['outcome'] {
  if (exitCode !== undefined) return 'exited';
  if (signal !== undefined) return 'killed';
  return code === 'ENOENT' ? 'not-found' : 'not-started';
}

/** Keeps the first and the last half of a long text. */
class BoundedText {
  readonly #limit: number;
  #head = '';
  #tail = '';
  #dropped = 0;

  constructor(limit = defaultLargestOutput) {
    this.#limit = limit;
  }

  add(text: string): void {
    const half = this.#limit / 2;
    const room = half - this.#head.length;
    if (room > 0) this.#head += text.slice(0, room);
    this.#tail += text.slice(Math.max(room, 0));
    if (this.#tail.length <= 2 * half) return;
    this.#dropped += this.#tail.length - half;
    this.#tail = this.#tail.slice(-half);
  }

  text(): string {
    return this.#dropped === 0 ? this.#head + this.#tail : `${this.#head}\n[… ${this.#dropped} characters left out …]\n${this.#tail}`;
  }
}

const running = new Set<number>();
process.once('exit', () => {
  for (const pid of running) killGroup(pid, 'SIGKILL');
});

function endGroup(pid: number | undefined): void {
  killGroup(pid, 'SIGTERM');
  setTimeout(() => killGroup(pid, 'SIGKILL'), graceMs).unref();
}

function killGroup(pid: number | undefined, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is already gone.
  }
}
