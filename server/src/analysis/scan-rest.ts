// The whole-tree scan: what the files that the change leaves alone already hold. Only texts that a check wants are parsed.
import type { OccurrenceCheck } from '../checks/check.ts';
import type { Finding } from '../model/finding.ts';
import type { AnalysisInput } from './analyze.ts';
import { applyPolicy } from './apply-policy.ts';
import { findingOf } from './finding-of.ts';
import { Fingerprints } from './fingerprint.ts';
import { isGenerated } from './generated.ts';
import { byPlace } from './order.ts';

const largestText = 4 * 1024 * 1024;

export async function scanRest(input: AnalysisInput): Promise<{ findings: Finding[]; filesChecked: number }> {
  const changed = new Set(input.change.files.map((file) => file.path));
  const checks = input.checks.filter((check): check is OccurrenceCheck => check.kind === 'occurrence');
  const fingerprints = new Fingerprints();
  const findings: Finding[] = [];
  let filesChecked = 0;
  for (const [path, oid] of await input.head.list()) {
    input.signal?.throwIfAborted();
    if (changed.has(path)) continue;
    const bytes = await input.head.read(path, largestText);
    if (!bytes || bytes.subarray(0, 8000).includes(0)) continue;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (isGenerated({ path, headText: text }, input.policy)) continue;
    filesChecked += 1;
    const source = input.sources.source(path, oid, () => text);
    for (const check of checks) {
      if (!check.wants(source)) continue;
      for (const act of await input.sources.acts(check, source)) {
        findings.push(findingOf(act, source, 'existing', fingerprints));
      }
    }
  }
  return { findings: applyPolicy(findings.sort(byPlace), input.policy, input.headPolicy), filesChecked };
}
