// One line a run, for this machine alone: what was reviewed, by which lanes, with what outcome. Source: seed rule §28. Never a path, a text or a time it took.
import * as z from 'zod';
import type { ReviewReport } from '../model/review.ts';
import type { Report } from '../model/report.ts';

export const telemetryName = 'telemetry';

export const telemetrySchema = z.object({
  schema: z.literal(3),
  recorded_at: z.iso.datetime(),
  repo: z.string().nullable(),
  pr: z.int().nullable(),
  pipeline: z.literal('change-gate'),
  diff: z.object({ files: z.int(), additions: z.int(), deletions: z.int() }),
  gates: z.array(
    z.object({
      gate: z.literal('code-review'),
      config: z.object({
        effort: z.string(),
        root: z.string(),
        lanes: z.array(z.string().nullable()).describe('Lane used, by iteration.'),
      }),
      iterations: z.int(),
      findings: z.array(
        z.object({
          topic: z.null(),
          disposition: z.null(),
          verified: z.boolean(),
        }),
      ),
    }),
  ),
  gaps: z.array(z.string()),
});
export type TelemetryRecord = z.infer<typeof telemetrySchema>;

/** Unknown is null and a gap; nothing is made up. */
export function recordOf({ files, target }: Report, review: ReviewReport, now: Date): TelemetryRecord {
  const sum = (key: 'additions' | 'deletions'): number => files.reduce((all, file) => all + file[key], 0);
  return {
    schema: 3,
    recorded_at: now.toISOString(),
    repo: target.pullRequest?.repository ?? null,
    pr: target.pullRequest?.number ?? null,
    pipeline: 'change-gate',
    diff: { files: files.length, additions: sum('additions'), deletions: sum('deletions') },
    gates: [
      {
        gate: 'code-review',
        config: { effort: review.effort, root: review.root, lanes: review.iterations.map((each) => each.laneUsed) },
        iterations: review.iterations.length,
        findings: review.findings.map(({ verified }) => ({ topic: null, disposition: null, verified })),
      },
    ],
    gaps: [...review.gaps, ...(review.findings.length > 0 ? ['findings are not triaged'] : [])],
  };
}

export interface ReviewStats {
  readonly runs: number;
  readonly unreadable: number;
  readonly byLane: Readonly<Record<string, number>>;
  readonly withoutReview: number;
  readonly findings: number;
  readonly unverified: number;
  readonly gaps: Readonly<Record<string, number>>;
}

/** Aggregates over the lines of the file; a line that does not read is counted, not guessed. */
export function statsOf(lines: readonly string[]): ReviewStats {
  const parsed = lines.filter((line) => line !== '').map((line) => telemetrySchema.safeParse(readJson(line)));
  const records = parsed.flatMap((each) => (each.success ? [each.data] : []));
  const last = records.flatMap(({ gates }) => gates.map((gate) => gate.config.lanes.at(-1) ?? null));
  const findings = records.flatMap(({ gates }) => gates.flatMap((gate) => gate.findings));
  return {
    runs: records.length,
    unreadable: parsed.length - records.length,
    byLane: countBy(last.filter((lane) => lane !== null)),
    withoutReview: last.filter((lane) => lane === null).length,
    findings: findings.length,
    unverified: findings.filter((finding) => !finding.verified).length,
    gaps: countBy(records.flatMap((record) => record.gaps.map((gap) => gap.replace(/\s*\([0-9a-f]+\)/, '')))),
  };
}

function countBy(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
