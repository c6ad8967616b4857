// `change_map`: what the change alters by name, what depends on it, and which tests reach it.
import * as z from 'zod';
import { mapChange } from '../../analysis/map/map-change.ts';
import { prepareCheck } from '../../gate/check-change.ts';
import { changeMapSchema } from '../../model/change-map.ts';
import { Failure } from '../../model/failure.ts';
import { directoryOf, targetInput, targetOf } from '../target-input.ts';
import { defineTool } from '../tool.ts';

/** More of a list helps no model. */
const most = 200;

const { changed, reached, tests, untested, tier, status, reasons } = changeMapSchema.shape;
const shown = z.object({ changed, reached, tests, untested, tier, status, reasons }).partial();
const output = shown.extend({
  state: z.enum(['mapped', 'no-change']),
  leftOff: z.int().nonnegative().describe('Entries beyond the first 200 of each list.'),
});

export const changeMapTool = defineTool({
  name: 'change_map',
  title: 'Map This Change',
  description:
    'Says which symbols the change adds, removes, renames or alters, what depends on them by distance, which tests reach them, and which of them no test reaches. Call it before you decide which tests to run or to write. Without a target it maps the working tree. It reads only.',
  input: z.object({
    ...targetInput,
    depth: z.int().min(1).max(100).optional().describe('How many steps dependents are followed. Default: 8.'),
  }),
  output,
  annotations: { readOnlyHint: true, idempotentHint: true },
  run: async (args, session, { signal, report }): Promise<z.infer<typeof output>> => {
    await report(0, 1, 'Mapping the change');
    const repository = await session.host.git.open(directoryOf(args));
    try {
      const resolution = await repository.resolve(targetOf(args) ?? { kind: 'working-tree' }, { signal });
      const { input } = await prepareCheck(session.host, repository, resolution, signal);
      const map = await mapChange(input, args.depth ?? 8);
      await report(1, 1, 'Mapped');
      return { state: 'mapped', ...shown.parse(cut(map)), leftOff: leftOff(map) };
    } catch (error) {
      if (error instanceof Failure && error.code === 'empty-change') return { state: 'no-change', leftOff: 0 };
      throw error;
    } finally {
      await repository.close();
    }
  },
});

const lists = ['changed', 'reached', 'tests', 'untested'] as const;

function cut(map: z.infer<typeof changeMapSchema>): object {
  return { ...map, ...Object.fromEntries(lists.map((name) => [name, map[name].slice(0, most)])) };
}

function leftOff(map: z.infer<typeof changeMapSchema>): number {
  return lists.reduce((sum, name) => sum + Math.max(0, map[name].length - most), 0);
}
