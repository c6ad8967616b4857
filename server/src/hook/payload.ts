// Careful reading of untrusted payloads: the wrong type is the same as absent.
import type { Payload } from './event.ts';

export function text(payload: Payload, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = payload[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return undefined;
}

/** An object, or an object written as a JSON string, as some hosts send tool arguments. */
export function record(payload: Payload, ...names: readonly string[]): Payload {
  for (const name of names) {
    const value = payload[name];
    const parsed = typeof value === 'string' ? parseObject(value) : value;
    if (isRecord(parsed)) return parsed;
  }
  return {};
}

export function parseObject(json: string): Payload | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function hasItems(payload: Payload, name: string): boolean {
  const value = payload[name];
  return Array.isArray(value) && value.length > 0;
}

export function firstText(payload: Payload, name: string): string | undefined {
  const value = payload[name];
  return Array.isArray(value) && typeof value[0] === 'string' ? value[0] : undefined;
}

function isRecord(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
