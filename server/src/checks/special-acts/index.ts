// Finds three ways to please a test without doing the work: to look at the caller, to leave early with success, to equal everything.
import type { Source } from '../../syntax/source.ts';
import type { OccurrenceCheck, SourceHead } from '../check.ts';
import { branchesOf } from '../code/branches.ts';
import { type Site, sitesOf } from '../code/sites.ts';
import { callersIn } from './callers.ts';
import { equalityIn } from './equality.ts';
import { exitsIn, isTestSetup } from './exits.ts';
import { equalities, type Pattern, stackAccess, successExits } from './patterns.ts';
import { rules } from './rules.ts';

export const check: OccurrenceCheck = {
  id: 'special-acts',
  kind: 'occurrence',
  rules,
  wants: (file) => {
    const product = file.role === 'product' || isCheckScript(file);
    return (
      (product && [stackAccess, successExits, equalities].some((table) => speaks(file, table))) ||
      (isTestSetup(file) && speaks(file, successExits))
    );
  },
  find: (source) => {
    const exits = exitsIn(source, sites(source, successExits));
    if (source.role !== 'product') return exits;
    const looks = sites(source, stackAccess);
    const callers = looks.length > 0 ? callersIn(source, looks, branchesOf(source)) : [];
    const equal = equalities.flatMap((each) => equalityIn(source, sites(source, [each]), each.typed ?? false));
    return [...exits, ...callers, ...equal].sort((one, other) => one.start - other.start);
  },
};

function isCheckScript({ role, pack }: SourceHead): boolean {
  return role === 'ci' && pack !== undefined && pack.queries['handlers'] !== undefined;
}

function speaks({ pack, text }: SourceHead, table: readonly Pattern[]): boolean {
  return (
    pack !== undefined &&
    table.some(({ languages, pattern }) => (languages.test(pack.id) || pack.injections.length > 0) && text.search(pattern) >= 0)
  );
}

function sites(source: Source, table: readonly Pattern[]): Site[] {
  return table.flatMap(({ languages, pattern }) =>
    sitesOf(source, pattern).filter(({ start }) => languages.test(source.layerAt(start)?.pack.id ?? '')),
  );
}
