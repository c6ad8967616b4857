// Says where the tree has ways to import that are not followed, so that a short list of users is not taken for the whole.
import type { TreeReader } from '../../host/host.ts';

/** Manifests by the language of the files that they govern. */
const manifests: Readonly<Record<string, string>> = {
  javascript: 'package.json',
  typescript: 'package.json',
  typescriptreact: 'package.json',
  vue: 'package.json',
  svelte: 'package.json',
  rust: 'Cargo.toml',
};
const largestConfig = 256 * 1024;

/** One sentence a reason; none where every import of these languages can be followed. */
export async function unfollowedImports(languages: ReadonlySet<string>, head: TreeReader): Promise<string[]> {
  const paths = [...(await head.list()).keys()].filter((path) => !/(?:^|\/)(?:node_modules|vendor|fixtures?|testdata)\//.test(path));
  const reasons = new Set<string>();
  for (const manifest of new Set([...languages].flatMap((language) => manifests[language] ?? []))) {
    const packages = paths.filter((path) => path === manifest || path.endsWith(`/${manifest}`)).length;
    if (packages > 1)
      reasons.add(`The tree holds ${packages} packages (${manifest}): imports by package name are not followed from one to another.`);
    if (manifest === 'package.json')
      for (const path of await aliasing(paths, head)) reasons.add(`${path} maps import paths: imports by those names are not followed.`);
  }
  return [...reasons];
}

async function aliasing(paths: readonly string[], head: TreeReader): Promise<string[]> {
  const configs = paths.filter((path) => /(?:^|\/)[tj]sconfig[^/]*\.json$/.test(path)).slice(0, 50);
  const texts = await Promise.all(
    configs.map(async (path) => new TextDecoder().decode((await head.read(path, largestConfig)) ?? new Uint8Array())),
  );
  return configs.filter((_path, index) => /"(?:paths|baseUrl)"\s*:/.test(texts[index] ?? ''));
}
