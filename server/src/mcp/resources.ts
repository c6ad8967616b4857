// Findings and rules as resources: what was shown last can be attached to a conversation.
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/server';
import { rules } from '../checks/rules.ts';
import { Failure } from '../model/failure.ts';
import type { Session } from './session.ts';

const json = 'application/json';

export function registerResources(server: McpServer, { findings }: Session): void {
  const shown = new ResourceTemplate('change-gate://findings/{fingerprint}', {
    list: async () => ({
      resources: [...findings.values()].map(({ fingerprint, path, range, ruleId, message }) => ({
        uri: `change-gate://findings/${encodeURIComponent(fingerprint)}`,
        name: `${path}:${range.start.line} ${ruleId}`,
        description: message,
        mimeType: json,
      })),
    }),
  });
  server.registerResource(
    'finding',
    shown,
    { title: 'Finding', description: 'A finding that was shown in this session, with its evidence.', mimeType: json },
    async (uri, { fingerprint }) => contents(uri, findings.get(decodeURIComponent(String(fingerprint)))),
  );
  const rule = new ResourceTemplate('change-gate://rules/{family}/{name}', { list: undefined });
  server.registerResource(
    'rule',
    rule,
    { title: 'Rule', description: 'What a rule saw, why it matters, what to do instead.', mimeType: json },
    async (uri, { family, name }) => contents(uri, rules.get(`${String(family)}/${String(name)}`)),
  );
}

function contents(uri: URL, value: object | undefined) {
  if (value === undefined) throw new Failure('usage', 'unknown-resource', 'There is nothing at this address.', 'Call check_change first.');
  return { contents: [{ uri: uri.href, mimeType: json, text: JSON.stringify(value, null, 2) }] };
}
