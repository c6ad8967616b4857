// `check`, on one page: resolve the target, read base's policy, run the checks on both sides, say the verdict.
import { createHash } from 'node:crypto';
import { type Analysis, type AnalysisInput, analyze } from '../analysis/analyze.ts';
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
  const repository = await host.git.open(options.directory);
  try {
    const resolution = await repository.resolve(options.target, {
      allowEmpty: options.all === true,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    return await checkResolution(host, repository, resolution, options);
  } finally {
    await repository.close();
  }
}

/** The same for a target that is frozen already; the repository stays open. */
export async function checkResolution(
  host: CheckHost,
  repository: Repository,
  resolution: Resolution,
  options: Pick<CheckOptions, 'all' | 'signal'>,
): Promise<CheckResult> {
  const started = host.clock.now();
  const prepared = await prepareCheck(host, repository, resolution, options.signal);
  const analysis = await analyze(prepared.input);
  const rest = options.all ? await scanRest(prepared.input) : { findings: [], filesChecked: 0 };

  const findings = [...analysis.findings.filter((finding) => options.all || finding.status === 'new'), ...rest.findings];
  const { tier, problems } = judgeTier(analysis, prepared);
  const report: Report = {
    schemaVersion: 1,
    tool: { name: 'change-gate', version: host.version },
    target: resolution.target,
    base: resolution.change.base,
    head: resolution.change.head,
    sourceDigest: sourceDigest(resolution, prepared.policyText),
    columns: 'code-points',
    tier,
    files: [...analysis.files],
    findings,
    fixed: [...analysis.fixed],
    problems: [...resolution.limits, ...prepared.problems, ...analysis.problems, ...problems],
    summary: {
      ...count(findings),
      fixed: analysis.fixed.length,
      filesChecked: analysis.filesChecked + rest.filesChecked,
      durationMs: host.clock.now() - started,
    },
    verdict: checkVerdict(analysis.findings, prepared.input.policy['fail-on']),
  };
  const texts = await readTexts(report, repository, resolution);
  return { report, text: async (path) => texts.get(path) };
}

/** What an analysis needs, read once for a resolution. */
export interface PreparedCheck {
  readonly input: AnalysisInput;
  readonly policyText: string;
  readonly problems: readonly Problem[];
}

/** Throws `Failure` `policy-invalid` where base's policy is broken. */
export async function prepareCheck(
  host: Pick<CheckHost, 'checks' | 'sources'>,
  repository: Repository,
  resolution: Resolution,
  signal?: AbortSignal,
): Promise<PreparedCheck> {
  const { change } = resolution;
  const [base, head] = [repository.tree(change.baseTree), repository.tree(change.headTree)];
  const policy = await readPolicy(base);
  const wished = await readWishedPolicy(head, resolution);
  const generatedAttributes = await readGenerated(repository, resolution);
  return {
    input: {
      change,
      base,
      head,
      policy: policy.policy,
      checks: host.checks,
      sources: host.sources,
      generatedAttributes,
      ...(wished.policy ? { headPolicy: wished.policy } : {}),
      ...(signal ? { signal } : {}),
    },
    policyText: policy.text,
    problems: wished.problems,
  };
}

/** The tier of a change, and a problem where the policy declares less than it is. */
export function judgeTier(analysis: Pick<Analysis, 'files'>, { input }: PreparedCheck): { tier: Report['tier']; problems: Problem[] } {
  const { underclassified, ...tier } = tierOf(analysis.files, input.policy.tier);
  return { tier, problems: underclassified ? [underclassification(tier.declared, tier.mechanical)] : [] };
}

/** SHA-256 over what the answer depends on: both trees, the scope and the policy. */
export function sourceDigest({ change, target }: Pick<Resolution, 'change' | 'target'>, policyText: string): string {
  const policy = createHash('sha256').update(policyText).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify({ head: change.headTree, base: change.base, paths: target.paths ?? [], policy }))
    .digest('hex');
}

const ranks: Record<Severity, number> = { info: 0, warning: 1, error: 2 };

/** `check` knows two answers: a new finding as bad as the policy's `fail-on`, or none. */
export function checkVerdict(findings: readonly Finding[], failOn: Severity): 'passed' | 'failed' {
  return findings.some((finding) => finding.status === 'new' && ranks[finding.severity] >= ranks[failOn]) ? 'failed' : 'passed';
}

function count(findings: readonly Finding[]) {
  const fresh = findings.filter((finding) => finding.status === 'new');
  const of = (severity: Severity) => fresh.filter((finding) => finding.severity === severity).length;
  return {
    errors: of('error'),
    warnings: of('warning'),
    infos: of('info'),
    new: fresh.length,
    moved: findings.filter((finding) => finding.status === 'moved').length,
  };
}

/** The change's own policy may only raise; where it does not parse, that is said and base's stays. */
async function readWishedPolicy(
  head: Parameters<typeof readPolicy>[0],
  { change }: Resolution,
): Promise<{ policy?: Policy; problems: Problem[] }> {
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
  const attributes = await repository.attributes(
    names,
    change.files.map((file) => file.path),
    change.baseTree,
  );
  const generated = new Map<string, boolean>();
  for (const [path, values] of attributes) {
    const set = names.map((name) => values.get(name)).filter((value) => value !== undefined && value !== 'unspecified');
    if (set.length > 0)
      generated.set(
        path,
        set.some((value) => value === 'set' || value === 'true'),
      );
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
  return {
    code: 'tier-underclassified',
    message: `The policy declares ${declared ?? 'nothing'}, but paths and sizes make it ${mechanical}.`,
    path: policyPath,
  };
}
