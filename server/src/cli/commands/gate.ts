// `change-gate gate`: the whole gate on frozen bytes, with a signed receipt at the end.
import { createGateEngine } from '../../gate-engine.ts';
import { runGate } from '../../gate/gate.ts';
import { writeFileAtomically } from '../../host/files.ts';
import { Failure } from '../../model/failure.ts';
import type { GateReport } from '../../model/gate-report.ts';
import { type StepId, stepIdSchema } from '../../model/step.ts';
import type { Verdict } from '../../model/verdict.ts';
import { commonOptions, type OptionTable, readFormat, readOptions, readTarget, targetOptions, type Values } from '../options.ts';
import { colors } from '../output/colors.ts';
import { renderGateText } from '../output/gate-text.ts';
import { renderJson } from '../output/json.ts';
import { renderMarkdown } from '../output/markdown.ts';
import { renderSarif } from '../output/sarif.ts';
import { listSteps } from '../output/step-list.ts';

const formats = ['text', 'json', 'sarif', 'markdown'] as const;
const ablations = ['auto', 'off', 'all'] as const;
const exitCodes: Readonly<Record<Verdict, number>> = { passed: 0, failed: 1, unavailable: 3, incomplete: 4 };

export const gateOptions = {
  ...targetOptions,
  steps: { type: 'string', hint: 'a,b,…', help: `only these steps: ${stepIdSchema.options.join(', ')}` },
  rerun: { type: 'string', hint: 'N', help: 'how often failing, new and touched tests run again (default 2)' },
  ablate: { type: 'string', hint: ablations.join('|'), help: 'undo hunk by hunk: within a time limit, not at all, or all of them' },
  review: { type: 'boolean', help: 'also run a review lane' },
  prepare: { type: 'boolean', help: 'allow the project’s own installation of dependencies, in the worktree only' },
  env: { type: 'string', multiple: true, hint: 'NAME', help: 'let this variable through to commands' },
  ...commonOptions,
  format: { type: 'string', hint: formats.join('|'), help: 'how to print the report' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, gateOptions);
  const format = readFormat(values, formats);
  const target = readTarget(values, undefined);
  if (!target)
    throw new Failure(
      'usage',
      'missing-root',
      'The gate needs its root: the branch that the change merges into.',
      'Name it with --root BRANCH-OR-COMMIT, or another target: --working-tree, --path, --commit.',
    );
  const output = values['output'] as string | undefined;
  const abort = new AbortController();
  const cancel = (): void => abort.abort();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, cancel);
  const watcher = listSteps(values['quiet'] !== true);
  try {
    const report = await runGate(
      createGateEngine(),
      {
        directory: (values['repo'] as string | undefined) ?? process.cwd(),
        target,
        ...readSteps(values),
        rerun: readCount(values),
        ablate: readAblation(values),
        review: values['review'] === true,
        prepare: values['prepare'] === true,
        letThrough: readNames(values),
        signal: abort.signal,
      },
      watcher,
    );
    watcher.close();
    const rendered = render(format, report, output === undefined && values['no-color'] !== true);
    if (output === undefined) process.stdout.write(rendered);
    else await writeFileAtomically(output, rendered);
    return exitCodes[report.verdict];
  } catch (error) {
    if (abort.signal.aborted && !(error instanceof Failure))
      throw new Failure('cancelled', 'cancelled', 'The gate was cancelled; it left no receipt.', 'Run it again.');
    throw error;
  } finally {
    watcher.close();
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, cancel);
  }
}

function render(format: (typeof formats)[number], report: GateReport, wantsColor: boolean): string {
  switch (format) {
    case 'json':
      return renderJson(report);
    case 'sarif':
      return renderSarif(report);
    case 'markdown':
      return renderMarkdown(report);
    case 'text':
      return renderGateText(report, colors(wantsColor && process.stdout));
  }
}

function readSteps(values: Values): { steps?: readonly StepId[] } {
  if (values['steps'] === undefined) return {};
  const steps = String(values['steps'])
    .split(',')
    .map((name) => {
      const step = stepIdSchema.safeParse(name.trim());
      if (!step.success)
        throw new Failure('usage', 'unknown-step', `There is no step “${name}”.`, `Use some of: ${stepIdSchema.options.join(', ')}.`);
      return step.data;
    });
  return { steps };
}

function readCount(values: Values): number {
  const text = String(values['rerun'] ?? '2');
  if (/^\d{1,2}$/.test(text)) return Number(text);
  throw new Failure('usage', 'bad-number', `--rerun takes a number from 0 to 99, not “${text}”.`, 'Use --rerun 2.');
}

function readAblation(values: Values): (typeof ablations)[number] {
  const found = ablations.find((known) => known === (values['ablate'] ?? 'auto'));
  if (found) return found;
  throw new Failure(
    'usage',
    'unknown-ablation',
    `--ablate does not take “${String(values['ablate'])}”.`,
    `Use one of: ${ablations.join(', ')}.`,
  );
}

function readNames(values: Values): readonly string[] {
  return ((values['env'] ?? []) as string[]).map((name) => {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
    throw new Failure('usage', 'bad-variable', `“${name}” is no name of a variable.`, 'Name it without its value: --env NAME.');
  });
}
