// A root script that runs a script in every workspace package is written out package by package, so that each runner can be seen and asked.
import { type DeclaredCommand, readText } from './declared.ts';
import type { TreeReader } from '../../host/host.ts';

export type Scripts = ReadonlyMap<string, string>;

/** Words by which package managers and task runners say “in every package”. */
const everywhere =
  /\b(?:pnpm\s+(?:\S+\s+)*?(?:-r|--recursive|recursive|--filter)|npm\s+[^&|;]*(?:--workspaces|-ws)|yarn\s+workspaces|turbo|lerna\s+run|nx\s+(?:run-many|affected))\b/;

/** Scripts of every package but the root's, by folder. */
export async function packageScripts(tree: TreeReader): Promise<ReadonlyMap<string, Scripts>> {
  const manifests = [...(await tree.list()).keys()].filter(
    (path) => path.endsWith('/package.json') && !/(?:^|\/)(?:node_modules|fixtures?|__fixtures__|templates?|examples?)\//.test(path),
  );
  const entries = await Promise.all(
    manifests.map(async (path) => [path.slice(0, -'/package.json'.length), readScripts(await readText(tree, path))] as const),
  );
  return new Map(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The line with every call “in every package” replaced; undefined where there is none. */
export function acrossPackages(
  command: DeclaredCommand,
  packages: ReadonlyMap<string, Scripts>,
  write: (name: string, scripts: Scripts) => string,
): DeclaredCommand | undefined {
  const parts = command.line.split(/\s*&&\s*/);
  const at = parts.findIndex((part) => everywhere.test(part));
  const call = parts[at];
  if (call === undefined) return undefined;
  const words = call.split(/\s+/).map((word) => word.replace(/^--target=|^-t=/, ''));
  const name = words.find((word) => [...packages.values()].some((scripts) => scripts.has(word)));
  if (name === undefined) return undefined;
  const calls = [...packages]
    .filter(([, scripts]) => scripts.has(name))
    .map(
      ([folder, scripts]) =>
        `(cd '${folder.replaceAll("'", `'\\''`)}' && PATH="$PWD/node_modules/.bin:$PATH" && ${write(name, scripts)}) || code=1`,
    );
  const line = ['code=0', ...calls, 'exit $code'].join('; ');
  return {
    ...command,
    line: [...parts.slice(0, at), `(${line})`, ...parts.slice(at + 1)].join(' && '),
    declaredIn: `${command.declaredIn}, and ${calls.length} packages`,
  };
}

export function readScripts(text: string | undefined): Scripts {
  try {
    const { scripts } = JSON.parse(text ?? '{}') as { scripts?: Record<string, unknown> };
    return new Map(Object.entries(scripts ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return new Map();
  }
}
