// `npm start`: the command line. Without arguments it checks the sample change, so that a newcomer sees every kind of finding.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeSample } from './sample.mjs';

const commandLine = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli.js');
const args = process.argv.slice(2);

process.exitCode = args.length > 0 ? run(args, process.env.INIT_CWD ?? process.cwd()) : showSample();

/** Exit code 0 when the sample shows what it is there for: findings. */
function showSample() {
  const folder = makeSample();
  try {
    console.log('The sample change: a small shop whose checks were made to pass without the work (sample/README.md).\n');
    const code = run(['check'], folder);
    console.log('\nNow your own: npm start -- check --root main --repo PATH');
    return code === 1 ? 0 : code || 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(commandArgs, cwd) {
  const { status } = spawnSync(process.execPath, [commandLine, ...commandArgs], { cwd, stdio: 'inherit' });
  return status ?? 1;
}
