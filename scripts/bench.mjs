// `npm run bench`: every measurement of `test/bench/`, one after the other, so that none disturbs another. Names choose some.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '../test/bench');
const wanted = process.argv.slice(2);
const names = readdirSync(home)
  .filter((name) => name.endsWith('.mjs'))
  .map((name) => name.slice(0, -'.mjs'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
  .sort();

for (const name of names) {
  console.log(`\n— ${name}`);
  const { status } = spawnSync(process.execPath, [join(home, `${name}.mjs`)], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
if (names.length === 0) {
  console.error('no such measurement');
  process.exitCode = 2;
}
