// Finds modules that the tests loaded from somewhere else than the tested tree: a green run of other code proves nothing about this one.
import type { ModuleOrigin } from '../../model/test-run.ts';
import { relativePath } from './places.ts';

export interface OriginContext {
  /** Absolute spellings of the tested tree's root. */
  readonly roots: readonly string[];
  /** Absolute spellings of the caller's checkout, which no tested module may come from. */
  readonly callerRoots: readonly string[];
  /** Every path of the tested tree, relative. */
  readonly paths: Iterable<string>;
}

/** Modules out of the caller's checkout, and modules that the tree holds under their name but that came from elsewhere. */
export function strayModules(modules: readonly ModuleOrigin[], context: OriginContext): ModuleOrigin[] {
  const own = pythonModules(context.paths);
  return modules.filter(({ name, origin }) => {
    if (isInside(origin, context.roots)) return false;
    return isInside(origin, context.callerRoots) || own.has(name);
  });
}

function isInside(origin: string, roots: readonly string[]): boolean {
  const path = relativePath(origin, { roots: [] });
  return relativePath(path, { roots }) !== path;
}

/** Dotted names of what the tree holds at its root or below `src`: the places that Python projects are imported from. */
function pythonModules(paths: Iterable<string>): ReadonlySet<string> {
  const names = new Set<string>();
  for (const path of paths) {
    const match = /^(?:src\/)?(.+?)(?:\/__init__)?\.py$/.exec(path);
    if (match?.[1]) names.add(match[1].replaceAll('/', '.'));
  }
  return names;
}
