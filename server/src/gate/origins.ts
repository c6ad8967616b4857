// Proves that the tests ran the frozen code: no module of theirs came from the caller's checkout.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strayModules } from './reports/module-origins.ts';
import type { ReportFile } from './reports/read.ts';
import type { GateRun } from './run.ts';
import type { Worktree } from '../host/host.ts';
import type { ModuleOrigin, TestRun } from '../model/test-run.ts';

const suffix = '.origins.jsonl';

export function isOriginFile({ path }: ReportFile): boolean {
  return path.endsWith(suffix);
}

/** What Node loads to record its modules in a folder. */
export function originLoader(injected: string, folder: string, caller: string): string {
  const url = pathToFileURL(join(injected, 'node-module-origins.mjs'));
  url.searchParams.set('reports', folder);
  url.searchParams.set('caller', caller);
  return url.href;
}

/** Lines that a killed process cut off are left out. */
export function readOrigins(files: readonly ReportFile[]): ModuleOrigin[] {
  const urls = files.filter(isOriginFile).flatMap(({ bytes }) => Buffer.from(bytes).toString('utf8').split('\n').flatMap(parse));
  return [...new Set(urls)].map((origin) => ({ name: origin, origin }));
}

/** Why a run of the tests proves nothing about the frozen code; undefined where it does. */
export async function strayReason(run: GateRun, worktree: Worktree, tests: TestRun): Promise<string | undefined> {
  const { repository, resolution, host } = run;
  const real = await host.checkout.real(repository.root);
  const paths = [...(await repository.tree(resolution.change.headTree).list()).keys()];
  const modules = (tests.modules ?? []).filter((module) => !isInstalled(module));
  const stray = strayModules(modules, {
    roots: [worktree.path],
    callerRoots: [repository.root, ...(real === undefined ? [] : [real])],
    paths,
  });
  const [first] = stray;
  if (!first) return undefined;
  return `the tests ran other code than the frozen one: ${stray.length} ${stray.length === 1 ? 'module' : 'modules'} came from outside of it, such as ${first.origin}`;
}

/** Packages of the caller's own installation, and the program that started it all. */
function isInstalled({ origin }: ModuleOrigin): boolean {
  return /[\\/]node_modules[\\/]/.test(origin) || /[\\/](?:bin|Scripts)[\\/][^\\/.]+(?:\.exe)?$/.test(origin);
}

function parse(line: string): string[] {
  try {
    return [String(JSON.parse(line))];
  } catch {
    return [];
  }
}
