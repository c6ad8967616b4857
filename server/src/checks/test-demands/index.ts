// Compares the tests of both sides by structure: which are gone, and which demand less than they did.
import type { ChangeView, ComparisonCheck, Draft } from '../check.ts';
import { holdsTests } from '../testing/scope.ts';
import { testFileOf } from '../testing/test-file.ts';
import { deletedTests } from './deleted.ts';
import { patienceDrafts } from './patience.ts';
import { removedSymbols } from './removed-symbols.ts';
import { removedRows } from './rows.ts';
import { rules } from './rules.ts';
import { pairUnits, type Unit, unitsOf } from './units.ts';
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
  const fresh = units.head.filter((unit) => !twins.has(unit));
  const around = { symbols, added: fresh.flatMap(({ keys }) => keys), helpers: helpersOf(change, fresh) };
  const weakened = [...pairs].flatMap(([old, fresh]) => weakenedTests(old, fresh, around));
  const rows = [...pairs].flatMap(([old, after]) => removedRows(old, after, units.head));
  return [...(await deletedTests(change, units, pairs, symbols)), ...weakened, ...rows, ...patienceDrafts(change)];
}

/** Functions that demand something on behalf of a test: helpers, and new tests that others call. */
function helpersOf(change: ChangeView, fresh: readonly Unit[]): ReadonlySet<string> {
  const files = change.pairs.flatMap(({ head }) => (head && holdsTests(head) ? [testFileOf(head)] : []));
  const helpers = files.flatMap((file) => [...file.helpers].flatMap(([name, demands]) => (demands.length > 0 ? [name] : [])));
  return new Set([...helpers, ...fresh.filter(({ keys }) => keys.length > 0).map(({ test }) => test.name)]);
}
