// `change-gate review`: one run of the review gate over the branch.
import { createEngine } from '../../engine.ts';
import { processes } from '../../host/processes.ts';
import { stateFile } from '../../host/state-files.ts';
import { Failure } from '../../model/failure.ts';
import { effortSchema, type LaneName, laneNameSchema } from '../../model/review.ts';
import { headlessLane } from '../../review/lanes/headless.ts';
import { subagentLane } from '../../review/lanes/subagent.ts';
import { reviewChange } from '../../review/review-change.ts';
import { colors } from '../output/colors.ts';
import { deliver } from '../output/deliver.ts';
import { renderJson } from '../output/json.ts';
import { renderReviewText } from '../output/review-text.ts';
import { commonOptions, type OptionTable, readFormat, readOptions } from '../options.ts';

const formats = ['text', 'json'] as const;

export const reviewOptions = {
  root: { type: 'string', hint: 'BRANCH-OR-COMMIT', help: 'the branch that the change merges into, or the last approved commit' },
  effort: { type: 'string', hint: 'medium|high', help: 'how deep to look; fixed for a loop' },
  loop: { type: 'string', hint: 'ID', help: 'take up a loop: this run reviews the fixes of the last one' },
  lane: { type: 'string', multiple: true, hint: 'NAME', help: `only these lanes: ${laneNameSchema.options.join(', ')}` },
  ...commonOptions,
  format: { type: 'string', hint: formats.join('|'), help: 'how to print the report' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, reviewOptions);
  const format = readFormat(values, formats);
  const output = values['output'] as string | undefined;
  const environment = Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const host = {
    ...createEngine(),
    processes,
    lanes: [headlessLane(processes, environment), subagentLane(processes, environment)],
    state: (commonDir: string, loopId: string) => stateFile(commonDir, 'loops', loopId),
    interactive: false,
    hostIsReviewTree: false,
  };
  const report = await reviewChange(host, {
    directory: (values['repo'] as string | undefined) ?? process.cwd(),
    root: values['root'] as string | undefined,
    effort: readEffort(values['effort']),
    ...(values['loop'] === undefined ? {} : { loopId: String(values['loop']) }),
    lanes: readLanes(values['lane']),
  });
  const rendered = format === 'json' ? renderJson(report) : renderReviewText(report, colors(output === undefined && process.stdout));
  await deliver(rendered, output);
  return report.verdict === 'incomplete' ? 4 : 0;
}

function readEffort(value: unknown) {
  const effort = effortSchema.safeParse(value);
  if (effort.success) return effort.data;
  throw new Failure(
    'usage',
    'missing-effort',
    value === undefined ? 'A review needs its effort.' : `There is no effort “${String(value)}”.`,
    'Use --effort medium, or --effort high where a change cannot be tried, outlives a revert, or yields data no test checks.',
  );
}

function readLanes(value: unknown): LaneName[] {
  return ((value ?? []) as string[]).map((name) => {
    const lane = laneNameSchema.safeParse(name);
    if (!lane.success)
      throw new Failure('usage', 'unknown-lane', `There is no lane “${name}”.`, `Use one of: ${laneNameSchema.options.join(', ')}.`);
    return lane.data;
  });
}
