// `pre-commit` and `pre-push` for git itself: the same check, answered in text and an exit code.
import { createEngine } from '../engine.ts';
import { checkChange } from '../gate/check-change.ts';
import { Failure } from '../model/failure.ts';

/** 0 lets git go on, 1 stops it. A fault of ours lets it go on and says so. */
export async function runGitHook(name: 'pre-commit' | 'pre-push'): Promise<number> {
  try {
    const { report } = await checkChange(createEngine(), { directory: process.cwd(), target: { kind: 'working-tree' } });
    if (report.verdict === 'passed') return 0;
    const failing = report.findings.filter((finding) => finding.status === 'new' && finding.severity === 'error');
    process.stderr.write(`change-gate ${name}: stopped. ${failing.length === 1 ? 'One finding' : `${failing.length} findings`} of severity error:\n`);
    for (const { path, range, message, ruleId } of failing) process.stderr.write(`  ${path}:${range.start.line}: ${message} [${ruleId}]\n`);
    return 1;
  } catch (error) {
    if (error instanceof Failure && error.code === 'empty-change') return 0;
    process.stderr.write(`change-gate ${name}: not checked: ${error instanceof Failure ? `${error.message} [${error.code}]` : 'internal error'}\n`);
    return 0;
  }
}
