// Turns what a caller writes for commits into object ids, once; nothing is resolved again later.
import { Failure } from '../../model/failure.ts';
import type { Layout } from './layout.ts';
import type { ObjectReader } from './object-reader.ts';
import type { Queries } from './queries.ts';

export interface Commit {
  readonly oid: string;
  readonly tree: string;
  readonly parents: readonly string[];
}

/** One side of a change: a commit, or the empty tree under both names. */
export interface Side {
  readonly oid: string;
  readonly tree: string;
}

const emptyTrees = {
  sha1: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
  sha256: '6ef19b41225c5369f1c104d45d8d85efa9b057b53b14b4b9b939dd74decc5321',
};

export class Commits {
  readonly #layout: Layout;
  readonly #objects: ObjectReader;
  readonly #queries: Queries;

  constructor(layout: Layout, objects: ObjectReader, queries: Queries) {
    this.#layout = layout;
    this.#objects = objects;
    this.#queries = queries;
  }

  get empty(): Side {
    const oid = emptyTrees[this.#layout.format];
    return { oid, tree: oid };
  }

  /** `X`, `X^!`, `A..B`, `A...B`: base and head. A merge is measured from its first parent, a first commit from the empty tree. */
  async sides(spec: string): Promise<{ base: Side; head: Side }> {
    const range = splitRange(spec);
    if (range) {
      const [from, to] = await Promise.all([this.find(range.from), this.find(range.to)]);
      if (from && to) return { base: range.symmetric ? await this.mergeBase(from, to, range.from, range.to) : from, head: to };
    }
    const single = /^(.+?)\^(!|-(\d*))$/s.exec(spec);
    const head = await this.require(single?.[1] ?? spec, spec);
    return { base: await this.#parent(head, Number(single?.[3] || 1), spec), head };
  }

  /** Throws `Failure` `unknown-revision`. `spec` is what the caller wrote. */
  async require(revision: string, spec = revision): Promise<Commit> {
    const commit = await this.find(revision);
    if (!commit) throw unknownRevision(spec);
    return commit;
  }

  /** The commit a revision names; undefined where it names none. */
  async find(revision: string): Promise<Commit | undefined> {
    if (revision === '' || revision.startsWith('-') || /[\0\n]/.test(revision)) return undefined;
    const oid = /^[0-9a-f]{40,64}$/.test(revision) ? revision : await this.#queries.resolve(revision);
    return oid === undefined ? undefined : this.read(oid);
  }

  /** Reads a commit by id, through tags; undefined where the id names something else. */
  async read(oid: string): Promise<Commit | undefined> {
    const object = await this.#objects.read(`${oid}^{commit}`);
    if (object?.type !== 'commit' || !object.bytes) return undefined;
    const [headers = ''] = object.bytes.toString('latin1').split('\n\n', 1);
    const values = (key: string): string[] =>
      [...headers.matchAll(new RegExp(`^${key} ([0-9a-f]+)$`, 'gm'))].map((match) => match[1] ?? '');
    return { oid: object.oid, tree: values('tree')[0] ?? '', parents: values('parent') };
  }

  /** The best common ancestor. Throws `Failure` where there is none, or none that this clone has. */
  async mergeBase(one: Commit, other: Commit, oneName: string, otherName: string): Promise<Commit> {
    const oid = await this.#queries.mergeBase(one.oid, other.oid);
    const base = oid === undefined ? undefined : await this.read(oid);
    if (base) return base;
    if (this.#layout.shallow)
      throw shallowHistory(`The common ancestor of ${oneName} and ${otherName} lies beyond what this shallow clone has.`);
    throw new Failure(
      'unavailable',
      'no-merge-base',
      `${oneName} and ${otherName} have no common ancestor.`,
      'Choose a root that shares history with this branch.',
    );
  }

  async #parent(commit: Commit, number: number, spec: string): Promise<Side> {
    const oid = commit.parents[number - 1];
    if (oid === undefined) {
      if (commit.parents.length === 0 && number === 1) return this.empty;
      throw unknownRevision(spec);
    }
    const parent = await this.read(oid);
    if (!parent) throw shallowHistory(`The parent of ${spec} lies beyond what this shallow clone has.`);
    return parent;
  }
}

/** Dots inside braces or behind `:/` belong to a search, not to a range. */
function splitRange(spec: string): { from: string; to: string; symmetric: boolean } | undefined {
  if (spec.startsWith(':/')) return undefined;
  const plain = spec.replace(/\{[^}]*\}/g, (braces) => ' '.repeat(braces.length));
  const match = /\.{2,3}/.exec(plain);
  if (!match) return undefined;
  return {
    from: spec.slice(0, match.index) || 'HEAD',
    to: spec.slice(match.index + match[0].length) || 'HEAD',
    symmetric: match[0] === '...',
  };
}

function unknownRevision(spec: string): Failure {
  return new Failure(
    'usage',
    'unknown-revision',
    `${JSON.stringify(spec)} names no commit here.`,
    'Name a commit, a tag, a branch, X^!, A..B or A...B; `git log` lists them.',
  );
}

function shallowHistory(message: string): Failure {
  return new Failure('unavailable', 'shallow-history', message, 'Run `git fetch --unshallow` and try again.');
}
