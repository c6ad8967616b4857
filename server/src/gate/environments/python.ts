// Python: the caller's virtual environment first on the PATH, with every editable install led back into the worktree.
import { delimiter, join, relative } from 'node:path';
import type { Ecosystem, EcosystemContext } from './environment.ts';

const names = ['.venv', 'venv', 'env', '.env'];

export const python: Ecosystem = {
  id: 'python',
  equip: async (context) => {
    const paths = [...(await context.tree.list()).keys()];
    if (!paths.some((path) => path.endsWith('.py'))) return {};
    const home = await findEnvironment(context);
    if (home === undefined) return { env: { PYTHONDONTWRITEBYTECODE: '1' } };
    const sources = await editableSources(home, context);
    return {
      path: [join(home, 'bin'), join(home, 'Scripts')],
      env: { VIRTUAL_ENV: home, PYTHONDONTWRITEBYTECODE: '1', ...(sources.length > 0 ? { PYTHONPATH: sources.join(delimiter) } : {}) },
    };
  },
};

async function findEnvironment({ checkout, caller }: EcosystemContext): Promise<string | undefined> {
  for (const name of names) {
    if ((await checkout.kind(join(caller, name, 'pyvenv.cfg'))) === 'file') return join(caller, name);
  }
  return undefined;
}

/** Folders of the caller's checkout that its environment imports from, as folders of the worktree; they come before it. */
async function editableSources(home: string, { checkout, caller, worktree }: EcosystemContext): Promise<string[]> {
  const found = new Set<string>();
  for (const library of await checkout.names(join(home, 'lib'))) {
    const packages = join(home, 'lib', library, 'site-packages');
    for (const name of await checkout.names(packages)) {
      if (!/\.pth$|^__editable__/.test(name)) continue;
      const text = (await checkout.read(join(packages, name))) ?? '';
      for (const [, path = ''] of text.matchAll(/^(\/[^\n]+)$|['"](\/[^'"\n]+)['"]/gm)) addInside(path.trim());
      for (const [, path = ''] of text.matchAll(/['"](\/[^'"\n]+)['"]/g)) addInside(parentOf(path));
    }
  }
  return [...found];

  function addInside(path: string): void {
    const inside = relative(caller, path);
    if (path === '' || inside.startsWith('..') || inside.startsWith(relative(caller, home))) return;
    found.add(join(worktree.path, inside));
  }
}

/** A finder names the package's folder; what is imported from is the folder around it. */
function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
