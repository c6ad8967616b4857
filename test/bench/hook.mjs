// How long an agent waits for the preflight: a repository of 15,000 files with one changed, seen for the first time and again.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const runs = 11;
const folder = mkdtempSync(join(tmpdir(), 'change-gate-bench-'));
const git = (...args) => execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.test', ...args], { cwd: folder });

git('init', '-q', '-b', 'main');
for (let at = 0; at < 15_000; at += 1) {
  const place = join(folder, `src/${at % 150}`);
  if (at < 150) mkdirSync(place, { recursive: true });
  writeFileSync(join(place, `f${at}.ts`), `export const value${at} = ${at};\n`);
}
git('add', '-A');
git('commit', '-q', '-m', 'base');

const times = { cold: [], warm: [] };
for (let run = 0; run < runs; run += 1) {
  writeFileSync(join(folder, 'src/0/f0.ts'), `// @ts-nocheck\nexport const value0 = ${run};\n`);
  times.cold.push(fire(run));
  times.warm.push(fire(run));
}
for (const [name, list] of Object.entries(times)) {
  list.sort((a, b) => a - b);
  console.log(`${name}: median ${list[Math.floor(list.length / 2)].toFixed(0)} ms · worst ${list.at(-1).toFixed(0)} ms`);
}
console.log(`starting Node alone: ${timed(() => spawnSync(process.execPath, ['-e', '0'])).toFixed(0)} ms`);
rmSync(folder, { recursive: true, force: true });

/** One state, one session: the first firing checks, the second remembers. */
function fire(run) {
  const input = JSON.stringify({ session_id: `s${run}`, cwd: folder, hook_event_name: 'Stop' });
  return timed(() => {
    const { stdout } = spawnSync(process.execPath, [cli, 'hook'], { cwd: folder, input, encoding: 'utf8' });
    if (JSON.parse(stdout).decision !== 'block') throw new Error(`expected a block, not ${stdout}`);
  });
}

function timed(act) {
  const start = performance.now();
  act();
  return performance.now() - start;
}
