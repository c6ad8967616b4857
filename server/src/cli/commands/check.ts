// `change-gate check`: static findings of a change.
import { createEngine } from '../../engine.ts';
import { checkChange } from '../../gate/check-change.ts';
import { commonOptions, type OptionTable, readFormat, readOptions, readTarget, targetOptions } from '../options.ts';
import { deliver } from '../output/deliver.ts';
import { renderJson } from '../output/json.ts';
import { renderMarkdown } from '../output/markdown.ts';
import { renderSarif } from '../output/sarif.ts';
import { renderText } from '../output/text.ts';
import { colors } from '../output/colors.ts';
import { showProgress } from '../output/progress.ts';
import type { CheckResult } from '../../gate/check-change.ts';

const formats = ['text', 'json', 'sarif', 'markdown'] as const;

export const checkOptions = {
  ...targetOptions,
  ...commonOptions,
  format: { type: 'string', hint: formats.join('|'), help: 'how to print the report' },
  all: { type: 'boolean', help: 'judge every file of the tree and list what base already had' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, checkOptions);
  const format = readFormat(values, formats);
  const target = readTarget(values, 'working-tree');
  const output = values['output'] as string | undefined;
  const progress = showProgress('Checking the change', values['quiet'] !== true);
  try {
    const result = await checkChange(createEngine(), {
      directory: (values['repo'] as string | undefined) ?? process.cwd(),
      target: target ?? { kind: 'working-tree' },
      all: values['all'] === true,
    });
    progress.stop();
    const rendered = await render(format, result, output === undefined && values['no-color'] !== true);
    await deliver(rendered, output);
    return result.report.verdict === 'passed' ? 0 : 1;
  } finally {
    progress.stop();
  }
}

async function render(format: (typeof formats)[number], result: CheckResult, wantsColor: boolean): Promise<string> {
  switch (format) {
    case 'json':
      return renderJson(result.report);
    case 'sarif':
      return renderSarif(result.report);
    case 'markdown':
      return renderMarkdown(result.report);
    case 'text':
      return renderText(result, colors(wantsColor && process.stdout));
  }
}
