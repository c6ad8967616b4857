// What every agent host tells a hook, in one form.
import type { AgentId } from '../model/firing.ts';

export type HookHost = AgentId;

/** Raw payload of a hook: JSON of some host, nothing of it trusted. */
export type Payload = Readonly<Record<string, unknown>>;

export interface HookEvent {
  readonly host: HookHost;
  /** `stop`: the agent says it is done. `tool`: it is about to run a command. `other`: nothing for this gate. */
  readonly kind: 'stop' | 'tool' | 'other';
  /** The event's name as the host spells it; answers repeat it. */
  readonly name: string;
  /** Conversation; empty where the host names none. */
  readonly session: string;
  /** One turn of the conversation, where the host tells them apart. */
  readonly turn?: string;
  readonly directory?: string;
  /** Plan mode, an aborted turn, work that goes on in the background: nothing to preflight yet. */
  readonly passes?: string;
  /** What the agent said last, where the host passes it on. */
  readonly message?: string;
  /** The shell command of a `tool` event. */
  readonly command?: string;
}

/** How one host is read and answered. One file a host. */
export interface Dialect {
  readonly host: HookHost;
  /** True when the payload can only come from this host. Asked in the order of the table. */
  recognizes(payload: Payload): boolean;
  read(payload: Payload): HookEvent;
  /** Keeps the agent working, with what to mend. */
  block(event: HookEvent, reason: string): object;
  /** Denies the command, with why. */
  deny(event: HookEvent, reason: string): object;
  /** Lets the agent go on; `note` is shown to the person where the host can. */
  allow(event: HookEvent, note?: string): object;
}
