// Gives an act its place and its identity.
import type { Occurrence } from '../checks/check.ts';
import type { Finding, Status } from '../model/finding.ts';
import type { Source } from '../syntax/source.ts';
import type { Fingerprints } from './fingerprint.ts';

export function findingOf(act: Occurrence, source: Source, status: Status, fingerprints: Fingerprints): Finding {
  return {
    ruleId: act.ruleId,
    severity: act.severity,
    status,
    message: act.message,
    path: source.path,
    range: source.lines.range(act.start, act.end),
    fingerprint: fingerprints.next([act.ruleId, act.subject, ...act.names, act.enclosing, act.anchor]),
    evidence: [...act.evidence],
    ...(act.tool === undefined ? {} : { tool: act.tool }),
  };
}
