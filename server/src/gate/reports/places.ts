// Spells the place of a test the same way on both sides of a change, whatever folder it ran in.
import type { ReportContext } from './report-format.ts';

export interface Place {
  readonly file: string;
  readonly line?: number;
}

/** A path as a runner prints it (absolute, relative, `file:` URL, backslashes), relative to the tested tree where it lies inside. */
export function relativePath(spelled: string, context: ReportContext): string {
  let path = spelled.startsWith('file:') ? fromUrl(spelled) : spelled;
  if (/^[A-Za-z]:[\\/]|\\/.test(path) && !path.includes('/')) path = path.replaceAll('\\', '/');
  for (const root of context.roots) {
    const prefix = root.replaceAll('\\', '/').replace(/\/*$/, '/');
    if (prefix !== '/' && path.startsWith(prefix)) return path.slice(prefix.length);
  }
  return path.replace(/^(?:\.\/)+/, '');
}

/** Whether a name is a script's path: Node names the test of a whole file so, Vitest a file's suite. */
export function isFilePath(name: string): boolean {
  return /^[^\s:]*\.[cm]?[jt]sx?$/.test(name);
}

/** Every text that names a root, with the root taken out; messages are compared across sides too. */
export function withoutRoots(text: string, context: ReportContext): string {
  let result = text;
  for (const root of context.roots) if (root.length > 1) result = result.replaceAll(root.replace(/\/*$/, '/'), '');
  return result;
}

/** Reads `path:line` or `path:line:column`. */
export function parsePlace(text: string, context: ReportContext): Place | undefined {
  const match = /^(.+?):(\d{1,9})(?::\d{1,9})?$/.exec(text.trim().slice(0, 1_000));
  const [, path, line] = match ?? [];
  return path === undefined ? undefined : { file: relativePath(path, context), line: Number(line) };
}

function fromUrl(url: string): string {
  try {
    return decodeURIComponent(new URL(url).pathname).replace(/^\/(?=[A-Za-z]:)/, '');
  } catch {
    return url;
  }
}
