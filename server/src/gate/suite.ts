// Runs the project's tests once on whatever a worktree shows, and turns what they report into one run that can be believed.
import { delimiter } from 'node:path';
import { type CommandAnswer, runCommand } from './command.ts';
import type { DeclaredCommand } from './declared/declared.ts';
import { countCases, judgeRun } from './reports/counts.ts';
import { isOriginFile, originLoader, readOrigins, strayReason } from './origins.ts';
import { formatOf, type ReportFile, readReports } from './reports/read.ts';
import type { GateRun } from './run.ts';
import { type InstrumentedLine, instrumentLine } from './runners/index.ts';
import type { Worktree } from '../host/host.ts';
import type { Attempt, StepId, StepState } from '../model/step.ts';
import type { TestRun } from '../model/test-run.ts';

export interface SuiteRequest {
  readonly step: StepId;
  readonly label: string;
  readonly worktree: Worktree;
  readonly command: DeclaredCommand;
  /** Only these test files, where the runner can select; the whole suite otherwise. */
  readonly files?: readonly string[];
  readonly seed?: number;
  /** Variables that are set, or taken away, for this execution. */
  readonly change?: Readonly<Record<string, string | undefined>>;
  /** Loaded into every Node process, in this order. */
  readonly preload?: readonly string[];
  /** Whether to prove where modules were loaded from. */
  readonly proveOrigins?: boolean;
}

export interface SuiteResult {
  readonly state: StepState;
  readonly reason: string;
  readonly run: TestRun;
  readonly command: string;
  readonly exitCode: number | null;
  readonly attempt: Attempt;
  readonly drift: readonly string[];
  /** Whether only the wished files ran. */
  readonly selected: boolean;
  readonly shuffled: boolean;
  readonly runners: readonly string[];
}

let executions = 0;

/** A selection that ran nothing is taken back: a runner may look for its files elsewhere than where they are. */
export async function runSuite(run: GateRun, request: SuiteRequest): Promise<SuiteResult> {
  const result = await runOnce(run, request);
  const isEmpty = result.selected && countCases(result.run).executed === 0 && result.state === 'errored';
  if (!isEmpty) return result;
  const { files: _, ...whole } = request;
  return runOnce(run, { ...whole, label: `${request.label}.whole` });
}

async function runOnce(run: GateRun, request: SuiteRequest): Promise<SuiteResult> {
  executions += 1;
  const name = `reports/${executions}`;
  const folder = await run.workspace.folder(name);
  const equipment = await run.equipmentOf(request.worktree);
  const files = request.files?.length === 0 ? undefined : request.files;
  const instrumented = instrumentLine(
    request.command.line,
    { folder, injected: run.host.injected, ...(request.seed === undefined ? {} : { seed: request.seed }) },
    files,
  );
  const loader = request.proveOrigins === true ? [originLoader(run.host.injected, folder, run.repository.root)] : [];
  const env = environmentOf(equipment.env, instrumented, { ...request, preload: [...loader, ...(request.preload ?? [])] });
  const answer = await runCommand(run, {
    step: request.step,
    worktree: request.worktree,
    line: instrumented.line,
    cwd: request.command.cwd,
    env,
    label: request.label,
  });
  const reports = await collectReports(run, name, request.worktree, instrumented, answer);
  const read = readReports(reports, { roots: [request.worktree.path] });
  const origins = readOrigins(await run.workspace.readFolder(name));
  const modules = [...(read.modules ?? []), ...origins];
  const testRun = { ...read, ...(reports.length === 0 ? { problems: [] } : {}), ...(modules.length > 0 ? { modules } : {}) };
  const stray = await strayReason(run, request.worktree, testRun);
  const judged = stray === undefined ? judge(answer, testRun) : ({ state: 'errored', reason: stray } as const);
  return {
    ...judged,
    run: testRun,
    command: request.command.line,
    exitCode: answer.exitCode,
    attempt: { ...answer.attempt, ...judged },
    drift: answer.drift,
    selected: instrumented.selected,
    shuffled: instrumented.shuffled,
    runners: instrumented.runners,
  };
}

function judge(answer: CommandAnswer, testRun: TestRun): { state: StepState; reason: string } {
  if (answer.drift.length > 0 || answer.state === 'cancelled' || answer.state === 'timeout')
    return { state: answer.state, reason: answer.reason ?? answer.state };
  if (answer.state === 'missing' && testRun.cases.length === 0)
    return { state: 'missing', reason: answer.reason ?? 'the command was not found' };
  const judged = judgeRun(testRun, answer.exitCode);
  const silent = judged.state === 'errored' && countCases(testRun).executed === 0 && answer.exitCode !== 0;
  return silent ? { state: 'errored', reason: `no test executed: ${answer.reason ?? judged.reason}` } : judged;
}

/** Report files first; what was printed counts where the runner reports so, or where there is nothing else. */
async function collectReports(
  run: GateRun,
  name: string,
  worktree: Worktree,
  { leaves, prints }: InstrumentedLine,
  answer: CommandAnswer,
): Promise<ReportFile[]> {
  const written = (await run.workspace.readFolder(name)).filter((file) => !isOriginFile(file));
  if (leaves.length > 0) written.push(...(await run.host.leftBehind(worktree.path, leaves, Date.parse(answer.attempt.startedAt))));
  if (written.length > 0 && !prints) return written;
  return formatOf(answer.stdout) ? [...written, { path: 'standard output', bytes: Buffer.from(answer.stdout) }] : written;
}

function environmentOf(
  base: Readonly<Record<string, string>>,
  { env }: InstrumentedLine,
  { change = {}, preload = [] }: SuiteRequest,
): Record<string, string> {
  const imports = preload.map((url) => `--import=${url}`);
  const options = [env['NODE_OPTIONS'], ...imports, base['NODE_OPTIONS']].filter(Boolean).join(' ');
  const pythonPath = [env['PYTHONPATH'], base['PYTHONPATH']].filter(Boolean).join(delimiter);
  const merged = {
    ...base,
    ...env,
    ...(options === '' ? {} : { NODE_OPTIONS: options }),
    ...(pythonPath === '' ? {} : { PYTHONPATH: pythonPath }),
    ...change,
  };
  return Object.fromEntries(Object.entries(merged).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
