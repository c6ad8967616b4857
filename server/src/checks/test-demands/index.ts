// Compares the tests of both sides by structure: which are gone, and which demand less than they did.
import type { ChangeView, ComparisonCheck, Draft } from '../check.ts';
import { holdsTests } from '../testing/scope.ts';
import { deletedTests } from './deleted.ts';
import { removedSymbols } from './removed-symbols.ts';
import { rules } from './rules.ts';
import { pairUnits, unitsOf } from './units.ts';
import { weakenedTests } from './weakened.ts';

export const check: ComparisonCheck = {
  id: 'test-demands',
  kind: 'comparison',
  rules,
  wants: (file) => holdsTests(file) || (file.role === 'product' && file.pack !== undefined && file.pack.grammar !== null),
  compare: async (change) => ({ drafts: await compare(change) }),
};

async function compare(change: ChangeView): Promise<Draft[]> {
  const changed = change.pairs.filter(({ base }) => base && holdsTests(base));
  if (changed.length === 0) return [];
  const units = unitsOf(change);
  const pairs = pairUnits(units);
  const symbols = removedSymbols(change);
  const twins = new Set(pairs.values());
  const added = units.head.filter((unit) => !twins.has(unit)).flatMap((unit) => unit.keys);
  const weakened = [...pairs].flatMap(([old, fresh]) => weakenedTests(old, fresh, symbols, added));
  return [...(await deletedTests(change, units, pairs, symbols)), ...weakened];
}
