// Which test files reach a hunk, by the change map. They are asked first; where none of them notices, the whole suite is.
import { mapChange } from '../../analysis/map/map-change.ts';
import { prepareCheck } from '../check-change.ts';
import type { GateRun } from '../run.ts';
import type { ChangeMap } from '../../model/change-map.ts';
import type { Hunk } from './hunks.ts';

/** How far dependents are followed. */
const depth = 8;

export interface Reaching {
  /** Test files that the map leads to from what the hunk is in; empty where it leads to none, or cannot tell. */
  files(hunk: Pick<Hunk, 'path' | 'startLine' | 'endLine'>): readonly string[];
  /** True where the map is whole and says that no test reaches any symbol of the hunk. */
  isUntested(hunk: Pick<Hunk, 'path' | 'startLine' | 'endLine'>): boolean;
}

export async function reachingTests(run: GateRun): Promise<Reaching> {
  const { input } = await prepareCheck(run.host, run.repository, run.resolution, run.options.signal);
  return readingMap(await mapChange(input, depth));
}

export function readingMap({ changed, tests, untested, status }: ChangeMap): Reaching {
  const symbolsOf = ({ path, startLine, endLine }: Pick<Hunk, 'path' | 'startLine' | 'endLine'>): string[] =>
    changed
      .filter((each) => each.path === path && each.lines && each.change !== 'removed')
      .filter(({ lines }) => lines && startLine <= lines.end && lines.start <= endLine)
      .map((each) => each.symbol);
  return {
    files: (hunk) => {
      const starts = new Set(symbolsOf(hunk).map((symbol) => `${hunk.path}#${symbol}`));
      return [...new Set(tests.filter(({ via }) => starts.has(via[0] ?? '')).map(({ path }) => path))];
    },
    isUntested: (hunk) => {
      const symbols = symbolsOf(hunk);
      const isOpen = (symbol: string): boolean => untested.some((each) => each.path === hunk.path && each.symbol === symbol);
      return status === 'available' && symbols.length > 0 && symbols.every(isOpen);
    },
  };
}
