// Holds every source file to the table of layers: imports are read from syntax, one failure names file, line and what it may not import.
import { posix } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Import, importsOf } from '../support/imports.ts';
import { productSources, projectFiles, readProjectFile } from '../support/project.ts';
import { handovers, homes, type Layer, layers } from './layers.ts';

interface SourceFile {
  /** Below the project's root. */
  readonly path: string;
  readonly imports: readonly Import[];
}

let sources: readonly SourceFile[] = [];

beforeAll(async () => {
  const paths = [...productSources(), ...projectFiles().filter((path) => /^server\/src\/.*\/generated\/.*\.ts$/.test(path))];
  sources = await Promise.all(paths.map(async (path) => ({ path, imports: await importsOf(path, readProjectFile(path)) })));
});

describe('the engine', () => {
  it('has no folder that the table of layers does not know', () => {
    expect(inServer().length).toBeGreaterThan(100);
    expect(
      inServer()
        .filter(({ path }) => !layers[layerOf(path)])
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it.each(Object.keys(layers))('%s imports only what its layer allows', (layer) => {
    const own = inServer().filter(({ path }) => layerOf(path) === layer);
    expect(own.flatMap((source) => violations(source, layer))).toEqual([]);
  });

  it('keeps each package in its home', () => {
    const astray = sources.flatMap(({ path, imports }) =>
      imports
        .filter(({ from }) => homes[packageOf(from)]?.some((home) => path.startsWith(home)) === false)
        .filter(({ from }) => !(path.startsWith('client/') && from.startsWith('node:')))
        .map(({ from, line }) => `${path}:${line} imports ${from}`),
    );
    expect(astray).toEqual([]);
  });

  it('lets no door import another, except to hand over to its entry', () => {
    const doors = ['lsp', 'cli', 'mcp', 'hook'];
    const crossing = inServer().flatMap(({ path, imports }) =>
      imports
        .map(({ from, line }) => ({ line, target: internalTarget(path, from) }))
        .filter(
          ({ target }) =>
            target !== undefined && doors.includes(layerOf(path)) && doors.includes(topOf(target)) && topOf(target) !== layerOf(path),
        )
        .filter(({ target }) => !handsOver(path, target as string))
        .map(({ line, target }) => `${path}:${line} imports ${target}`),
    );
    expect(crossing).toEqual([]);
  });

  it('decides the verdict from data alone, however far its imports lead', () => {
    const reached = new Set(['gate/verdict.ts']);
    for (const path of reached) {
      const source = inServer().find((candidate) => below(candidate.path) === path);
      for (const { from, typeOnly } of source?.imports ?? []) if (!typeOnly) reached.add(internalTarget(source?.path ?? '', from) ?? from);
    }
    expect(reached.size).toBeGreaterThan(1);
    expect([...reached].filter((path) => path !== 'zod' && !/^(?:model|gate)\//.test(path))).toEqual([]);
  });
});

describe('the shells of the editor', () => {
  it('reach the engine through its protocol alone', () => {
    const reaching = sources
      .filter(({ path }) => !path.startsWith('server/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from }) => (from.startsWith('@change-gate/') && from !== '@change-gate/server/protocol') || leaves(path, from))
          .map(({ from, line }) => `${path}:${line} imports ${from}`),
      );
    expect(reaching).toEqual([]);
  });

  it('keep Node out of the webview, and the editor out of it too', () => {
    const foreign = sources
      .filter(({ path }) => path.startsWith('webview/'))
      .flatMap(({ path, imports }) =>
        imports
          .filter(({ from }) => from.startsWith('node:') || from === 'vscode')
          .map(({ from, line }) => `${path}:${line} imports ${from}`),
      );
    expect(foreign).toEqual([]);
  });
});

function inServer(): SourceFile[] {
  return sources.filter(({ path }) => path.startsWith('server/src/'));
}

function violations({ path, imports }: SourceFile, name: string): string[] {
  const layer = layers[name] as Layer;
  return imports
    .filter(({ from, typeOnly }) => !allows(layer, name, path, from, typeOnly))
    .map(({ from, line, typeOnly }) => `${path}:${line} imports ${typeOnly ? 'types of ' : ''}${from}`);
}

function allows(layer: Layer, name: string, path: string, from: string, typeOnly: boolean): boolean {
  const target = internalTarget(path, from);
  if (target === undefined)
    return (
      ['*', packageOf(from)].some((name) => layer.packages.includes(name)) ||
      (typeOnly && layer.typesOf?.includes(packageOf(from)) === true)
    );
  if (topOf(target) === name || handsOver(path, target)) return true;
  const port = name !== 'host' && layer.internal.includes(target) && target.startsWith('host/');
  if (port) return typeOnly;
  return layer.internal.some((allowed) => target === allowed || target.startsWith(`${allowed}/`));
}

/** The path below `server/src/` that a relative import names, or undefined for a package. */
function internalTarget(path: string, from: string): string | undefined {
  if (!from.startsWith('.')) return undefined;
  return posix.join(posix.dirname(below(path)), from);
}

function handsOver(path: string, target: string): boolean {
  return handovers[below(path)]?.includes(target) === true;
}

function leaves(path: string, from: string): boolean {
  return from.startsWith('.') && !posix.join(posix.dirname(path), from).startsWith(`${topOf(path)}/`);
}

function below(path: string): string {
  return path.replace(/^server\/src\//, '');
}

function layerOf(path: string): string {
  return topOf(below(path));
}

function topOf(path: string): string {
  return path.split('/')[0] ?? path;
}

/** `vscode-languageserver/node` → `vscode-languageserver`; Node's modules stay whole. */
function packageOf(from: string): string {
  if (from.startsWith('node:')) return from;
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');
}
