// Tells an edit from a mere difference in form, where git itself would ask a filter that never runs here.
import { createHash } from 'node:crypto';
import { runGit } from './command.ts';
import type { Layout } from './layout.ts';
import type { ObjectReader } from './object-reader.ts';
import { splitAtNul } from './tree-reader.ts';

/** Larger blobs are no pointers. In bytes. */
const largestPointer = 1024;
/** Larger texts are not compared line by line. In bytes. */
const largestText = 4 * 1024 * 1024;

/** Whether the stored blob is the large-file pointer to exactly these bytes. */
export async function isPointerTo(stored: string, found: string, objects: ObjectReader): Promise<boolean> {
  const pointer = (await objects.read(stored, largestPointer))?.bytes?.toString('latin1') ?? '';
  const digest = /^oid sha256:([0-9a-f]{64})$/m.exec(pointer)?.[1];
  if (digest === undefined || !pointer.startsWith('version https://git-lfs.github.com/spec/')) return false;
  const content = (await objects.read(found))?.bytes;
  return content !== undefined && createHash('sha256').update(content).digest('hex') === digest;
}

/** Whether two texts differ in nothing but carriage returns at line ends. */
export async function isSameText(stored: string, found: string, objects: ObjectReader): Promise<boolean> {
  const [one, other] = await Promise.all([objects.read(stored, largestText), objects.read(found, largestText)]);
  if (!one?.bytes || !other?.bytes) return false;
  return withoutReturns(one.bytes) === withoutReturns(other.bytes);
}

function withoutReturns(bytes: Buffer): string {
  return bytes.toString('latin1').replaceAll('\r\n', '\n');
}

/** Those of the paths whose line ends git converts, by the attributes in the working tree and its own setting; keyed by their bytes as Latin-1. */
export async function convertedPaths(paths: readonly Buffer[], layout: Layout, index: string): Promise<ReadonlySet<string>> {
  const input = Buffer.concat(paths.flatMap((path) => [path, Buffer.from([0])]));
  const { stdout } = await runGit(layout.place, 'check-attr', ['-z', '--stdin', 'text', 'eol'], { input, env: { GIT_INDEX_FILE: index } });
  const fields = splitAtNul(stdout).map((field) => field.toString('latin1'));
  return new Set(
    paths.map((path) => path.toString('latin1')).filter((_, at) => isConverted(fields[at * 6 + 2], fields[at * 6 + 5], layout)),
  );
}

function isConverted(text: string | undefined, eol: string | undefined, { autoConverts }: Layout): boolean {
  if (text === 'set' || text === 'auto') return true;
  if (text === 'unset') return false;
  return eol === 'lf' || eol === 'crlf' || autoConverts;
}
