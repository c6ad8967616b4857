// `check`, on one page: resolve the target, read base's policy, run the checks on both sides, say the verdict.
import { createHash } from 'node:crypto';
import { analyze } from '../analysis/analyze.ts';
import { scanRest } from '../analysis/scan-rest.ts';
import type { SourceCache } from '../analysis/source-cache.ts';
import { tierOf } from '../analysis/tier.ts';
import type { Check } from '../checks/check.ts';
import type { Clock, Git, Repository, Resolution } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import type { Finding, Severity } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';
import type { Problem } from '../model/problem.ts';
import type { Report } from '../model/report.ts';
import type { TargetRequest } from '../model/target.ts';
import type { Verdict } from '../model/verdict.ts';
import { policyPath, readPolicy } from './policy.ts';

export interface CheckHost {
  readonly git: Git;
  readonly clock: Clock;
  readonly sources: SourceCache;
  readonly checks: readonly Check[];
  readonly version: string;
}

export interface CheckOptions {
  readonly directory: string;
  readonly target: TargetRequest;
  /** Judge every file of head, and list what base already had. */
  readonly all?: boolean;
  readonly signal?: AbortSignal;
}

export interface CheckResult {
  readonly report: Report;
  /** Text of a file of head, or of base where head has it not; for code frames. */
  text(path: string): Promise<string | undefined>;
}

export async function checkChange(host: CheckHost, options: CheckOptions): Promise<CheckResult> {
  const started = host.clock.now();
  const repository = await host.git.open(options.directory);
  try {
    const resolution = await repository.resolve(options.target, { allowEmpty: options.all === true, ...(options.signal ? { signal: options.signal } : {}) });
    const { change, target } = resolution;
    const [base, head] = [repository.tree(change.baseTree), repository.tree(change.headTree)];
    const policy = await readPolicy(base);
    const wished = await readWishedPolicy(head, resolution);

    const input = { change, base, head, policy: policy.policy, checks: host.checks, sources: host.sources, ...optional({ headPolicy: wished.policy, signal: options.signal }), generatedAttributes: await readGenerated(repository, resolution) };
    const analysis = await analyze(input);
    const rest = options.all ? await scanRest(input) : { findings: [], filesChecked: 0 };

    const { underclassified, ...tier } = tierOf(analysis.files, policy.policy.tier);
    const shown = [...analysis.findings.filter((finding) => options.all || finding.status === 'new'), ...rest.findings];
    const problems = [...resolution.limits, ...wished.problems, ...analysis.problems, ...(underclassified ? [underclassification(tier.declared, tier.mechanical)] : [])];
    const report: Report = {
      schemaVersion: 1,
      tool: { name: 'change-gate', version: host.version },
      target,
      base: change.base,
      head: change.head,
      sourceDigest: sourceDigest(resolution, policy.text),
      columns: 'code-points',
      tier,
      files: [...analysis.files],
      findings: shown,
      fixed: [...analysis.fixed],
      problems,
      summary: { ...count(shown), fixed: analysis.fixed.length, filesChecked: analysis.filesChecked + rest.filesChecked, durationMs: host.clock.now() - started },
      verdict: checkVerdict(analysis.findings, policy.policy['fail-on']),
    };
    const texts = await readTexts(report, repository, resolution);
    return { report, text: async (path) => texts.get(path) };
  } finally {
    await repository.close();
  }
}

/** SHA-256 over what the answer depends on: both trees, the scope and the policy. */
export function sourceDigest({ change, target }: Pick<Resolution, 'change' | 'target'>, policyText: string): string {
  const policy = createHash('sha256').update(policyText).digest('hex');
  return createHash('sha256').update(JSON.stringify({ head: change.headTree, base: change.base, paths: target.paths ?? [], policy })).digest('hex');
}

const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

function checkVerdict(findings: readonly Finding[], failOn: Severity): Verdict {
  return findings.some((finding) => finding.status === 'new' && ranks[finding.severity] >= ranks[failOn]) ? 'failed' : 'passed';
}

function count(findings: readonly Finding[]) {
  const fresh = findings.filter((finding) => finding.status === 'new');
  const of = (severity: Severity) => fresh.filter((finding) => finding.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info'), new: fresh.length, moved: findings.filter((finding) => finding.status === 'moved').length };
}

/** The change's own policy may only raise; where it does not parse, that is said and base's stays. */
async function readWishedPolicy(head: Parameters<typeof readPolicy>[0], { change }: Resolution): Promise<{ policy?: Policy; problems: Problem[] }> {
  if (!change.files.some((file) => file.path === policyPath)) return { problems: [] };
  try {
    return { policy: (await readPolicy(head)).policy, problems: [] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { problems: [{ code: error.code, message: `The changed policy is broken: ${error.message}`, path: policyPath }] };
  }
}

async function readGenerated(repository: Repository, { change }: Resolution): Promise<ReadonlyMap<string, boolean>> {
  const names = ['linguist-generated', 'linguist-vendored'];
  const attributes = await repository.attributes(names, change.files.map((file) => file.path), change.baseTree);
  const generated = new Map<string, boolean>();
  for (const [path, values] of attributes) {
    const set = names.map((name) => values.get(name)).filter((value) => value !== undefined && value !== 'unspecified');
    if (set.length > 0) generated.set(path, set.some((value) => value === 'set' || value === 'true'));
  }
  return generated;
}

async function readTexts(report: Report, repository: Repository, { change }: Resolution): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const { path } of report.findings) {
    if (texts.has(path)) continue;
    const bytes = (await repository.tree(change.headTree).read(path)) ?? (await repository.tree(change.baseTree).read(path));
    if (bytes) texts.set(path, new TextDecoder().decode(bytes));
  }
  return texts;
}

function underclassification(declared: string | null, mechanical: string): Problem {
  return { code: 'tier-underclassified', message: `The policy declares ${declared ?? 'nothing'}, but paths and sizes make it ${mechanical}.`, path: policyPath };
}

function optional<Values extends Record<string, unknown>>(values: Values): { [Key in keyof Values]?: Exclude<Values[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof Values]?: Exclude<Values[Key], undefined> };
}
