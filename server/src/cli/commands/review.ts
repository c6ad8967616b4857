// `change-gate review`: one run of the review gate over the branch; `review stats` says what runs have come to.
import { createEngine, environment } from '../../engine.ts';
import { journal } from '../../host/journal.ts';
import { processes } from '../../host/processes.ts';
import { stateFile } from '../../host/state-files.ts';
import { Failure } from '../../model/failure.ts';
import { effortSchema, type LaneName, laneNameSchema } from '../../model/review.ts';
import { headlessLane } from '../../review/lanes/headless.ts';
import { subagentLane } from '../../review/lanes/subagent.ts';
import { userLane } from '../../review/lanes/user.ts';
import { reviewChange } from '../../review/review-change.ts';
import { statsOf, telemetryName } from '../../review/telemetry.ts';
import { colors } from '../output/colors.ts';
import { deliver } from '../output/deliver.ts';
import { renderJson } from '../output/json.ts';
import { renderReviewStats } from '../output/review-stats.ts';
import { renderReviewText } from '../output/review-text.ts';
import { commonOptions, type OptionTable, readFormat, readOptions, type Values } from '../options.ts';
import { personAtTerminal } from '../person-at-terminal.ts';

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
  const { values, positionals } = readOptions(args, reviewOptions, true);
  if (positionals.length > 0) return stats(values, positionals);
  const format = readFormat(values, formats);
  const output = values['output'] as string | undefined;
  const inherited = environment();
  const person = values['quiet'] === true || format === 'json' ? undefined : personAtTerminal();
  const host = {
    ...createEngine(),
    processes,
    lanes: [headlessLane(processes, inherited), ...(person ? [userLane(person)] : []), subagentLane(processes, inherited)],
    state: (commonDir: string, loopId: string) => stateFile(commonDir, 'loops', loopId),
    journal,
    ...(person ? { person } : {}),
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

async function stats(values: Values, [act, ...more]: readonly string[]): Promise<number> {
  if (act !== 'stats' || more.length > 0)
    throw new Failure(
      'usage',
      'unknown-act',
      `There is no review command “${[act, ...more].join(' ')}”.`,
      'Use review stats, or review with --root.',
    );
  const repository = await createEngine().git.open((values['repo'] as string | undefined) ?? process.cwd());
  await repository.close();
  const found = statsOf(await journal(repository.commonDir, telemetryName).lines());
  await deliver(
    readFormat(values, formats) === 'json' ? renderJson(found) : renderReviewStats(found),
    values['output'] as string | undefined,
  );
  return 0;
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
