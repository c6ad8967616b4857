// Copies of what the project itself wants in every worktree: the paths of `.worktreeinclude` that git does not keep, copied from the caller.
import { join } from 'node:path';
import { readText } from '../declared/declared.ts';
import type { Ecosystem } from './environment.ts';
import { foreignGlob } from '../../syntax/glob.ts';

/** Nothing deeper is looked at: what is named lies near the top. */
const deepest = 4;
/** Never copied, whatever the file says. */
const kept = new Set(['.git', 'node_modules']);

export const worktreeInclude: Ecosystem = {
  id: '.worktreeinclude',
  equip: async ({ checkout, caller, worktree, tree }) => {
    const text = await readText(tree, '.worktreeinclude');
    const patterns = (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !line.startsWith('#') && !line.includes('..'));
    if (patterns.length === 0) return {};
    const matches = foreignGlob(
      patterns.map((pattern) =>
        (pattern.startsWith('/') ? pattern.slice(1) : pattern.includes('/') ? pattern : `**/${pattern}`).replace(/\/$/, ''),
      ),
    );
    const tracked = await tree.list();
    const linked: string[] = [];
    const walk = async (folder: string, depth: number): Promise<void> => {
      for (const name of await checkout.names(join(caller, folder))) {
        const path = folder === '' ? name : `${folder}/${name}`;
        if (kept.has(name) || tracked.has(path)) continue;
        if (matches(path) && (await worktree.copy(path, join(caller, path)))) linked.push(path);
        else if (depth < deepest && (await checkout.kind(join(caller, path))) === 'folder') await walk(path, depth + 1);
      }
    };
    await walk('', 1);
    return { linked };
  },
};
