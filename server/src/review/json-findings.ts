// Findings written as JSON: bare, fenced, or inside the envelope of a headless tool.
import * as z from 'zod';
import { type ClaimedFinding, severityWord } from './claimed-finding.ts';

const place = z.object({
  file: z.string().optional(),
  path: z.string().optional(),
  filename: z.string().optional(),
  line: z.coerce.number().optional(),
  start_line: z.coerce.number().optional(),
  startLine: z.coerce.number().optional(),
  end_line: z.coerce.number().optional(),
  endLine: z.coerce.number().optional(),
});
const claim = place.extend({
  title: z.string().optional(),
  summary: z.string().optional(),
  message: z.string().optional(),
  description: z.string().optional(),
  body: z.string().optional(),
  failure_scenario: z.string().optional(),
  severity: z.union([z.string(), z.number()]).optional(),
  priority: z.union([z.string(), z.number()]).optional(),
  quote: z.string().optional(),
  code: z.string().optional(),
  snippet: z.string().optional(),
});
const list = z.array(claim);
const wrapped = z.union([z.object({ findings: list }), z.object({ issues: list }), z.object({ comments: list })]);

/** The findings; empty for an explicit empty list; undefined where the answer is not JSON of findings. */
export function readJsonFindings(text: string): ClaimedFinding[] | undefined {
  for (const candidate of candidates(text)) {
    const value = parse(candidate);
    const claims = listOf(value);
    if (claims) return claims.map(toClaim).filter((found) => found !== undefined);
  }
  return undefined;
}

/** The whole answer, then each fenced block, last first: models correct themselves. */
function candidates(text: string): string[] {
  const fences = [...text.matchAll(/```(?:json|jsonc)?[ \t]*\n([\s\S]*?)```/g)].map((match) => match[1] ?? '');
  return [text.trim(), ...fences.reverse().map((fence) => fence.trim())].filter((candidate) => /^[[{]/.test(candidate));
}

function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    const envelope = z.object({ result: z.string() }).safeParse(value);
    return envelope.success && /^\s*[[{]/.test(envelope.data.result) ? parse(envelope.data.result) : value;
  } catch {
    return undefined;
  }
}

function listOf(value: unknown): z.infer<typeof list> | undefined {
  const bare = list.safeParse(value);
  if (bare.success && bare.data.every((item) => fileOf(item) !== undefined)) return bare.data;
  const inside = wrapped.safeParse(value);
  return inside.success ? Object.values(inside.data)[0] : undefined;
}

function fileOf(item: z.infer<typeof claim>): string | undefined {
  return item.file ?? item.path ?? item.filename;
}

function toClaim(item: z.infer<typeof claim>): ClaimedFinding | undefined {
  const file = fileOf(item);
  if (file === undefined) return undefined;
  const endLine = item.end_line ?? item.endLine;
  const quote = item.quote ?? item.snippet ?? item.code;
  return {
    file,
    line: Math.max(1, Math.trunc(item.line ?? item.start_line ?? item.startLine ?? 1)),
    ...(endLine === undefined ? {} : { endLine: Math.trunc(endLine) }),
    title: item.title ?? item.summary ?? item.message ?? item.description ?? item.body ?? item.failure_scenario ?? 'no description',
    severity: severityWord(String(item.severity ?? item.priority ?? '')),
    ...(quote === undefined ? {} : { quote }),
  };
}
