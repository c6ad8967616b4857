// `change-gate receipt`: lists, shows, verifies, exports and replays what gate runs signed.
import { createGateEngine } from '../../gate-engine.ts';
import { exportFormats, exportReceipt } from '../../gate/receipt/export/index.ts';
import { showReceipt } from '../../gate/receipt/show.ts';
import { currentFreshness } from '../../gate/receipt/current.ts';
import { findReceipt, listReceipts } from '../../gate/receipt/find.ts';
import { replay } from '../../gate/replay.ts';
import { writeFileAtomically } from '../../host/files.ts';
import { Failure } from '../../model/failure.ts';
import { commonOptions, type OptionTable, readOptions, type Values } from '../options.ts';
import { renderJson } from '../output/json.ts';
import { visible } from '../output/marks.ts';
import { listSteps } from '../output/step-list.ts';

const acts = { list, show, verify, export: exportTo, replay: replayAgain } as const;

export const receiptOptions = {
  ...commonOptions,
  env: { type: 'string', multiple: true, hint: 'NAME', help: 'let this variable through to replayed commands' },
  format: { type: 'string', hint: exportFormats.join('|'), help: 'what to export it as' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, receiptOptions, true);
  const [act, id] = positionals;
  if (act === undefined || !Object.hasOwn(acts, act))
    throw new Failure(
      'usage',
      'unknown-act',
      `There is no receipt command “${act ?? ''}”.`,
      `Use one of: ${Object.keys(acts).join(', ')}.`,
    );
  return acts[act as keyof typeof acts](values, id);
}

async function list(values: Values): Promise<number> {
  const receipts = await listReceipts(createGateEngine(), directoryOf(values));
  if (values['json'] === true) process.stdout.write(renderJson(receipts));
  else
    process.stdout.write(
      receipts
        .map((one) => `${one.id.slice(0, 16)}  ${one.verdict.padEnd(11)} ${one.finishedAt.slice(0, 16).replace('T', ' ')}  ${one.target}\n`)
        .join(''),
    );
  return 0;
}

async function show(values: Values, id: string | undefined): Promise<number> {
  const engine = createGateEngine();
  const { receipt } = await findReceipt(engine, directoryOf(values), id);
  const fresh = await currentFreshness(engine, directoryOf(values), receipt);
  process.stdout.write(values['json'] === true ? renderJson({ receipt: receipt.gate, freshness: fresh }) : showReceipt(receipt, fresh));
  return 0;
}

/** Exit 0 only where the receipt is genuine and every step still holds. */
async function verify(values: Values, id: string | undefined): Promise<number> {
  const engine = createGateEngine();
  const found = await findReceipt(engine, directoryOf(values), id).catch((error: unknown) => {
    if (error instanceof Failure && error.kind !== 'usage') return error;
    throw error;
  });
  if (found instanceof Failure) {
    if (values['json'] === true)
      process.stdout.write(renderJson({ state: 'invalid', problem: { code: found.code, message: found.message } }));
    else process.stderr.write(`✕ invalid: ${found.message} [${found.code}]\n  ${found.advice}\n`);
    return 1;
  }
  const { receipt } = found;
  const fresh = await currentFreshness(engine, directoryOf(values), receipt);
  if (values['json'] === true)
    process.stdout.write(
      renderJson({
        state: fresh.state,
        id: receipt.id,
        digest: receipt.digest,
        keyId: receipt.keyId,
        verdict: receipt.gate.verdict,
        steps: fresh.steps,
      }),
    );
  else {
    const stale = fresh.steps.filter((step) => step.state === 'stale');
    const lines = stale.map((step) => `  ${step.id} is stale: ${step.because.join(', ')} changed\n`);
    process.stdout.write(
      `${fresh.state === 'valid' ? '✓ genuine, and every step still holds' : '✕ genuine, but stale'} · verdict ${receipt.gate.verdict}\n${lines.join('')}`,
    );
  }
  return fresh.state === 'valid' ? 0 : 1;
}

async function exportTo(values: Values, id: string | undefined): Promise<number> {
  const format = exportFormats.find((known) => known === (values['json'] === true ? 'json' : values['format']));
  if (!format) throw new Failure('usage', 'unknown-format', 'An export needs its format.', `Use --format ${exportFormats.join('|')}.`);
  const engine = createGateEngine();
  const { receipt, bytes } = await findReceipt(engine, directoryOf(values), id);
  const content = exportReceipt(format, receipt, bytes, await currentFreshness(engine, directoryOf(values), receipt));
  const output = values['output'] as string | undefined;
  if (output === undefined) process.stdout.write(content);
  else await writeFileAtomically(output, content);
  return 0;
}

/** Exit 0 where every outcome is the same again; facts of the environment may differ. */
async function replayAgain(values: Values, id: string | undefined): Promise<number> {
  const engine = createGateEngine();
  const { receipt } = await findReceipt(engine, directoryOf(values), id);
  const watcher = listSteps(values['quiet'] !== true);
  const options = {
    directory: directoryOf(values),
    rerun: 2,
    ablate: 'auto',
    review: false,
    prepare: false,
    letThrough: (values['env'] ?? []) as string[],
  } as const;
  try {
    const { outcomes, environment, report } = await replay(engine, receipt, options, watcher);
    watcher.close();
    if (values['json'] === true) process.stdout.write(renderJson({ outcomes, environment, verdict: report.verdict }));
    else {
      const rows = [...outcomes, ...environment]
        .map(({ what, then, now }) => `  ${visible(what)}: ${visible(then)} then, ${visible(now)} now\n`)
        .join('');
      process.stdout.write(`${outcomes.length === 0 ? '✓ every outcome is the same again' : '✕ outcomes differ'}\n${rows}`);
    }
    return outcomes.length === 0 ? 0 : 1;
  } finally {
    watcher.close();
  }
}

function directoryOf(values: Values): string {
  return (values['repo'] as string | undefined) ?? process.cwd();
}
