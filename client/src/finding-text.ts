// A finding with its evidence, in words an agent can act on.
import type { Finding } from '@change-gate/server/protocol';

export function findingText(finding: Finding): string {
  const evidence = finding.evidence.map(
    ({ message, path, range }) => `- ${path === undefined ? '' : `${path}${range ? `:${range.start.line}` : ''}: `}${message}`,
  );
  return [`${finding.path}:${finding.range.start.line}: ${finding.message} [${finding.ruleId}]`, ...evidence].join('\n');
}
