// Names that lead to files of the same tree without being paths: packages of a workspace, a package's own `#` names, and what tsconfig maps.
import { parse } from 'jsonc-parser';
import { folderOf, type ImportTree, joinPath } from './binding.ts';

interface Manifest {
  readonly folder: string;
  readonly content: Readonly<Record<string, unknown>>;
}

interface PathMap {
  /** Where plain names begin; undefined where they do not. */
  readonly baseUrl: string | undefined;
  /** Pattern → patterns of files, each relative to the tree. */
  readonly paths: ReadonlyMap<string, readonly string[]>;
}

const manifests = new WeakMap<ImportTree, Promise<ReadonlyMap<string, Manifest>>>();
const pathMaps = new WeakMap<ImportTree, Map<string, Promise<PathMap | undefined>>>();
/** Folders of built files, whose sources stand beside them. */
const built = /(^|\/)(?:dist|build|lib|out|esm|cjs|es)\//;
const mostExtends = 10;

/** Paths without certainty, likeliest first; undefined for a name that no file of the tree answers to. */
export async function candidatesFor(specifier: string, from: string, tree: ImportTree): Promise<readonly string[] | undefined> {
  if (specifier.startsWith('#')) return ownName(specifier, from, tree);
  const mapped = await mappedName(specifier, from, tree);
  if (mapped.length > 0) return mapped;
  const [, name = '', rest = ''] = /^((?:@[^/]+\/)?[^/]+)(\/.*)?$/.exec(specifier) ?? [];
  const manifest = (await packagesOf(tree)).get(name);
  return manifest && filesOf(manifest, `.${rest}`);
}

/** The packages of the tree by name. */
function packagesOf(tree: ImportTree): Promise<ReadonlyMap<string, Manifest>> {
  const known = manifests.get(tree) ?? readPackages(tree);
  manifests.set(tree, known);
  return known;
}

async function readPackages(tree: ImportTree): Promise<ReadonlyMap<string, Manifest>> {
  const found = new Map<string, Manifest>();
  for (const path of tree.named('package.json')) {
    if (/(?:^|\/)(?:node_modules|fixtures?|__fixtures__|testdata|templates?)\//.test(path)) continue;
    const content = await readObject(path, tree);
    const name = content?.['name'];
    if (content && typeof name === 'string' && !found.has(name)) found.set(name, { folder: folderOf(path), content });
  }
  return found;
}

/** What a package offers under a subpath: its exports, its entries, and then where sources stand by custom. */
function filesOf({ folder, content }: Manifest, subpath: string): string[] {
  const offered = content['exports'] === undefined ? [] : targetsIn(content['exports'], subpath);
  const entries = subpath === '.' ? ['source', 'module', 'types', 'typings', 'main'].flatMap((key) => textsIn(content[key])) : [];
  const custom = subpath === '.' ? ['src/index', 'index', 'src/main', 'lib/index'] : [subpath.slice(2), `src/${subpath.slice(2)}`];
  return [...offered, ...entries]
    .flatMap(withSource)
    .concat(custom)
    .map((path) => joinPath(folder, path));
}

/** A built file and the source it was built from, where that has the same name. */
function withSource(path: string): string[] {
  const source = path.replace(built, '$1src/').replace(/\.d\.([cm]?)ts$/, '.$1ts');
  return source === path ? [path] : [path, source.replace(/\.[cm]?[jt]sx?$/, '')];
}

function targetsIn(exported: unknown, subpath: string): string[] {
  if (typeof exported !== 'object' || exported === null || Array.isArray(exported)) return subpath === '.' ? textsIn(exported) : [];
  const keys = Object.keys(exported);
  if (!keys.some((key) => key.startsWith('.'))) return subpath === '.' ? textsIn(exported) : [];
  return starred(exported as Record<string, unknown>, subpath);
}

/** What stands under a name, or under a pattern that fits it. */
function starred(table: Readonly<Record<string, unknown>>, name: string): string[] {
  const own = table[name];
  if (own !== undefined) return textsIn(own);
  for (const [pattern, target] of Object.entries(table)) {
    const rest = restOf(pattern, name);
    if (rest !== undefined) return textsIn(target).map((text) => text.replace('*', () => rest));
  }
  return [];
}

/** What `*` stands for. */
function restOf(pattern: string, name: string): string | undefined {
  const [before = '', after] = pattern.split('*', 2);
  if (after === undefined) return undefined;
  const fits = name.length >= before.length + after.length && name.startsWith(before) && name.endsWith(after);
  return fits ? name.slice(before.length, name.length - after.length) : undefined;
}

/** Every path in a value, whatever the conditions it stands under. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

async function ownName(specifier: string, from: string, tree: ImportTree): Promise<readonly string[] | undefined> {
  const path = above(from, tree, ['package.json']);
  const content = path === undefined ? undefined : await readObject(path, tree);
  const imports = content?.['imports'];
  if (path === undefined || typeof imports !== 'object' || imports === null) return undefined;
  const targets = starred(imports as Record<string, unknown>, specifier).filter((target) => target.startsWith('.'));
  return targets.length === 0 ? undefined : targets.flatMap(withSource).map((target) => joinPath(folderOf(path), target));
}

async function mappedName(specifier: string, from: string, tree: ImportTree): Promise<string[]> {
  const path = above(from, tree, ['tsconfig.json', 'jsconfig.json', 'tsconfig.base.json']);
  const map = path === undefined ? undefined : await pathMapOf(path, tree);
  if (!map) return [];
  const table = Object.fromEntries(map.paths);
  const mapped = starred(table, specifier);
  return mapped.length > 0 || map.baseUrl === undefined
    ? mapped
    : [joinPath(map.baseUrl, specifier)].filter((base) => standsIn(base, tree));
}

/** Whether anything could be meant: plain names are packages unless a file answers to them. */
function standsIn(base: string, tree: ImportTree): boolean {
  const name = base.slice(base.lastIndexOf('/') + 1);
  return (
    tree.filesIn(base).length > 0 ||
    tree.filesIn(folderOf(base)).some((path) => path.slice(path.lastIndexOf('/') + 1).split('.')[0] === name)
  );
}

function pathMapOf(path: string, tree: ImportTree): Promise<PathMap | undefined> {
  const known = pathMaps.get(tree) ?? new Map<string, Promise<PathMap | undefined>>();
  pathMaps.set(tree, known);
  const map = known.get(path) ?? readPathMap(path, tree, mostExtends);
  known.set(path, map);
  return map;
}

/** A configuration's own map, or that of the one it extends; those of packages are not followed. */
async function readPathMap(path: string, tree: ImportTree, left: number): Promise<PathMap | undefined> {
  const content = await readObject(path, tree);
  if (!content || left === 0) return undefined;
  const options = (content['compilerOptions'] ?? {}) as { baseUrl?: unknown; paths?: unknown };
  const folder = folderOf(path);
  const baseUrl = typeof options.baseUrl === 'string' ? joinPath(folder, options.baseUrl) : undefined;
  if (typeof options.paths === 'object' && options.paths !== null) {
    const entries = Object.entries(options.paths).map(
      ([pattern, targets]) => [pattern, textsIn(targets).map((target) => joinPath(baseUrl ?? folder, target))] as const,
    );
    return { baseUrl, paths: new Map(entries) };
  }
  for (const base of textsIn(content['extends']).filter((each) => each.startsWith('.'))) {
    const file = joinPath(folder, base);
    const inherited = await readPathMap(tree.has(file) ? file : `${file}.json`, tree, left - 1);
    if (inherited) return baseUrl === undefined ? inherited : { ...inherited, baseUrl };
  }
  return baseUrl === undefined ? undefined : { baseUrl, paths: new Map() };
}

/** The nearest file of one of these names, in the file's folder or above. */
function above(from: string, tree: ImportTree, names: readonly string[]): string | undefined {
  for (let folder = folderOf(from); ; folder = folderOf(folder)) {
    const found = names.map((name) => (folder === '' ? name : `${folder}/${name}`)).find((path) => tree.has(path));
    if (found !== undefined || folder === '') return found;
  }
}

async function readObject(path: string, tree: ImportTree): Promise<Readonly<Record<string, unknown>> | undefined> {
  const text = await tree.text(path);
  const value: unknown = text === undefined ? undefined : parse(text, [], { allowTrailingComma: true });
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
}
