// Reads `rspec --format json`.
import * as z from 'zod';
import type { TestOutcome } from '../../model/test-run.ts';
import { failureKind } from './failure-kind.ts';
import { parseObject } from './json.ts';
import { cleanMessage, cleanName } from './message.ts';
import { relativePath, withoutRoots } from './places.ts';
import type { CaseDraft, ReportContext, ReportFormat } from './report-format.ts';

const exampleSchema = z.object({
  full_description: z.string(),
  status: z.string(),
  file_path: z.string().nullish(),
  line_number: z.number().nullish(),
  run_time: z.number().nullish(),
  pending_message: z.string().nullish(),
  exception: z.object({ class: z.string(), message: z.string().nullish() }).nullish(),
});
const reportSchema = z.object({
  examples: z.array(exampleSchema),
  messages: z.array(z.string()).nullish(),
  summary: z.object({ errors_outside_of_examples_count: z.number().nullish() }),
});

export const rspecJson: ReportFormat = {
  id: 'rspec-json',
  recognises: (text) => text.includes('"examples"') && text.includes('"summary_line"') && text.includes('{"version"'),
  read(text, context) {
    const parsed = parseObject(text, reportSchema, 'rspec');
    if ('problem' in parsed) return { runner: 'rspec', repeats: 'occurrence', cases: [], problems: [parsed.problem] };
    const { examples, messages, summary } = parsed.value;
    const outside = (summary.errors_outside_of_examples_count ?? 0) > 0;
    const cases = examples.map((example) => toDraft(example, context));
    return {
      runner: 'rspec',
      repeats: 'occurrence',
      cases: outside ? [...cases, outsideDraft(messages ?? [], context)] : cases,
      problems: [],
    };
  },
};

function toDraft(example: z.infer<typeof exampleSchema>, context: ReportContext): CaseDraft {
  const file = example.file_path ? relativePath(example.file_path, context) : undefined;
  const outcome = outcomeOf(example);
  const message = cleanMessage(withoutRoots(example.exception?.message ?? example.pending_message ?? '', context));
  const failed = outcome === 'failed';
  return {
    group: file ?? '',
    name: cleanName(example.full_description),
    file,
    line: example.line_number ?? undefined,
    outcome,
    ...(typeof example.run_time === 'number' ? { durationMs: example.run_time * 1000 } : {}),
    ...(message ? { message } : {}),
    ...(failed ? { failureKind: failureKind({ errorName: example.exception?.class, text: example.exception?.message ?? undefined }) } : {}),
  };
}

/** A pending example with an exception was run and failed as announced. */
function outcomeOf(example: z.infer<typeof exampleSchema>): TestOutcome {
  if (example.status === 'passed' || example.status === 'failed') return example.status;
  if (example.status !== 'pending') return 'error';
  if (example.exception) return 'xfail';
  return example.pending_message === 'Not yet implemented' ? 'todo' : 'skipped';
}

function outsideDraft(messages: readonly string[], context: ReportContext): CaseDraft {
  const text = messages.join('\n');
  const message = cleanMessage(withoutRoots(text, context));
  const kind = failureKind({ beforeTests: true, text });
  return { group: '', name: '(outside of examples)', outcome: 'error', ...(message ? { message } : {}), failureKind: kind };
}
