// Loads a bundle with what V8 made of it the last time: compiling 1.7 MB anew costs more than the work of a small check.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, wrap } from 'node:module';
import { dirname, join } from 'node:path';
import { constants, Script } from 'node:vm';
import { cacheDirectory } from './cache-directory.ts';

type Wrapped = (
  this: unknown,
  exports: unknown,
  require: NodeJS.Require,
  module: { exports: unknown },
  file: string,
  folder: string,
) => void;

/** The exports of a CommonJS file, given by absolute path. Where nothing can be kept, it is compiled as ever. */
export function loadBundle(file: string): unknown {
  const folder = join(cacheDirectory(process.env, process.platform), 'change-gate', 'code');
  const { size, mtimeMs } = statSync(file);
  const place = createHash('sha256').update(file).digest('hex').slice(0, 12);
  const name = `${place}-${createHash('sha256').update(`${process.version} ${process.arch} ${size} ${mtimeMs}`).digest('hex').slice(0, 20)}.bin`;
  const cached = readIfThere(join(folder, name));
  const script = new Script(wrap(readFileSync(file, 'utf8')), {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(cached ? { cachedData: cached } : {}),
  });
  // Kept when the work is done: what was used is compiled by then, and the next start finds it so.
  if (!cached || script.cachedDataRejected === true) process.once('exit', () => keep(script, folder, name, place));
  const module = { exports: {} as unknown };
  (script.runInThisContext() as Wrapped).call(module.exports, module.exports, createRequire(file), module, file, dirname(file));
  return module.exports;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Atomically, and in the place of what an older build left. Failing to keep it costs time and nothing else. */
function keep(script: Script, folder: string, name: string, place: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `${name}.${process.pid}`);
    writeFileSync(draft, script.createCachedData(), { mode: 0o600 });
    for (const old of readdirSync(folder))
      if (old.startsWith(`${place}-`) && old !== `${name}.${process.pid}`) rmSync(join(folder, old), { force: true });
    renameSync(draft, join(folder, name));
  } catch {
    // A full or unwritable disk.
  }
}
