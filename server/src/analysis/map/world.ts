// One side of the change as the map sees it: outlines read on demand, and names followed to where they are defined.
import type { TreeReader } from '../../host/host.ts';
import type { Binding, ImportTree } from '../imports/binding.ts';
import { folderOf } from '../imports/binding.ts';
import { importRules } from '../imports/index.ts';
import type { SourceCache } from '../source-cache.ts';
import { type Outline, outlineOf } from './outline.ts';

const largestText = 1024 * 1024;

export class World {
  readonly unresolved = new Map<string, { path: string; reference: string }>();
  readonly tree: TreeReader;
  readonly imports: ImportTree;
  readonly #sources: SourceCache;
  readonly #files: ReadonlyMap<string, string>;
  readonly #outlines = new Map<string, Promise<Outline | undefined>>();

  constructor(tree: TreeReader, files: ReadonlyMap<string, string>, sources: SourceCache) {
    this.tree = tree;
    this.#files = files;
    this.#sources = sources;
    const folders = new Map<string, string[]>();
    for (const path of files.keys()) folders.set(folderOf(path), [...(folders.get(folderOf(path)) ?? []), path]);
    const named = (name: string): string[] => [...files.keys()].filter((path) => path === name || path.endsWith(`/${name}`));
    this.imports = {
      has: (path) => files.has(path),
      named,
      filesIn: (folder) => folders.get(folder) ?? [],
      text: (path) => this.#text(path),
    };
  }

  outline(path: string): Promise<Outline | undefined> {
    const known = this.#outlines.get(path) ?? this.#read(path);
    this.#outlines.set(path, known);
    return known;
  }

  /** The files a binding leads to. */
  async follow(binding: Binding, from: Outline): Promise<readonly string[]> {
    const resolved = await importRules(from.language)?.resolve(binding.specifier, from.path, this.imports);
    if (resolved?.missing) this.unresolved.set(`${from.path} ${binding.specifier}`, { path: from.path, reference: binding.specifier });
    return resolved?.files ?? [];
  }

  /** True where `name`, asked of the file at `path`, is `target.name` of `target.path`; re-exports are followed. */
  async leadsTo(path: string, name: string, target: { path: string; name: string }, seen = new Set<string>()): Promise<boolean> {
    if (path === target.path && name === target.name) return true;
    const key = `${path}\0${name}`;
    if (seen.has(key)) return false;
    seen.add(key);
    const outline = await this.outline(path);
    if (outline && name === 'default' && outline.standard !== undefined && outline.standard !== 'default')
      return this.leadsTo(path, outline.standard, target, seen);
    if (!outline || outline.units.some((unit) => unit.name === name)) return false;
    for (const binding of outline.bindings) {
      if (binding.imported !== '**' && binding.local !== name) continue;
      const wanted = binding.imported === '**' ? name : binding.imported;
      for (const file of await this.follow(binding, outline)) if (await this.leadsTo(file, wanted, target, seen)) return true;
    }
    return false;
  }

  async #read(path: string): Promise<Outline | undefined> {
    const [oid, text] = [this.#files.get(path), await this.#text(path)];
    if (oid === undefined || text === undefined) return undefined;
    const source = this.#sources.source(path, oid, () => text);
    if (!source.pack?.grammar) return undefined;
    await this.#sources.prepare([source]);
    return outlineOf(source);
  }

  async #text(path: string): Promise<string | undefined> {
    const bytes = this.#files.has(path) ? await this.tree.read(path, largestText) : undefined;
    return bytes && !bytes.subarray(0, 8000).includes(0) ? new TextDecoder().decode(bytes) : undefined;
  }
}
