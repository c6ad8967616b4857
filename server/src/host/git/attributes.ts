// Asks git for attributes as one tree's own `.gitattributes` files give them, and no other file.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { runGit } from './command.ts';
import { decodePath, encodePath } from './path-names.ts';
import { splitAtNul, type TreeAccess } from './tree-reader.ts';

export async function readAttributes(
  names: readonly string[],
  paths: readonly string[],
  tree: string,
  access: TreeAccess,
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> {
  for (const name of names) if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) throw new Error(`not the name of an attribute: ${name}`);
  const files = await attributeFiles(paths, tree, access);
  const values = new Map(paths.map((path) => [path, new Map(names.map((name) => [name, 'unspecified']))]));
  if (files.length === 0 || paths.length === 0 || names.length === 0) return values;

  const { store } = access;
  const env = { GIT_INDEX_FILE: join(store.temporary, `attributes-${randomBytes(6).toString('hex')}`) };
  const entries = files.flatMap(({ path, oid }) => [Buffer.from(`100644 ${oid}\t`), encodePath(path), Buffer.from([0])]);
  await runGit(store.reading, 'update-index', ['-z', '--index-info'], { env, input: Buffer.concat(entries) });
  const input = Buffer.concat(paths.flatMap((path) => [encodePath(path), Buffer.from([0])]));
  const { stdout } = await runGit(store.reading, 'check-attr', ['--cached', '-z', '--stdin', ...names], { env, input });
  const records = splitAtNul(stdout);
  for (let index = 0; index + 2 < records.length; index += 3) {
    const [path, name, value] = records.slice(index, index + 3).map((record) => decodePath(record));
    values.get(path ?? '')?.set(name ?? '', value ?? 'unspecified');
  }
  return values;
}

/** The `.gitattributes` of every folder above one of the paths. */
async function attributeFiles(paths: readonly string[], tree: string, { objects }: TreeAccess): Promise<{ path: string; oid: string }[]> {
  const folders = new Set(['']);
  for (const path of paths)
    for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) folders.add(path.slice(0, end + 1));
  const found = await Promise.all(
    [...folders]
      .filter((folder) => !folder.includes('\n'))
      .map(async (folder) => {
        const path = `${folder}.gitattributes`;
        const object = await objects.read(Buffer.concat([Buffer.from(`${tree}:`), encodePath(path)]), 0);
        return object?.type === 'blob' ? [{ path, oid: object.oid }] : [];
      }),
  );
  return found.flat();
}
