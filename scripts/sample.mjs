// Makes the sample change: a repository in the temporary folder, `sample/before` committed and `sample/after` on top of it, not committed.
import { execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { devNull, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const home = join(dirname(fileURLToPath(import.meta.url)), '../sample');

/** What no file of this repository may hold, made when it is needed. */
const fills = {
  conflict: '<<<<<<< ours\nconst strict = true;\n=======\nconst strict = false;\n>>>>>>> theirs',
  popDirection: '\u2069',
  privateKey: generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey.trim(),
  rightToLeft: '\u202e\u2066',
  zeroWidthSpace: '\u200b',
};

/** Returns the folder of a new repository; whoever asks removes it. */
export function makeSample(folder = realpathSync(mkdtempSync(join(tmpdir(), 'change-gate-sample-')))) {
  cpSync(join(home, 'before'), folder, { recursive: true });
  git(folder, 'init', '--quiet', '--initial-branch', 'main');
  git(folder, 'add', '--all', '--force');
  git(folder, 'commit', '--quiet', '--message', 'A shop that works');
  cpSync(join(home, 'after'), folder, { recursive: true });
  for (const path of readdirSync(join(home, 'after'), { recursive: true })) fill(join(folder, path));
  return folder;
}

function fill(path) {
  if (!statSync(path).isFile()) return;
  const text = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    text.replace(/\{\{(\w+)\}\}/g, (whole, name) => fills[name] ?? whole),
  );
}

/** Apart from the settings of whoever runs it: no hooks, no signing, no templates. */
function git(cwd, ...args) {
  const identity = {
    GIT_AUTHOR_NAME: 'Sample',
    GIT_AUTHOR_EMAIL: 'sample@example.test',
    GIT_COMMITTER_NAME: 'Sample',
    GIT_COMMITTER_EMAIL: 'sample@example.test',
  };
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  execFileSync('git', args, {
    cwd,
    env: { ...inherited, ...identity, GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', GIT_TEMPLATE_DIR: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Makes room for a sample in a folder that the caller named: only an earlier sample is removed. */
function clear(folder) {
  const manifest = join(folder, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'corner-shop')
    rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`);
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(makeSample(process.argv[2] && clear(process.argv[2])));
