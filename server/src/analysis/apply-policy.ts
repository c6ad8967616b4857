// Lets the repository raise or lower rules. Base's policy decides; what the change itself writes may only raise.
import type { Finding, Severity } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';

type Setting = Severity | 'off';
const ranks: Record<Setting, number> = { off: 0, info: 1, warning: 2, error: 3 };

export function applyPolicy(findings: readonly Finding[], base: Policy, head: Policy | undefined): Finding[] {
  return findings.flatMap((finding) => {
    const decided = settingFor(finding.ruleId, base) ?? finding.severity;
    const wished = head && settingFor(finding.ruleId, head);
    const setting = wished !== undefined && ranks[wished] > ranks[decided] ? wished : decided;
    return setting === 'off' ? [] : [{ ...finding, severity: setting }];
  });
}

/** The most specific entry wins: the rule, its family with a star, everything. */
function settingFor(ruleId: string, policy: Policy): Setting | undefined {
  const family = ruleId.slice(0, ruleId.indexOf('/'));
  return policy.rules[ruleId] ?? policy.rules[`${family}/*`] ?? policy.rules['*'];
}
