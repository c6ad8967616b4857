// Reads `.change-gate.yml`. Base's policy binds the change; a broken one stops the command with file and line.
import { isMap, LineCounter, parseDocument } from 'yaml';
import type { TreeReader } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import { type Policy, policySchema } from '../model/policy.ts';

export const policyPath = '.change-gate.yml';
const largestPolicy = 256 * 1024;

export interface ReadPolicy {
  readonly policy: Policy;
  /** The file's text; empty where there is none. Its digest is part of the source digest. */
  readonly text: string;
}

/** Throws `Failure` `policy-invalid` with `.change-gate.yml:<line>`. */
export async function readPolicy(tree: TreeReader): Promise<ReadPolicy> {
  const bytes = await tree.read(policyPath, largestPolicy);
  if (!bytes) return { policy: policySchema.parse({}), text: '' };
  const text = new TextDecoder().decode(bytes);
  return { policy: parsePolicy(text), text };
}

export function parsePolicy(text: string): Policy {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, schema: 'core', uniqueKeys: true });
  const [error] = document.errors;
  if (error) throw invalid(lines.linePos(error.pos[0]).line, error.message.split('\n')[0] ?? error.code);
  const parsed = policySchema.safeParse(toValue(document, text) ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = (issue?.path ?? []).map(String);
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const offset = offsetOf(document.contents, unknown === undefined ? path : [...path, unknown]);
  throw invalid(
    lines.linePos(offset).line,
    unknown === undefined ? `${path.join('.') || 'the policy'}: ${issue?.message ?? 'invalid'}` : `unknown key “${unknown}”`,
  );
}

function toValue(document: ReturnType<typeof parseDocument>, text: string): unknown {
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw invalid(text.slice(0, Math.max(text.indexOf('*'), 0)).split('\n').length, 'aliases are not allowed in a policy');
  }
}

/** Offset of the deepest key on the path that the document has. */
function offsetOf(contents: unknown, path: readonly string[]): number {
  let node = contents;
  let offset = 0;
  for (const key of path) {
    if (!isMap(node)) break;
    const pair = node.items.find((item) => String(item.key) === key);
    if (!pair) break;
    offset = (pair.key as { range?: [number, number, number] }).range?.[0] ?? offset;
    node = pair.value;
  }
  return offset;
}

function invalid(line: number, why: string): Failure {
  return new Failure(
    'usage',
    'policy-invalid',
    `${policyPath}:${line}: ${why}`,
    'Mend the policy on the base side; `change-gate explain config/policy-changed` lists its keys.',
  );
}
