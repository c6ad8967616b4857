// `pre-commit` and `pre-push` for git itself: what is about to be recorded or published is checked, and answered in text and an exit code.
import { resolve } from 'node:path';
import { createEngine } from '../engine.ts';
import { type CheckHost, checkResolution } from '../gate/check-change.ts';
import type { Repository, Resolution } from '../host/host.ts';
import { readStandardInput } from '../host/standard-input.ts';
import { Failure } from '../model/failure.ts';
import type { Finding } from '../model/finding.ts';
import { pushedRanges } from './pushed-ranges.ts';

/** git hands the list of refs over at once. In milliseconds, and bytes. */
const inputDeadline = 5_000;
const largestInput = 1024 * 1024;

/** 0 lets git go on, 1 stops it. A fault of ours lets it go on and says so. */
export async function runGitHook(name: 'pre-commit' | 'pre-push'): Promise<number> {
  try {
    const engine = createEngine();
    const repository = await engine.git.open(process.cwd());
    try {
      const failing = name === 'pre-commit' ? await checkIndex(engine, repository) : await checkPush(engine, repository);
      if (failing.length === 0) return 0;
      say(`${name}: stopped. ${failing.length === 1 ? 'One finding' : `${failing.length} findings`} of severity error:`);
      for (const { path, range, message, ruleId } of failing)
        process.stderr.write(`  ${path}:${range.start.line}: ${message} [${ruleId}]\n`);
      return 1;
    } finally {
      await repository.close();
    }
  } catch (error) {
    say(`${name}: not checked: ${error instanceof Failure ? `${error.message} [${error.code}]` : 'internal error'}`);
    return 0;
  }
}

/** What this very commit records; git names a temporary index where only some files are committed. */
async function checkIndex(engine: CheckHost, repository: Repository): Promise<readonly Finding[]> {
  const index = resolve(process.env['GIT_INDEX_FILE'] ?? `${repository.gitDir}/index`);
  return failingOf(engine, repository, await repository.resolve({ kind: 'working-tree' }, { allowEmpty: true, index }));
}

/** Every range of commits that the remote does not have yet. */
async function checkPush(engine: CheckHost, repository: Repository): Promise<readonly Finding[]> {
  const { ranges, unknown } = pushedRanges(await readStandardInput(inputDeadline, largestInput));
  for (const ref of unknown)
    say(`pre-push: ${ref} is new to the remote, so nobody said what it is measured from; change-gate check --root BRANCH does.`);
  const findings: Finding[] = [];
  for (const spec of ranges)
    findings.push(...(await failingOf(engine, repository, await repository.resolve({ kind: 'commit', spec }, { allowEmpty: true }))));
  return findings;
}

async function failingOf(engine: CheckHost, repository: Repository, resolution: Resolution): Promise<readonly Finding[]> {
  if (resolution.change.files.length === 0) return [];
  const { report } = await checkResolution(engine, repository, resolution, {});
  return report.verdict === 'passed' ? [] : report.findings.filter((finding) => finding.status === 'new' && finding.severity === 'error');
}

function say(text: string): void {
  process.stderr.write(`change-gate ${text}\n`);
}
