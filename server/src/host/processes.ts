// Runs programs: own process group, time limit, bounded output, and the whole group gone at the end.
import { type ChildProcess, spawn } from 'node:child_process';
import type { Processes, ProcessRequest, ProcessResult } from './host.ts';

/** How long a group may take to end by itself before it is killed. In milliseconds. */
const graceMs = 2000;
const defaultLargestOutput = 8 * 1024 * 1024;

export const processes: Processes = { run: runProcess };

function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const started = performance.now();
  const output = { stdout: new BoundedText(request.largestOutput), stderr: new BoundedText(request.largestOutput) };
  let outcome: ProcessResult['outcome'] = 'exited';

  return new Promise((resolve) => {
    if (request.signal?.aborted) {
      resolve({ exitCode: null, outcome: 'cancelled', stdout: '', stderr: '', durationMs: 0 });
      return;
    }
    const [program, ...args] = request.command;
    const child = spawn(program, args, { cwd: request.cwd, env: { ...request.env }, detached: true, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true });
    running.add(child);

    const stop = (why: 'timeout' | 'cancelled'): void => {
      outcome = why;
      endGroup(child);
    };
    const timer = setTimeout(() => stop('timeout'), request.timeoutMs);
    const onAbort = (): void => stop('cancelled');
    request.signal?.addEventListener('abort', onAbort, { once: true });

    const finish = (exitCode: number | null): void => {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', onAbort);
      running.delete(child);
      killGroup(child, 'SIGKILL');
      resolve({ exitCode, outcome, stdout: output.stdout.text(), stderr: output.stderr.text(), durationMs: performance.now() - started });
    };
    for (const stream of ['stdout', 'stderr'] as const) {
      child[stream].setEncoding('utf8');
      child[stream].on('data', (text: string) => {
        output[stream].add(text);
        request.onOutput?.(text, stream);
      });
    }
    child.once('error', (error: NodeJS.ErrnoException) => {
      outcome = error.code === 'ENOENT' ? 'not-found' : 'not-started';
      finish(null);
    });
    child.once('exit', (code) => {
      if (code === null && outcome === 'exited') outcome = 'killed';
    });
    child.once('close', (code) => finish(code));
    child.stdin.on('error', () => undefined);
    child.stdin.end(request.input ?? '');
  });
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

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) killGroup(child, 'SIGKILL');
});

function endGroup(child: ChildProcess): void {
  killGroup(child, 'SIGTERM');
  setTimeout(() => killGroup(child, 'SIGKILL'), graceMs).unref();
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    // The group is already gone.
  }
}
