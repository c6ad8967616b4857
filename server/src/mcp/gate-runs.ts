// Gate runs that go on between two calls: clients give up on long ones, so a run is started, asked for and cancelled by its id.
import { randomBytes } from 'node:crypto';
import { runGate } from '../gate/gate.ts';
import type { GateHost } from '../gate/run.ts';
import { Failure } from '../model/failure.ts';
import type { GateReport } from '../model/gate-report.ts';
import { type StepId, stepIdSchema } from '../model/step.ts';
import type { TargetRequest } from '../model/target.ts';

export interface StepProgress {
  readonly id: StepId;
  readonly state: string;
  readonly reason?: string;
}

export interface GateRunState {
  readonly id: string;
  readonly steps: readonly StepProgress[];
  readonly report?: GateReport;
  readonly failure?: Failure;
}

interface Running {
  readonly abort: AbortController;
  readonly steps: Map<StepId, StepProgress>;
  readonly ended: Promise<void>;
  report?: GateReport;
  failure?: Failure;
}

export const stepCount = stepIdSchema.options.length;

export class GateRuns {
  readonly #host: GateHost;
  readonly #runs = new Map<string, Running>();

  constructor(host: GateHost) {
    this.#host = host;
  }

  start(directory: string, target: TargetRequest): GateRunState {
    const id = randomBytes(6).toString('hex');
    const abort = new AbortController();
    const steps = new Map<StepId, StepProgress>();
    const watcher = {
      started: (step: StepId) => void steps.set(step, { id: step, state: 'running' }),
      ended: (step: StepId, state: string, reason: string | undefined) =>
        void steps.set(step, { id: step, state, ...(reason === undefined ? {} : { reason }) }),
      note: () => undefined,
    };
    const options = {
      directory,
      target,
      rerun: 2,
      ablate: 'auto',
      review: false,
      prepare: false,
      letThrough: [],
      signal: abort.signal,
    } as const;
    const ended = runGate(this.#host, options, watcher).then(
      (report) => void (running.report = report),
      (error: unknown) => void (running.failure = failureOf(error, abort.signal)),
    );
    const running: Running = { abort, steps, ended };
    this.#runs.set(id, running);
    return this.state(id);
  }

  /** Throws `Failure` `unknown-run`. */
  state(id: string): GateRunState {
    const { steps, report, failure } = this.#find(id);
    return { id, steps: [...steps.values()], ...(report ? { report } : {}), ...(failure ? { failure } : {}) };
  }

  /** Waits until the run has ended, but no longer than this many milliseconds. */
  async wait(id: string, atMostMs: number): Promise<GateRunState> {
    const timer = new Promise<void>((resolve) => void setTimeout(resolve, atMostMs).unref());
    await Promise.race([this.#find(id).ended, timer]);
    return this.state(id);
  }

  /** Ends the run and waits until it has cleaned up. */
  async cancel(id: string): Promise<GateRunState> {
    const running = this.#find(id);
    running.abort.abort();
    await running.ended;
    return this.state(id);
  }

  async cancelAll(): Promise<void> {
    await Promise.all([...this.#runs.keys()].map((id) => this.cancel(id)));
  }

  #find(id: string): Running {
    const running = this.#runs.get(id);
    if (running) return running;
    throw new Failure('usage', 'unknown-run', `There is no gate run “${id}” in this session.`, 'start_gate gives the id of a run.');
  }
}

function failureOf(error: unknown, signal: AbortSignal): Failure {
  if (error instanceof Failure) return error;
  if (signal.aborted) return new Failure('cancelled', 'cancelled', 'The gate was cancelled; it left no receipt.', 'Start it again.');
  process.stderr.write(`change-gate mcp: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return new Failure(
    'unavailable',
    'internal-error',
    'The gate failed for a reason of its own.',
    'Start it again; `change-gate doctor` looks at what it stands on.',
  );
}
