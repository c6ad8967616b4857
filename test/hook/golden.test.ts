// Golden payloads of every host and event, with each optional field and without, against what is read from them and what is answered.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialectOf } from '../../server/src/hook/dialects/index.ts';
import type { HookEvent, HookHost, Payload } from '../../server/src/hook/event.ts';
import { answerSchemas } from './answer-schemas.ts';

interface Golden {
  readonly title: string;
  readonly payload: Payload;
  readonly optional: readonly string[];
  readonly event: HookEvent;
  readonly block?: object;
  readonly deny?: object;
  readonly allow: object;
  readonly unverified?: object;
}

const home = join(import.meta.dirname, 'golden');
const hosts = readdirSync(home).map((name) => name.replace('.json', '') as HookHost);
const casesOf = (host: HookHost): Golden[] => JSON.parse(readFileSync(join(home, `${host}.json`), 'utf8'));
const filled = (answer: object): unknown => JSON.parse(JSON.stringify(answer).replaceAll('$REASON', 'why').replaceAll('$NOTE', 'note'));

it('there is a table for every host', () => expect([...hosts].sort()).toEqual(Object.keys(answerSchemas).sort()));

describe.each(hosts)('%s', (host) => {
  it.each(casesOf(host))('$title', ({ payload, optional, event, block, deny, allow, unverified }) => {
    const dialect = dialectOf(payload, 'auto');
    expect(dialect.host).toBe(host);
    expect(dialect.read(payload)).toEqual(event);
    const answers: [object, object | undefined][] = [
      [dialect.allow(event), allow],
      [dialect.allow(event, 'note'), unverified],
      [dialect.block(event, 'why'), block],
      [dialect.deny(event, 'why'), deny],
    ];
    for (const [answer, golden] of answers) {
      if (golden === undefined) continue;
      expect(answer).toEqual(filled(golden));
      expect(() => answerSchemas[host].parse(answer)).not.toThrow();
    }
    for (const without of [...optional.map((name) => [name]), optional]) {
      const less = Object.fromEntries(Object.entries(payload).filter(([name]) => !without.includes(name)));
      const { message: _message, ...silent } = event;
      const isSilent = without.some((name) => ['last_assistant_message', 'prompt_response'].includes(name));
      expect(dialectOf(less, 'auto').read(less), `without ${without.join(', ')}`).toEqual(isSilent ? silent : event);
    }
  });
});

describe('any payload', () => {
  const names = [
    'hook_event_name',
    'hookEventName',
    'session_id',
    'sessionId',
    'turn_id',
    'cwd',
    'cursor_version',
    'workspace_roots',
    'status',
    'tool_input',
    'toolArgs',
    'toolName',
    'permission_mode',
    'background_tasks',
    'stopReason',
  ];
  const payloads = fc.dictionary(
    fc.oneof(fc.constantFrom(...names), fc.string()),
    fc.oneof(fc.constantFrom('Stop', 'stop', 'PreToolUse', 'AfterAgent', 'git commit'), fc.jsonValue()),
  );
  it('is read and answered in some host’s own form, and never throws', () => {
    fc.assert(
      fc.property(payloads, (payload) => {
        const dialect = dialectOf(payload as Payload, 'auto');
        const event = dialect.read(payload as Payload);
        expect(typeof event.session).toBe('string');
        for (const answer of [dialect.allow(event), dialect.allow(event, 'note')])
          expect(answerSchemas[dialect.host].safeParse(answer).success).toBe(true);
        expect(JSON.stringify(dialect.block(event, 'why'))).toContain('why');
      }),
    );
  });
});
