// Finds product code that can tell it is being tested, and what it does with the answer.
import type { Node } from 'web-tree-sitter';
import type { Severity } from '../../model/finding.ts';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import { actAt } from '../code/act.ts';
import { type Branch, branchesOf, deciding } from '../code/branches.ts';
import { functionAround, type Site, sitesOf } from '../code/sites.ts';
import { hints, markers, type Marker } from './markers.ts';
import { rules } from './rules.ts';
import { weightOf } from './weight.ts';

const ranks = { info: 0, warning: 1, error: 2 } as const;
/** Packages that implement a test mode have to know of it. */
const testTool =
  /(?:^|\/)(?:test-?(?:utils?|ing|kit|runner|helpers?|support|fixtures?)|testing-library|mocks?|runner|jest|vitest|mocha|playwright|cypress|rspec|phpunit|examples?|playground|scripts|bench(?:marks?)?)(?:[-.\w]*\/|\.)/i;

export const check: OccurrenceCheck = {
  id: 'special-environment',
  kind: 'occurrence',
  rules,
  wants: ({ path, role, pack, text }) =>
    role === 'product' &&
    pack !== undefined &&
    !testTool.test(path) &&
    hints.test(text) &&
    markersFor(pack.id, pack.injections.length > 0).some(({ pattern }) => text.search(pattern) >= 0),
  find: (source) => acts(source),
};

function markersFor(language: string, embeds: boolean): Marker[] {
  return markers.filter(({ languages }) => embeds || languages.test(language));
}

function acts(source: Source): Occurrence[] {
  const branches = branchesOf(source);
  const found = new Map<string, Occurrence>();
  for (const { name, languages, pattern } of markers) {
    for (const site of sitesOf(source, pattern)) {
      if (!languages.test(source.layerAt(site.start)?.pack.id ?? '') || isTestBlock(source, site)) continue;
      const act = judge(source, site, name, branches);
      const key = `${source.lines.lineOf(site.start)}`;
      if (act && !found.has(key)) found.set(key, act);
    }
  }
  return [...found.values()].sort((one, other) => one.start - other.start);
}

function judge(source: Source, site: Site, name: string, branches: readonly Branch[]): Occurrence | undefined {
  const uses = usesOf(source, site, branches);
  const severities = uses.map((branch) => weightOf(branch, source.text));
  const severity = severities.reduce<Severity | undefined>(
    (worst, each) => (worst === undefined || ranks[each] > ranks[worst] ? each : worst),
    undefined,
  );
  const evidence = uses.slice(0, 3).map(({ condition, node }) => ({
    message: 'The decision that hangs on it.',
    path: source.path,
    range: source.lines.range(node.startIndex, condition.endIndex),
  }));
  return actAt(source, site, {
    ruleId: 'special-case/test-environment',
    severity: severity ?? 'warning',
    message: `This code asks ${name}. ${consequences[severity ?? 'warning']}`,
    evidence,
  });
}

const consequences: Readonly<Record<Severity, string>> = {
  error: 'Tests then see another result than users do.',
  warning: 'It can then behave differently under test than in use.',
  info: 'Only what it reports differs under test.',
};

/** Decisions on the marker itself, or on the name that holds its answer. */
function usesOf(source: Source, site: Site, branches: readonly Branch[]): Branch[] {
  const direct = deciding(branches, site.start, site.end)[0];
  if (direct?.kind === 'branch') return [direct];
  const name = holderOf(source, site.node);
  const held = name === undefined ? [] : branchesOn(name, branches);
  return held.length === 0 && direct ? [direct] : held;
}

function branchesOn(name: string, branches: readonly Branch[]): Branch[] {
  const word = new RegExp(`(?<![\\p{L}\\p{N}_$])${name.replace(/[$]/g, '\\$&')}(?![\\p{L}\\p{N}_$])`, 'u');
  return branches.filter(({ kind, condition }) => (kind === 'branch' || kind === 'guard') && word.test(condition.text));
}

/** The variable it is put into, or the function that returns it. */
function holderOf(source: Source, node: Node): string | undefined {
  for (let at: Node | null = node; at; at = at.parent) {
    if (
      /declarator|assignment|short_var_declaration|let_declaration|const_spec|var_spec|property_declaration|val_definition|init_declarator/.test(
        at.type,
      )
    ) {
      return /([\p{L}_$@][\p{L}\p{N}_$]*)\s*(?::[^=]+)?:?=/u.exec(at.text)?.[1];
    }
    if (at === functionAround(source, at))
      return (
        /(?:function|def|func|fn|fun)\s+(?:\([^)]*\)\s*)?(?:self\.)?([\p{L}_$][\p{L}\p{N}_$?]*)/u.exec(at.text)?.[1] ??
        at.childForFieldName('name')?.text
      );
  }
  return undefined;
}

/** `if (import.meta.vitest)` and `#[cfg(test)]` hold tests, not product code. */
function isTestBlock(source: Source, site: Site): boolean {
  for (let at: Node | null = site.node; at; at = at.parent) {
    if (/^mod_item$/.test(at.type) && /#\[cfg\(test\)\]\s*$/.test(source.text.slice(Math.max(0, at.startIndex - 40), at.startIndex)))
      return true;
  }
  return (
    /\b(?:describe|it|test)\s*\(/.test(source.text.slice(site.end, site.end + 400)) &&
    /import\.meta\.vitest/.test(source.text.slice(site.start - 30, site.end + 30))
  );
}
