// How long the change map of a real change takes, next to tools that only draw imports. CHANGE_GATE_BENCH_REPO names a clone of a TypeScript project.
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peer } from './support/peers.mjs';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const source = process.env.CHANGE_GATE_BENCH_REPO;
const folder = process.env.CHANGE_GATE_BENCH_FOLDER ?? 'packages/vite/src/node';
if (source) measure();
else console.log('skipped: CHANGE_GATE_BENCH_REPO names no clone');

function measure() {
  const home = mkdtempSync(join(tmpdir(), 'change-gate-bench-'));
  execFileSync('git', ['clone', '-q', '--shared', source, join(home, 'repo')], { stdio: 'ignore' });
  const cwd = join(home, 'repo');
  const files = execFileSync('git', ['ls-files', `${folder}/*.ts`], { cwd, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path && !/__tests__|\.d\.ts$/.test(path));
  for (const path of files.slice(0, 10)) appendFileSync(join(cwd, path), '\nexport function benchOfTheGate() {\n  return 1;\n}\n');
  const times = {
    'madge, imports alone': () => peer('madge') && [peer('madge'), ['--json', '--extensions', 'ts', folder]],
    'change-gate map, 10 files changed': () => [process.execPath, [cli, 'map', '--json', '--quiet']],
  };
  for (const [title, command] of Object.entries(times)) {
    const measured = Array.from({ length: 3 }, () => {
      const [program, args] = command() ?? [];
      if (!program) return Number.NaN;
      const start = performance.now();
      spawnSync(program, args, { cwd, stdio: 'ignore' });
      return performance.now() - start;
    }).sort((a, b) => a - b);
    console.log(`${title.padEnd(56)} ${Number.isNaN(measured[1]) ? 'not installed' : `${measured[1].toFixed(0)} ms`}`);
  }
  rmSync(home, { recursive: true, force: true });
}
