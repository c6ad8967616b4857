// Node: every entry of the caller's node_modules is linked one by one, so that caches land in the worktree and workspace packages lead back into it.
import { dirname, join, relative } from 'node:path';
import type { Problem } from '../../model/problem.ts';
import { readText } from '../declared/declared.ts';
import type { Ecosystem, EcosystemContext, EcosystemPart } from './environment.ts';

const lockfiles: Readonly<Record<string, string>> = {
  'package-lock.json': 'npm ci --ignore-scripts --no-audit --no-fund',
  'npm-shrinkwrap.json': 'npm ci --ignore-scripts --no-audit --no-fund',
  'pnpm-lock.yaml': 'pnpm install --frozen-lockfile --ignore-scripts',
  'yarn.lock': 'yarn install --frozen-lockfile --ignore-scripts',
  'bun.lock': 'bun install --frozen-lockfile --ignore-scripts',
};

/** What tools write beside the packages; each worktree gets its own. */
const caches = new Set(['.cache', '.vite', '.vite-temp', '.vitest', '.tmp']);

export const node: Ecosystem = {
  id: 'node',
  equip: async (context) => {
    const manifests = [...(await context.tree.list()).keys()].filter(
      (path) => /(?:^|\/)package\.json$/.test(path) && !path.includes('node_modules/'),
    );
    if (!manifests.includes('package.json')) return {};
    const linked: string[] = [];
    for (const manifest of manifests) linked.push(...(await linkModules(context, dirname(manifest).replace(/^\.$/, ''))));
    return {
      path: [join(context.worktree.path, 'node_modules', '.bin')],
      env: { npm_config_update_notifier: 'false', npm_config_offline: 'true' },
      linked,
      problems: await differences(context),
      ...(await missing(context)),
    };
  },
};

async function linkModules({ checkout, caller, worktree }: EcosystemContext, folder: string): Promise<string[]> {
  const source = join(caller, folder, 'node_modules');
  if ((await checkout.kind(source)) === undefined) return [];
  const place = join(folder, 'node_modules').replaceAll('\\', '/');
  for (const name of await checkout.names(source)) {
    if (caches.has(name)) continue;
    const names = name.startsWith('@') ? (await checkout.names(join(source, name))).map((inner) => `${name}/${inner}`) : [name];
    for (const entry of names)
      await worktree.link(`${place}/${entry}`, await targetOf(join(source, entry), { checkout, caller, worktree }));
  }
  return [place];
}

/** A package that is a folder of the caller's own sources becomes the same folder of the worktree. */
async function targetOf(
  entry: string,
  { checkout, caller, worktree }: Pick<EcosystemContext, 'checkout' | 'caller' | 'worktree'>,
): Promise<string> {
  const real = await checkout.real(entry);
  if (real === undefined) return entry;
  const inside = relative(caller, real);
  const isSource = !inside.startsWith('..') && !inside.split(/[\\/]/).includes('node_modules');
  return isSource ? join(worktree.path, inside) : entry;
}

/** Installed packages belong to the caller's lockfile; where the tree has another one, that is said. */
async function differences({ checkout, caller, tree }: EcosystemContext): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const name of Object.keys(lockfiles)) {
    const [theirs, ours] = [await checkout.read(join(caller, name)), await readText(tree, name)];
    if (theirs === undefined && ours === undefined) continue;
    if (theirs !== ours)
      problems.push({
        code: 'dependencies-differ',
        message: `The installed packages belong to another ${name} than this side has; they are used all the same.`,
        path: name,
      });
  }
  return problems;
}

async function missing({ checkout, caller, tree, worktree }: EcosystemContext): Promise<Pick<EcosystemPart, 'missing'>> {
  const manifest = JSON.parse((await readText(tree, 'package.json').catch(() => undefined)) ?? '{}') as Record<string, object | undefined>;
  const needs = Object.keys({ ...manifest['dependencies'], ...manifest['devDependencies'] });
  if (
    needs.length === 0 ||
    (await checkout.kind(join(caller, 'node_modules'))) !== undefined ||
    (await checkout.kind(join(worktree.path, 'node_modules'))) !== undefined
  )
    return {};
  const paths = await tree.list();
  const lockfile = Object.keys(lockfiles).find((name) => paths.has(name));
  const prepare = lockfile === undefined ? undefined : lockfiles[lockfile];
  return {
    missing: { reason: `package.json needs ${needs.length} packages and none is installed`, ...(prepare === undefined ? {} : { prepare }) },
  };
}
