// How two trees differ, file by file, from the bytes alone: no attribute, driver or setting of the repository has a say.
import type { ChangeEntry, FileKind, FileSide, FileStatus } from '../../model/change-set.ts';
import { Failure } from '../../model/failure.ts';
import { firstLine, runGit } from './command.ts';
import type { ObjectStore } from './object-store.ts';
import { decodePath } from './path-names.ts';
import { splitAtNul } from './tree-reader.ts';

/** Renames and copies are looked for among at most this many files. */
const renameLimit = 1000;

const statuses: Readonly<Record<string, FileStatus>> = {
  A: 'added',
  M: 'modified',
  D: 'deleted',
  R: 'renamed',
  C: 'copied',
  T: 'type-changed',
};

export async function diffTrees(base: string, head: string, store: ObjectStore, signal?: AbortSignal): Promise<ChangeEntry[]> {
  if (base === head) return [];
  const args = [
    '-r',
    '-z',
    '--raw',
    '--numstat',
    '--no-abbrev',
    '-M',
    '-C',
    `-l${renameLimit}`,
    '--no-ext-diff',
    '--no-textconv',
    '--ignore-submodules=none',
    '--no-color',
    base,
    head,
  ];
  const { code, stdout, stderr } = await runGit(store.reading, 'diff-tree', args, { signal, answers: [0, 128] });
  if (code !== 0) throw objectsMissing(stderr);
  return parseDifference(splitAtNul(stdout));
}

function objectsMissing(said: string): Failure {
  const advice = 'Fetch them, for instance with `git fetch --refetch` in a partial clone, or run `git fsck`.';
  return new Failure('unavailable', 'objects-missing', `Objects of this change are not in this clone: ${firstLine(said)}`, advice);
}

type Counts = Pick<ChangeEntry, 'additions' | 'deletions' | 'binary'>;

/** Raw records stand first, one or two paths behind each; then the counts of the same files. */
function parseDifference(records: readonly Buffer[]): ChangeEntry[] {
  const entries: Omit<ChangeEntry, keyof Counts>[] = [];
  const counts = new Map<string, Counts>();
  for (let index = 0; index < records.length;) {
    const record = records[index] ?? Buffer.alloc(0);
    if (record[0] === 0x3a) {
      const [oldMode = '', newMode = '', oldOid = '', newOid = '', status = ''] = record.toString('latin1', 1).split(' ');
      const letter = status.charAt(0);
      const paired = letter === 'R' || letter === 'C';
      const [first, second] = [decodePath(records[index + 1] ?? record), decodePath(records[index + 2] ?? record)];
      const [base, head] = [sideOf(oldMode, oldOid), sideOf(newMode, newOid)];
      entries.push({
        path: paired ? second : first,
        ...(paired ? { oldPath: first } : {}),
        status: statuses[letter] ?? 'modified',
        generated: false,
        language: null,
        ...(base ? { base } : {}),
        ...(head ? { head } : {}),
      });
      index += paired ? 3 : 2;
      continue;
    }
    const [additions = '', deletions = ''] = record.toString('latin1').split('\t', 2);
    const inline = record.subarray(additions.length + deletions.length + 2);
    const path = inline.length > 0 ? inline : (records[index + 2] ?? record);
    counts.set(
      decodePath(path),
      additions === '-'
        ? { additions: 0, deletions: 0, binary: true }
        : { additions: Number(additions), deletions: Number(deletions), binary: false },
    );
    index += inline.length > 0 ? 1 : 3;
  }
  return entries.map((entry) => ({ ...entry, ...(counts.get(entry.path) ?? { additions: 0, deletions: 0, binary: false }) }));
}

const kinds: Readonly<Record<string, FileKind>> = {
  '100644': 'file',
  '100664': 'file',
  '100755': 'executable',
  '120000': 'symlink',
  '160000': 'submodule',
};

function sideOf(mode: string, oid: string): FileSide | undefined {
  const kind = kinds[mode];
  return kind && { oid, kind };
}
