// Reads JSON that a hostile suite may have written: bounded, validated, and never a throw.
import type * as z from 'zod';
import type { Problem } from '../../model/problem.ts';

/** Parsed and validated, or the problem that says why not. */
export type Parsed<T> = { readonly value: T } | { readonly problem: Problem };

/** Parses the JSON object that starts at the first line beginning with `{`; runners print chatter before and after it. */
export function parseObject<T>(text: string, schema: z.ZodType<T>, format: string): Parsed<T> {
  const value = parseJson(text) ?? parseJson(objectIn(text));
  if (value === undefined) return { problem: { code: 'report-malformed', message: `The ${format} report is not complete JSON.` } };
  const parsed = schema.safeParse(value);
  if (parsed.success) return { value: parsed.data };
  const [issue] = parsed.error.issues;
  const place = issue?.path.map(String).join('.').slice(0, 100);
  return { problem: { code: 'report-malformed', message: `The ${format} report has an unexpected shape at “${place ?? ''}”.` } };
}

/** Every line that is a JSON object; other lines are chatter, save a last one that was cut off. */
export function parseLines(text: string): {
  readonly values: readonly unknown[];
  readonly cut: boolean;
  readonly chatter: readonly string[];
} {
  const values: unknown[] = [];
  const chatter: string[] = [];
  let cut = false;
  for (const line of text.split('\n')) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const value = trimmed.startsWith('{') ? parseJson(trimmed) : undefined;
    cut = value === undefined && trimmed.startsWith('{"');
    if (value === undefined) chatter.push(line);
    else values.push(value);
  }
  return { values, cut, chatter };
}

/** Undefined instead of a throw. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function objectIn(text: string): string {
  const start = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
  return text.slice(start, text.lastIndexOf('}') + 1);
}
