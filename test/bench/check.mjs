// How long checks take, next to tools that read the same files in the same run. CHANGE_GATE_BENCH_REPO names a clone of a real project (its
// working tree is left alone: it is cloned again); without it a tree of 15,000 files is made.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peer } from './support/peers.mjs';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const oxlint = join(import.meta.dirname, '../../node_modules/.bin/oxlint');
const runs = 5;
const directives = 'eslint-disable|@ts-ignore|@ts-expect-error|noqa';

const home = mkdtempSync(join(tmpdir(), 'change-gate-bench-'));
const [small, large] = [join(home, 'small'), join(home, 'large')];
makeSmall();
const files = makeLarge(process.env.CHANGE_GATE_BENCH_REPO);

const rows = [
  ['node -e 0', () => run(process.execPath, ['-e', '0'], small)],
  ['change-gate --version', () => run(process.execPath, [cli, '--version'], small)],
  ['change-gate check, one file changed, small repository', () => run(process.execPath, [cli, 'check', '--quiet'], small)],
  ['git diff, 50 files changed', () => run('git', ['diff', '--stat'], large)],
  ['oxlint, the same 50 files', () => run(oxlint, ['--quiet', ...files], large)],
  ['change-gate check, 50 files changed', () => run(process.execPath, [cli, 'check', '--quiet'], large)],
  ['ripgrep, four directives, whole tree', () => run('rg', ['-c', directives, '.'], large)],
  [
    'ast-grep, one comment rule, whole tree',
    () => run(peer('ast-grep'), ['run', '--lang', 'ts', '--pattern', '// $A', '--json=compact', '.'], large),
  ],
  ['change-gate check --all, whole tree', () => run(process.execPath, [cli, 'check', '--all', '--quiet'], large)],
];
console.log(`${execFileSync('git', ['ls-files'], { cwd: large, encoding: 'utf8', maxBuffer: 1 << 28 }).split('\n').length - 1} files`);
for (const [title, act] of rows) console.log(`${title.padEnd(56)} ${median(act)}`);
rmSync(home, { recursive: true, force: true });

function makeSmall() {
  mkdirSync(join(small, 'src'), { recursive: true });
  git(small, 'init', '-q', '-b', 'main');
  for (let at = 0; at < 20; at += 1) writeFileSync(join(small, `src/f${at}.ts`), `export const value${at} = ${at};\n`);
  git(small, 'add', '-A');
  git(small, 'commit', '-q', '-m', 'base');
  writeFileSync(join(small, 'src/f0.ts'), '// eslint-disable-next-line\nexport const value0 = 1;\n');
}

/** Returns the files that were changed. */
function makeLarge(source) {
  if (source) execFileSync('git', ['clone', '-q', '--shared', source, large], { stdio: 'ignore' });
  else {
    git(home, 'init', '-q', '-b', 'main', large);
    for (let at = 0; at < 15_000; at += 1) {
      const folder = join(large, `src/${at % 150}`);
      if (at < 150) mkdirSync(folder, { recursive: true });
      writeFileSync(
        join(folder, `f${at}.ts`),
        `// Value ${at}.\nexport function value${at}(count: number): number {\n  return count * ${at};\n}\n`,
      );
    }
    git(large, 'add', '-A');
    git(large, 'commit', '-q', '-m', 'base');
  }
  const typescript = execFileSync('git', ['ls-files', '*.ts'], { cwd: large, encoding: 'utf8', maxBuffer: 1 << 28 })
    .split('\n')
    .filter((path) => path && !path.endsWith('.d.ts'));
  const chosen = Array.from({ length: 50 }, (_, at) => typescript[Math.floor((at * typescript.length) / 50)]);
  for (const path of chosen)
    writeFileSync(join(large, path), `${readFileSync(join(large, path), 'utf8')}\nexport const benchOfTheGate = 1;\n`);
  return chosen;
}

function git(cwd, ...args) {
  execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.test', '-c', 'gc.auto=0', ...args], { cwd, stdio: 'ignore' });
}

function run(program, args, cwd) {
  if (program === undefined) return undefined;
  const start = performance.now();
  const { error } = spawnSync(program, args, { cwd, stdio: 'ignore' });
  return error ? undefined : performance.now() - start;
}

/** The middle of several runs, or that the program is not here. */
function median(act) {
  const times = Array.from({ length: runs }, act);
  if (times.includes(undefined)) return 'not installed';
  return `${times.sort((a, b) => a - b)[Math.floor(runs / 2)].toFixed(0)} ms`;
}
