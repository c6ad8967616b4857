// Takes each new suppression away in a copy and asks its tool again: needed, with what it hides, or unneeded.
import { delimiter } from 'node:path';
import { runCommand } from '../command.ts';
import { type SilencedTool, toolsFor } from '../proof/silenced-tools.ts';
import type { GateRun } from '../run.ts';
import { type GateStep, notApplicable } from '../step.ts';
import { plural } from '../words.ts';
import { LineIndex } from '../../syntax/line-index.ts';
import type { Finding } from '../../model/finding.ts';
import type { SuppressionProof } from '../../model/gate-report.ts';
import type { Attempt } from '../../model/step.ts';

/** More are not tried, and said so. */
const most = 40;

export const necessity: GateStep = {
  id: 'necessity',
  reads: ['head-tree'],
  run: async (run) => {
    const added = run.check.report.findings.filter((finding) => finding.status === 'new' && finding.ruleId.startsWith('suppression/'));
    if (added.length === 0) return notApplicable('the change silences nothing');
    const attempts: Attempt[] = [];
    const proofs: SuppressionProof[] = [];
    for (const finding of added.slice(0, most)) {
      proofs.push(await tryWithout(run, finding, attempts));
      run.watcher.note('necessity', `${proofs.length} of ${added.length}: ${finding.path}:${finding.range.start.line}`);
    }
    if (added.length > most)
      run.gaps.push({ code: 'suppressions-not-tried', message: `${added.length - most} more suppressions were not tried.` });
    run.proof.suppressions = proofs;
    const count = (state: SuppressionProof['state']): number => proofs.filter((proof) => proof.state === state).length;
    const words = (['needed', 'unneeded', 'unknown'] as const)
      .filter((state) => count(state) > 0)
      .map((state) => `${count(state)} ${state}`);
    return { state: 'passed', reason: `${plural(added.length, 'new suppression')}: ${words.join(', ')}`, attempts };
  },
};

async function tryWithout(run: GateRun, finding: Finding, attempts: Attempt[]): Promise<SuppressionProof> {
  const place = { path: finding.path, line: finding.range.start.line, ruleId: finding.ruleId };
  const content = await textWithout(run, finding);
  const worktree = await run.copy(0);
  const { env } = await run.equipmentOf(worktree);
  const tool = await installed(run, toolsFor(finding.ruleId), env['PATH'] ?? '');
  if (content === undefined || !tool)
    return {
      ...place,
      state: 'unknown',
      message: content === undefined ? 'its text could not be cut out' : 'its tool is not installed or cannot be asked about one file',
    };
  const { change } = run.resolution;
  const executable = change.files.find((file) => file.path === finding.path)?.head?.kind === 'executable';
  const without = await worktree.derive(change.headTree, [{ path: finding.path, content: Buffer.from(content), executable }]);
  const before = await ask(run, tool, finding.path, change.headTree, attempts);
  const after = await ask(run, tool, finding.path, without, attempts);
  if (!before || !after) return { ...place, state: 'unknown', message: `${tool.id} gave no answer` };
  const left = [...before];
  const hidden = after.filter((complaint) => {
    const at = left.indexOf(complaint);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return hidden.length > 0
    ? { ...place, state: 'needed', message: `${tool.id}: ${hidden.slice(0, 3).join('; ')}` }
    : { ...place, state: 'unneeded', message: `${tool.id} says nothing without it` };
}

/** Undefined where the tool did not answer in its own form. */
async function ask(
  run: GateRun,
  tool: SilencedTool,
  path: string,
  tree: string,
  attempts: Attempt[],
): Promise<readonly string[] | undefined> {
  const worktree = await run.copy(0);
  await worktree.show(tree);
  const { env } = await run.equipmentOf(worktree);
  const answer = await runCommand(run, {
    step: 'necessity',
    worktree,
    line: tool.line(path),
    cwd: '',
    env,
    label: `${tool.id}-${attempts.length + 1}`,
  });
  attempts.push(answer.attempt);
  if (answer.state === 'missing' || answer.state === 'timeout' || answer.state === 'cancelled' || answer.exitCode === null)
    return undefined;
  try {
    const complaints = tool.complaints(`${answer.stdout}\n${answer.stderr}`, path);
    return complaints.length > 0 || answer.exitCode === 0 ? complaints : undefined;
  } catch {
    return undefined;
  }
}

async function installed(run: GateRun, tools: readonly SilencedTool[], path: string): Promise<SilencedTool | undefined> {
  for (const tool of tools) if (path.split(delimiter).length > 0 && (await run.host.checkout.program(tool.program, path))) return tool;
  return undefined;
}

/** The file of head without the directive's own text; its comment stays, empty. */
async function textWithout(run: GateRun, { path, range }: Finding): Promise<string | undefined> {
  const bytes = await run.repository.tree(run.resolution.change.headTree).read(path, 4 * 1024 * 1024);
  if (!bytes) return undefined;
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const lines = new LineIndex(text);
  const [start, end] = [lines.offset(range.start), lines.offset(range.end)];
  return start < end ? text.slice(0, start) + text.slice(end) : undefined;
}
