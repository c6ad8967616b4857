// What one gate run knows: its ports, its frozen source, and what each step leaves for the next.
import type { CheckHost, CheckResult } from './check-change.ts';
import type { DeclaredCommand } from './declared/declared.ts';
import type { Environment, Equipment } from './environments/environment.ts';
import type { SuiteResult } from './suite.ts';
import type {
  Checkout,
  Processes,
  Repository,
  Resolution,
  RunFolder,
  RunStore,
  StateFile,
  Workspace,
  Workspaces,
  Worktree,
} from '../host/host.ts';
import type { KeyStore } from '../host/key-store.ts';
import type { Finding } from '../model/finding.ts';
import type { GatePolicy } from '../model/gate-policy.ts';
import type { Proof, TestComparison } from '../model/gate-report.ts';
import type { Policy } from '../model/policy.ts';
import type { Problem } from '../model/problem.ts';
import type { StepId, StepState } from '../model/step.ts';
import type { TargetRequest } from '../model/target.ts';
import type { TestRun } from '../model/test-run.ts';

export interface GateHost extends CheckHost {
  readonly processes: Processes;
  readonly workspaces: Workspaces;
  readonly checkout: Checkout;
  readonly keys: KeyStore;
  store(commonDir: string): RunStore;
  /** The caller's environment; only what is named passes on. */
  readonly environment: Readonly<Record<string, string>>;
  /** Absolute path of the reporters and plugins that run inside the project's own runners. */
  readonly injected: string;
  /** One run of the review gate on the frozen change. */
  review?(run: GateRun): Promise<ReviewAnswer>;
  /** How many programs run at once without waiting for each other. */
  readonly cores: number;
  /** A small value beside the runs, in the git common directory. */
  memory(commonDir: string, kind: string, key: string): StateFile;
  /** A file named by the caller; undefined where there is none. */
  readFile(path: string): Promise<Uint8Array | undefined>;
  /** Files of a folder whose path matches, written at or after a time (in milliseconds). */
  leftBehind(
    folder: string,
    patterns: readonly RegExp[],
    since: number,
  ): Promise<readonly { readonly path: string; readonly bytes: Uint8Array }[]>;
}

export interface GateOptions {
  readonly directory: string;
  readonly target: TargetRequest;
  /** Steps to run; the rest is skipped by the caller. All when absent. */
  readonly steps?: readonly StepId[];
  /** How often failing, new and touched tests run again. */
  readonly rerun: number;
  readonly ablate: 'auto' | 'off' | 'all';
  readonly review: boolean;
  /** Whether declared preparation may install dependencies into a worktree. */
  readonly prepare: boolean;
  /** Variables of the caller that commands may see. */
  readonly letThrough: readonly string[];
  readonly signal?: AbortSignal;
  /** Takes the root as it was fetched last. */
  readonly offline?: boolean;
  /** False for a run that signs nothing. */
  readonly keep?: boolean;
  /** Told the facts of the environment, once they are known. */
  onEnvironment?(facts: Readonly<Record<string, string>>): void;
}

export interface ReviewAnswer {
  readonly state: 'reviewed' | 'exhausted' | 'waived';
  readonly findings: number;
  readonly lanes: readonly { readonly lane: string; readonly outcome: string; readonly reason: string }[];
}

/** Told while a run goes on; nothing depends on it. */
export interface GateWatcher {
  started(step: StepId): void;
  ended(step: StepId, state: string, reason: string | undefined, durationMs: number): void;
  /** A sentence about what goes on inside a step. */
  note(step: StepId, text: string): void;
}

export interface TestResults {
  head?: SuiteResult;
  /** Head's cases with the attempts of the reruns. */
  settled?: TestRun;
  base?: SuiteResult;
  comparison?: TestComparison;
}

export interface GateRun {
  readonly host: GateHost;
  readonly options: GateOptions;
  readonly watcher: GateWatcher;
  readonly repository: Repository;
  readonly resolution: Resolution;
  readonly check: CheckResult;
  readonly policy: Policy;
  readonly gatePolicy: GatePolicy;
  readonly policyDigest: string;
  readonly folder: RunFolder;
  readonly workspace: Workspace;
  readonly environment: Environment;
  /** What a worktree was equipped with; made when first asked for. */
  equipmentOf(worktree: Worktree): Promise<Equipment>;
  readonly head: Worktree;
  /** Worktrees for everything that is not head, by number; each is made when first asked for. */
  copy(lane: number): Promise<Worktree>;
  /** Head once more, in a folder of another name and depth. */
  elsewhere(): Promise<Worktree>;
  readonly commands: { readonly head: readonly DeclaredCommand[]; readonly base: readonly DeclaredCommand[] };
  readonly tests: TestResults;
  readonly findings: Finding[];
  readonly proof: Proof;
  readonly gaps: Problem[];
  /** How each step before this one ended. */
  readonly states: Map<StepId, StepState>;
  readonly lanes: { lane: string; outcome: string; reason: string }[];
  /** Set when the frozen bytes did not hold. */
  drift: string | undefined;
  /** Whether the build that head declares went through; variants are then built as well. */
  builds: boolean;
}
