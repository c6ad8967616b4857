// Puts what CI lets go into words.
import type { Draft } from '../check.ts';
import type { Evidence } from '../../model/finding.ts';
import type { CheckRun, Softness } from './runs.ts';

const kinds = {
  lint: 'linter',
  types: 'type check',
  tests: 'tests',
  security: 'scan',
  build: 'build',
  hooks: 'hook',
  coverage: 'coverage check',
} as const;

export function describe(run: CheckRun): string {
  return `the ${kinds[run.check.kind]} \`${run.check.name}\``;
}

/** An error where base stopped on the failure; a warning where the check is new and never stopped anything. */
export function draftOfSoftness(run: CheckRun, soft: Softness, before: CheckRun | undefined): Draft {
  const evidence: Evidence[] = before
    ? [
        {
          message: `A failure of ${describe(before)} stopped the run here.`,
          path: before.source.path,
          range: before.source.lines.range(before.start, before.end),
        },
      ]
    : [{ message: `Base did not run ${describe(run)}; it starts out without a say.` }];
  return {
    ruleId: run.system.role === 'hook' ? 'config/hooks-bypassed' : 'config/ci-nonblocking',
    severity: before ? (soft.how === 'retry' ? 'warning' : 'error') : 'warning',
    message: `${soft.act} ${sentence(run, soft)}`,
    side: 'head',
    path: run.source.path,
    start: soft.start,
    end: soft.end,
    subject: `${run.system.id} ${run.jobName} ${run.check.name} ${soft.how}`,
    tool: run.check.tool?.name ?? run.system.name,
    evidence,
  };
}

function sentence(run: CheckRun, soft: Softness): string {
  const what = describe(run);
  if (soft.says.startsWith('It ')) return `${what[0]?.toUpperCase()}${what.slice(1)} ${soft.says.slice(3)}`;
  return soft.says.replace('this', what);
}
