// Says where the tree has ways to import that are not followed, so that a short list of users is not taken for the whole.
import type { TreeReader } from '../../host/host.ts';

/** Manifests by the language of the files that they govern. */
const manifests: Readonly<Record<string, string>> = { rust: 'Cargo.toml' };

/** One sentence a reason; none where every import of these languages can be followed. */
export async function unfollowedImports(languages: ReadonlySet<string>, head: TreeReader): Promise<string[]> {
  const wanted = new Set([...languages].flatMap((language) => manifests[language] ?? []));
  if (wanted.size === 0) return [];
  const paths = [...(await head.list()).keys()].filter((path) => !/(?:^|\/)(?:node_modules|vendor|fixtures?|testdata)\//.test(path));
  return [...wanted].flatMap((manifest) => {
    const packages = paths.filter((path) => path === manifest || path.endsWith(`/${manifest}`)).length;
    return packages > 1
      ? [`The tree holds ${packages} packages (${manifest}): imports by package name are not followed from one to another.`]
      : [];
  });
}
