// Tells what is new from what was only carried from one place to another.
import { canonical, type Entry } from '../config-readers/entry.ts';
import type { Unit } from './versions.ts';
import { foreignGlob } from '../../syntax/glob.ts';

const derived =
  /(?:^|[/*])(?:node_modules|dist|build|out|output|coverage|htmlcov|vendor|third[_-]?party|target|\.venv|venv|env|__pycache__|\.?cache|\.git|\.tox|\.nox|\.next|\.nuxt|\.output|\.turbo|\.yarn|\.eggs|tmp|temp|logs?|generated|__generated__|gen|bin|obj|site-packages|\.[\w-]+_cache)(?:$|[/*])|\.(?:min\.\w+|map|lock|pb\.go|snap|log|tsbuildinfo)$|_pb2|lock\.\w+$/i;

const lesser =
  /(?:^|\/)(?:(?:__)?fixtures?(?:__)?|[\w-]*-fixtures?|fixtures?-[\w-]*|test-?data|__snapshots__|snapshots|docs?|documentation|website|examples?|samples?|playground|templates?)\/|\.(?:config|conf)\.[cm]?[jt]s$|\.(?:md|mdx|rst|txt|json|ya?ml|svg|png)$/i;

/** The texts of a change, and where each path of head was in base: undefined for a new file, missing for one left alone. */
export interface ChangedTexts {
  readonly pairs: readonly {
    readonly base?: { readonly text: string } | undefined;
    readonly head?: { readonly text: string } | undefined;
  }[];
  readonly pathsBefore: ReadonlyMap<string, string | undefined>;
}

export class Novelty {
  readonly #base: string;
  readonly #head: string;
  readonly #paths: readonly string[];
  readonly #oldPaths: ReadonlyMap<string, string | undefined>;

  constructor(change: ChangedTexts, paths: readonly string[]) {
    this.#base = change.pairs
      .map(({ base }) => base?.text ?? '')
      .join('\n')
      .replaceAll('-', '_');
    this.#head = change.pairs
      .map(({ head }) => head?.text ?? '')
      .join('\n')
      .replaceAll('-', '_');
    this.#paths = paths.filter((path) => !derived.test(path));
    this.#oldPaths = change.pathsBefore;
  }

  /** True where the changed files of base had the name at least as often as head's: it only moved. A dash and an underscore are the same. */
  carried(written: string): boolean {
    const name = written.replaceAll('-', '_');
    const before = occurrences(this.#base, name);
    return before > 0 && before >= occurrences(this.#head, name);
  }

  /** True where the changed files of head have the name at least as often as base's: it was not taken away. */
  kept(written: string): boolean {
    const name = written.replaceAll('-', '_');
    return occurrences(this.#head, name) >= occurrences(this.#base, name);
  }

  /**
   * What a pattern hides that the patterns of base did not: code that was checked, files that matter less (fixtures, documents, files
   * this change brings), or nothing. `folder` ends in a slash or is empty.
   */
  hides(pattern: string, folder: string, before: readonly string[] = []): 'code' | 'other' | 'nothing' {
    if (pattern === '' || pattern.startsWith('!') || derived.test(pattern)) return 'nothing';
    const covers = globMatcher(pattern, folder);
    const covered = before.map((known) => globMatcher(known, folder));
    const hidden = this.#paths.filter((path) => covers(path) && !covered.some((known) => known(this.#pathBefore(path) ?? path)));
    if (hidden.length === 0) return 'nothing';
    return hidden.some((path) => !lesser.test(path) && this.#pathBefore(path) !== undefined) ? 'code' : 'other';
  }

  /** True where every file of the folder that a pattern took in is taken in by others. `folder` ends in a slash or is empty. */
  covered(pattern: string, folder: string, others: readonly string[]): boolean {
    const covers = globMatcher(pattern, folder);
    const again = others.map((other) => globMatcher(other, folder));
    const taken = this.#paths.filter((path) => path.startsWith(folder) && covers(path));
    return !pattern.startsWith('../') && taken.every((path) => again.some((other) => other(path)));
  }

  #pathBefore(path: string): string | undefined {
    return this.#oldPaths.has(path) ? this.#oldPaths.get(path) : path;
  }
}

/** Ignore files, globs and path prefixes all read the same way: a name hides what is under it, wherever it stands. */
function globMatcher(pattern: string, folder: string): (path: string) => boolean {
  const plain = pattern
    .replace(/^(?:\.\/|\/|<rootDir>\/|\$\{?\w+\}?\/)+/, '')
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/\/+$/, '');
  if (plain === '') return () => true;
  const globs = [plain, `${plain}/**`, `**/${plain}`, `**/${plain}/**`];
  const inFolder = globs.flatMap((glob) => [glob, `${folder}${glob}`]);
  return foreignGlob(inFolder);
}

function occurrences(text: string, name: string): number {
  if (name === '') return 0;
  const word = /^\w+$/.test(name);
  let count = 0;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    if (!word || (!/\w/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + name.length] ?? ' '))) count += 1;
  }
  return count;
}

/** True where another unit of the tool demands this key in head: the entry moved, or its plugin got another name. */
export function demandedElsewhere(units: readonly Unit[], unit: Unit, removed: Entry): boolean {
  const wanted = lastPart(removed.key);
  if (wanted === '') return false;
  return units.some(
    ({ tool, head }) =>
      tool.name === unit.tool.name && head && holds(head.root, (entry) => lastPart(entry.key) === wanted && !isLoose(entry)),
  );
}

/** True where base had the same key loosened under another name or in another place that head no longer has. */
export function loosenedBefore(units: readonly Unit[], unit: Unit, set: Entry): boolean {
  const same = (entry: Entry) => lastPart(entry.key) === lastPart(set.key) && canonical(entry) === canonical(set);
  const count = (side: 'base' | 'head') =>
    units.filter(({ tool }) => tool.name === unit.tool.name).reduce((sum, other) => sum + tally(other[side]?.root, same), 0);
  return count('base') >= count('head');
}

function isLoose(entry: Entry): boolean {
  const value = entry.kind === 'list' ? entry.children[0]?.value : entry.value;
  return value === false || value === 0 || value === null || /^(?:off|allow|none|0|ignore)$/i.test(String(value));
}

function holds(root: Entry, test: (entry: Entry) => boolean): boolean {
  return test(root) || root.children.some((part) => holds(part, test));
}

function tally(root: Entry | undefined, test: (entry: Entry) => boolean): number {
  if (!root) return 0;
  return Number(test(root)) + root.children.reduce((sum, part) => sum + tally(part, test), 0);
}

function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** Items of a baseline that only follow a renamed file: the same but for the folders in them. */
export function withoutFolders(text: string): string {
  return text.replace(/[\w.@-]*\/(?:[\w.@-]+\/)*/g, '');
}
