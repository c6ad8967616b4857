// Keeps the objects we make apart from the caller's: an overlay directory that git reads as an alternate, and a private git directory without settings.
import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import { access, constants, type FileHandle, lstat, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createDeflate, deflateSync } from 'node:zlib';
import type { Place } from './command.ts';
import type { Layout } from './layout.ts';

/** Larger files are streamed. In bytes. */
const largestInMemory = 8 * 1024 * 1024;

export class ObjectStore {
  /** Reads objects of both stores with none of the repository's settings, attributes, grafts or hooks. */
  readonly reading: Place;
  /** The repository itself, with new objects going to the overlay. */
  readonly writing: Place;
  /** Removed on close. */
  readonly temporary: string;
  readonly overlay: string;
  readonly format: Layout['format'];
  /** Those that are known to exist. */
  readonly #folders = new Set<string>();

  constructor(layout: Layout, temporary: string, overlay: string) {
    this.temporary = temporary;
    this.overlay = overlay;
    this.format = layout.format;
    const objects = join(layout.commonDir, 'objects');
    const scratch = join(temporary, 'git');
    const empty = join(scratch, 'empty');
    this.reading = {
      cwd: empty,
      env: { GIT_DIR: scratch, GIT_WORK_TREE: empty, GIT_OBJECT_DIRECTORY: objects, GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted(overlay) },
    };
    this.writing = {
      cwd: layout.place.cwd,
      env: { ...layout.place.env, GIT_OBJECT_DIRECTORY: overlay, GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted(objects) },
    };
  }

  static async open(layout: Layout): Promise<ObjectStore> {
    const temporary = await mkdtemp(join(tmpdir(), `change-gate-${process.pid}-`));
    removeAtExit(temporary);
    const [overlay] = await Promise.all([makeOverlay(layout, temporary), makeScratch(join(temporary, 'git'), layout.format)]);
    return new ObjectStore(layout, temporary, overlay);
  }

  /** Writes a blob as it is and gives its id. An object that is already there is replaced, never trusted. */
  async writeBlob(content: Uint8Array): Promise<string> {
    const header = Buffer.from(`blob ${content.length}\0`);
    const oid = createHash(this.format).update(header).update(content).digest('hex');
    const file = this.#temporaryFile();
    await writeFile(file, deflateSync(Buffer.concat([header, content]), { level: 1 }), { mode: 0o444 });
    await this.#keep(file, oid);
    return oid;
  }

  /** Writes a file's bytes as a blob; large ones are streamed and not looked into. Undefined where it does not have `size` bytes. */
  async writeFrom(handle: FileHandle, size: number): Promise<{ oid: string; returns: boolean } | undefined> {
    if (size <= largestInMemory) {
      const content = await handle.readFile();
      return content.length === size ? { oid: await this.writeBlob(content), returns: content.includes('\r\n') } : undefined;
    }
    const file = this.#temporaryFile();
    const hash = createHash(this.format).update(`blob ${size}\0`);
    let count = 0;
    const watched = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.from(`blob ${size}\0`);
      for await (const chunk of handle.createReadStream({ autoClose: false, start: 0 }) as AsyncIterable<Buffer>) {
        count += chunk.length;
        hash.update(chunk);
        yield chunk;
      }
    };
    try {
      await pipeline(watched, createDeflate({ level: 1 }), createWriteStream(file, { mode: 0o444 }));
      if (count !== size) return undefined;
      const oid = hash.digest('hex');
      await this.#keep(file, oid);
      return { oid, returns: false };
    } finally {
      await rm(file, { force: true });
    }
  }

  async close(): Promise<void> {
    await rm(this.temporary, { recursive: true, force: true, maxRetries: 3 });
    leftovers.delete(this.temporary);
  }

  #temporaryFile(): string {
    return join(this.overlay, `.${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
  }

  /** Moves a written object to where git looks for it. */
  async #keep(file: string, oid: string): Promise<void> {
    const folder = join(this.overlay, oid.slice(0, 2));
    if (!this.#folders.has(folder)) await mkdir(folder, { recursive: true });
    this.#folders.add(folder);
    await rename(file, join(folder, oid.slice(2)));
  }
}

/** Folders of stores that nobody closed yet. */
const leftovers = new Set<string>();
let watching = false;

/** A command that ends early still takes its folder with it; its process id is in the name for those that were killed. */
function removeAtExit(folder: string): void {
  if (!watching) process.once('exit', () => leftovers.forEach((left) => rmSync(left, { recursive: true, force: true })));
  watching = true;
  leftovers.add(folder);
}

/** In the common directory, so that later runs find the objects again; elsewhere when that cannot be written or leads away. */
async function makeOverlay({ commonDir }: Layout, temporary: string): Promise<string> {
  const own = join(commonDir, 'change-gate');
  const overlay = join(own, 'objects');
  try {
    for (const folder of [own, overlay]) {
      await mkdir(folder).catch(() => undefined);
      if (!(await lstat(folder)).isDirectory()) throw new Error(`${folder} leads elsewhere`);
    }
    await access(overlay, constants.W_OK);
    return overlay;
  } catch {
    const other = join(temporary, 'objects');
    await mkdir(other);
    return other;
  }
}

async function makeScratch(folder: string, format: Layout['format']): Promise<void> {
  await mkdir(folder);
  await Promise.all(['refs', 'objects', 'empty'].map((name) => mkdir(join(folder, name))));
  const extensions = format === 'sha256' ? '[extensions]\n\tobjectFormat = sha256\n' : '';
  await Promise.all([
    writeFile(join(folder, 'HEAD'), 'ref: refs/heads/none\n'),
    writeFile(join(folder, 'config'), `[core]\n\trepositoryFormatVersion = ${extensions ? 1 : 0}\n\tbare = false\n${extensions}`),
  ]);
}

/** The list is split at colons; a quoted entry is not. */
function quoted(directory: string): string {
  return /[:"\n]/.test(directory) ? `"${directory.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"` : directory;
}
