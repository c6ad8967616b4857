// What a file brings in by name, before anyone knows which file it comes from.

export interface Binding {
  /** As written: `./a`, `pkg.b`, `.a`, `example.test/m/a`, `crate::a`. */
  readonly specifier: string;
  /** The name there; `*` for the module itself, `**` for everything it holds. */
  readonly imported: string;
  /** The name here; empty for everything. */
  readonly local: string;
}

/** What resolving may look at: the files of one tree, and the text of the few that configure it. */
export interface ImportTree {
  has(path: string): boolean;
  /** Paths of all files of this name, in whatever folder. */
  named(name: string): readonly string[];
  /** Files directly in a folder. */
  filesIn(folder: string): readonly string[];
  text(path: string): Promise<string | undefined>;
}

/** `files`: where the names may be defined. `missing`: the specifier should lead into the tree and does not. */
export interface Resolved {
  readonly files: readonly string[];
  readonly missing: boolean;
}

export const outside: Resolved = { files: [], missing: false };
export const missing: Resolved = { files: [], missing: true };

/** The folder of a path; empty at the root. */
export function folderOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '';
}

export function joinPath(folder: string, rest: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${rest}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}
