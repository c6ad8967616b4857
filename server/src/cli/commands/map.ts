// `change-gate map`: what a change reaches, and which tests reach it.
import { mapChange } from '../../analysis/map/map-change.ts';
import { createEngine } from '../../engine.ts';
import { createGateEngine } from '../../gate-engine.ts';
import { checkResolution, prepareCheck } from '../../gate/check-change.ts';
import { panelOf } from '../../gate/panel/panel-of.ts';
import { nearestReceipt } from '../../gate/receipt/nearest.ts';
import type { Repository, Resolution } from '../../host/host.ts';
import type { ChangeMap } from '../../model/change-map.ts';
import { Failure } from '../../model/failure.ts';
import type { Panel } from '../../model/panel.ts';
import { commonOptions, type OptionTable, readFormat, readOptions, readTarget, targetOptions } from '../options.ts';
import { deliver } from '../output/deliver.ts';
import { renderJson } from '../output/json.ts';
import { renderMapHtml } from '../output/map-html.ts';
import { renderMapMermaid } from '../output/map-mermaid.ts';
import { renderMapText } from '../output/map-text.ts';
import { showProgress } from '../output/progress.ts';

const formats = ['text', 'json', 'mermaid', 'html'] as const;

export const mapOptions = {
  ...targetOptions,
  ...commonOptions,
  format: { type: 'string', hint: formats.join('|'), help: 'how to print the map' },
  depth: { type: 'string', hint: 'N', help: 'how many steps to follow (default: 8)' },
} as const satisfies OptionTable;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, mapOptions);
  const format = readFormat(values, formats);
  const depth = readDepth(values['depth']);
  const target = readTarget(values, 'working-tree') ?? { kind: 'working-tree' };
  const progress = showProgress('Mapping the change', values['quiet'] !== true);
  const engine = createEngine();
  const repository = await engine.git.open((values['repo'] as string | undefined) ?? process.cwd());
  try {
    const resolution = await repository.resolve(target);
    const { input } = await prepareCheck(engine, repository, resolution);
    const map = await mapChange(input, depth);
    const page = format === 'html' ? await renderMapHtml(await panelOfResolution(repository, resolution, map)) : undefined;
    progress.stop();
    await deliver(page ?? render(map, format), values['output'] as string | undefined);
    return 0;
  } finally {
    progress.stop();
    await repository.close();
  }
}

function readDepth(wished: unknown): number {
  const depth = wished === undefined ? 8 : Number(wished);
  if (Number.isInteger(depth) && depth > 0 && depth <= 100) return depth;
  throw new Failure('usage', 'bad-depth', `“${String(wished)}” is no depth.`, 'Name a whole number from 1 to 100.');
}

/** The page shows what the editor's panel shows: findings and the receipt beside the map. */
async function panelOfResolution(repository: Repository, resolution: Resolution, map: ChangeMap): Promise<Panel> {
  const engine = createGateEngine();
  const { report } = await checkResolution(engine, repository, resolution, {});
  const receipt = await nearestReceipt(engine, repository.root, resolution.change.headTree);
  const { findings, verdict, target } = report;
  return panelOf({
    folder: target.spec,
    map,
    findings: findings.filter((finding) => finding.status === 'new'),
    verdict: verdict === 'passed' ? 'passed' : 'failed',
    ...(receipt ? { receipt } : {}),
  });
}

function render(map: ChangeMap, format: (typeof formats)[number]): string {
  switch (format) {
    case 'json':
      return renderJson(map);
    case 'mermaid':
      return renderMapMermaid(map);
    default:
      return renderMapText(map);
  }
}
