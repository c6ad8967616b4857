// Finds the tools' configuration in the change and pairs what base says with what head says, through renames and moves to another file.
import picomatch from 'picomatch';
import type { ChangeView } from '../check.ts';
import { child, type Entry } from '../config-readers/entry.ts';
import { readEntries } from '../config-readers/read.ts';
import type { Source } from '../../syntax/source.ts';
import type { Tool, ToolFile } from './tool.ts';
import { tools } from './tools/index.ts';

/** One tool's settings in one file of one side. */
export interface Version {
  readonly source: Source;
  readonly root: Entry;
}

export interface Unit {
  readonly tool: Tool;
  readonly base?: Version;
  readonly head?: Version;
  /** Two different files: what one lacks may have had another name or place in the other. */
  readonly across: boolean;
}

const files = tools.flatMap((tool) => tool.files.map((file) => ({ tool, file, matches: picomatch([...file.paths], { dot: true }) })));

export function isConfigured(path: string): boolean {
  return files.some(({ matches }) => matches(path));
}

/** Every tool's configuration that the change touches. */
export function findUnits(change: ChangeView): Unit[] {
  const units: Unit[] = [];
  for (const { base, head } of change.pairs) {
    const before = base ? versionsOf(base) : [];
    const after = head ? versionsOf(head) : [];
    const open = new Set(before);
    for (const { tool, version } of after) {
      const match = [...open].find((candidate) => candidate.tool === tool);
      if (match) open.delete(match);
      units.push({ tool, head: version, across: false, ...(match ? { base: match.version } : {}) });
    }
    for (const { tool, version } of open) units.push({ tool, base: version, across: false });
  }
  return joinMoved(units);
}

/** A configuration that left one file and turned up in another of the same folder, or anywhere when it is the only one, is one unit. */
function joinMoved(units: readonly Unit[]): Unit[] {
  const lost = units.filter(({ base, head }) => base && !head);
  const joined = units.filter(({ base, head }) => head || !base);
  return [
    ...joined.map((unit) => {
      if (unit.base) return unit;
      const at = lost.findIndex((other) => other.tool.name === unit.tool.name && folderOf(other.base) === folderOf(unit.head));
      const [from] = at < 0 ? [] : lost.splice(at, 1);
      return from?.base ? { ...unit, base: from.base, across: true } : unit;
    }),
    ...lost,
  ];
}

function versionsOf(source: Source): { tool: Tool; version: Version }[] {
  return files.flatMap(({ tool, file, matches }) => {
    const root = matches(source.path) ? rootOf(source, file) : undefined;
    return root ? [{ tool, version: { source, root } }] : [];
  });
}

function rootOf(source: Source, file: ToolFile): Entry | undefined {
  if (file.format === 'script' && !source.pack) return undefined;
  let root: Entry | undefined = readEntries(source, file.format);
  for (const key of file.root?.split('.') ?? []) root = child(root, key);
  return root;
}

/** The same tool's settings in another file, read the same way. */
export function versionAt(tool: Tool, source: Source): Version | undefined {
  return versionsOf(source).find((candidate) => candidate.tool === tool)?.version;
}

function folderOf(version: Version | undefined): string {
  const path = version?.source.path ?? '';
  return path.slice(0, path.lastIndexOf('/') + 1);
}
