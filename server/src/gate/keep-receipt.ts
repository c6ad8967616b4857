// Signs what a finished run found and keeps it beside the runs.
import { createHash } from 'node:crypto';
import { manifestDigest, manifestOf } from './manifest.ts';
import { buildReceipt } from './receipt/build.ts';
import { canonicalJson } from './receipt/canonical-json.ts';
import type { GateRun } from './run.ts';
import type { GateReport } from '../model/gate-report.ts';

export async function keepReceipt(run: GateRun, report: GateReport, startedAt: string): Promise<NonNullable<GateReport['receipt']>> {
  const { repository, resolution, host, policyDigest, environment } = run;
  const { change } = resolution;
  const { cases: _, ...tests } = report.tests;
  const key = await host.keys.signingKey();
  const receipt = buildReceipt(
    {
      headTree: change.headTree,
      ...(change.head === change.headTree ? {} : { headCommit: change.head }),
      manifestDigest: manifestDigest(await manifestOf(resolution, repository)),
      cases: report.tests.cases ?? [],
      gate: {
        schemaVersion: 1,
        tool: { name: 'change-gate', version: host.version },
        target: report.target,
        base: report.base,
        head: report.head,
        sourceDigest: report.sourceDigest,
        policyDigest,
        environmentDigest: createHash('sha256').update(canonicalJson(environment.facts)).digest('hex'),
        environment: { ...environment.facts },
        startedAt,
        finishedAt: new Date(host.clock.now()).toISOString(),
        tier: report.tier,
        verdict: report.verdict,
        reasons: report.reasons,
        steps: report.steps,
        tests,
        findings: report.findings,
        lanes: run.lanes,
        waivers: report.waivers,
        gaps: report.gaps,
        networkCalls: report.target.rootSource?.includes('refreshed') === true ? [{ purpose: 'refresh of the root', host: 'origin' }] : [],
      },
    },
    key,
  );
  const path = await host.store(repository.commonDir).keepReceipt(receipt.fileName, receipt.bytes);
  return { id: receipt.id, path, digest: receipt.digest };
}
