// Reads objects through one long-lived `cat-file --batch`, and checks that each is what its id says.
import { createHash } from 'node:crypto';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { Failure } from '../../model/failure.ts';
import { startGit } from './command.ts';
import type { ObjectStore } from './object-store.ts';

export interface GitObject {
  readonly oid: string;
  readonly type: 'blob' | 'tree' | 'commit' | 'tag';
  readonly size: number;
  /** Undefined where the object is larger than was asked for. */
  readonly bytes: Buffer | undefined;
}

interface Waiting {
  readonly limit: number;
  answer(object: GitObject | undefined): void;
  fail(error: Error): void;
}

/** An answer that is arriving. */
interface Arriving extends Omit<GitObject, 'bytes'> {
  readonly kept: Buffer[] | undefined;
  /** Bytes still to come, the line break behind the object included. */
  left: number;
}

export class ObjectReader {
  readonly #store: ObjectStore;
  readonly #waiting: Waiting[] = [];
  #child: ChildProcessWithoutNullStreams | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #arriving: Arriving | undefined;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** `name`: an object id, or `<id>:<path>` without a line break. Undefined where there is no such object. */
  async read(name: string | Buffer, limit = Number.POSITIVE_INFINITY): Promise<GitObject | undefined> {
    const child = this.start();
    hold(child, true);
    const object = await new Promise<GitObject | undefined>((answer, fail) => {
      this.#waiting.push({ limit, answer, fail });
      child.stdin.write(Buffer.concat([Buffer.from(name), Buffer.from('\n')]));
    });
    if (this.#waiting.length === 0) hold(child, false);
    if (object?.bytes) this.#verify(object, object.bytes);
    return object;
  }

  /** Starts git ahead of the first question. */
  start(): ChildProcessWithoutNullStreams {
    return (this.#child ??= this.#start());
  }

  close(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #start(): ChildProcessWithoutNullStreams {
    const child = startGit(this.#store.reading, 'cat-file', ['--batch']);
    child.stdin.on('error', () => undefined);
    child.stderr.resume();
    hold(child, false);
    child.stdout.on('data', (chunk: Buffer) => this.#take(chunk));
    child.once('error', () => this.#end(child));
    child.once('close', () => this.#end(child));
    return child;
  }

  #end(child: ChildProcessWithoutNullStreams): void {
    if (this.#child !== child && this.#waiting.length === 0) return;
    this.#child = undefined;
    this.#arriving = undefined;
    this.#rest = Buffer.alloc(0);
    const failure = new Failure(
      'unavailable',
      'objects-unreadable',
      'git stopped while it read the repository’s objects.',
      'Run `git fsck` to see whether the repository is damaged.',
    );
    for (const waiting of this.#waiting.splice(0)) waiting.fail(failure);
  }

  #take(chunk: Buffer): void {
    let rest: Buffer = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    while (rest.length > 0) {
      if (!this.#arriving) {
        const end = rest.indexOf(10);
        if (end < 0) break;
        this.#begin(rest.toString('latin1', 0, end));
        rest = rest.subarray(end + 1);
        continue;
      }
      const part = rest.subarray(0, this.#arriving.left);
      this.#arriving.kept?.push(part);
      this.#arriving.left -= part.length;
      rest = rest.subarray(part.length);
      if (this.#arriving.left === 0) this.#finish(this.#arriving);
    }
    this.#rest = rest;
  }

  #begin(header: string): void {
    const [, oid, type, size] = /^([0-9a-f]{40,64}) (blob|tree|commit|tag) (\d+)$/.exec(header) ?? [];
    if (oid === undefined) {
      this.#waiting.shift()?.answer(undefined);
      return;
    }
    const bytes = Number(size);
    this.#arriving = {
      oid,
      type: type as GitObject['type'],
      size: bytes,
      kept: bytes <= (this.#waiting[0]?.limit ?? 0) ? [] : undefined,
      left: bytes + 1,
    };
  }

  #finish({ oid, type, size, kept }: Arriving): void {
    this.#arriving = undefined;
    this.#waiting.shift()?.answer({ oid, type, size, bytes: kept && Buffer.concat(kept).subarray(0, size) });
  }

  #verify({ oid, type, size }: GitObject, bytes: Buffer): void {
    const actual = createHash(this.#store.format).update(`${type} ${size}\0`).update(bytes).digest('hex');
    if (actual !== oid)
      throw new Failure(
        'unavailable',
        'corrupt-object',
        `Object ${oid} does not hold what its id says.`,
        'Run `git fsck`: the repository is damaged or was tampered with.',
      );
  }
}

/** A reader that nobody waits for does not keep the process alive. */
function hold(child: ChildProcessWithoutNullStreams, held: boolean): void {
  for (const handle of [child, child.stdin, child.stdout, child.stderr] as { ref?(): void; unref?(): void }[]) {
    if (held) handle.ref?.();
    else handle.unref?.();
  }
}
