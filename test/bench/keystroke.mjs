// How long a keystroke takes from the editor's message to the published diagnostics, in a TypeScript file of 10,000 lines.
import { spawn } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { createMessageConnection, StreamMessageReader, StreamMessageWriter } = createRequire(import.meta.url)('vscode-jsonrpc/node');
const server = join(import.meta.dirname, '../../dist/cli.js');
const keystrokes = 300;

const folder = mkdtempSync(join(tmpdir(), 'change-gate-bench-'));
const git = (...args) => execFileSync('git', ['-c', 'user.name=b', '-c', 'user.email=b@example.test', ...args], { cwd: folder });
// One suppression in 200 lines: dense, as such files go.
const block = (index) =>
  `export function f${index}(value: number): string {\n  // ${index % 20 === 0 ? 'eslint-disable-next-line no-console -- shown to the user' : 'Tells the user what came of it.'}\n  console.log(value);\n  const parts = [1, 2, 3].map((part) => part * value);\n  if (parts.length > ${index}) {\n    return \`\${parts.join(',')}\`;\n  }\n  return 'none';\n}\n\n`;
const text = Array.from({ length: 1000 }, (_, index) => block(index)).join('');
git('init', '-q', '-b', 'main');
writeFileSync(join(folder, 'large.ts'), text);
git('add', '-A');
git('commit', '-q', '-m', 'base');

const child = spawn(process.execPath, [server, 'lsp'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
const connection = createMessageConnection(new StreamMessageReader(child.stdout), new StreamMessageWriter(child.stdin));
const uri = pathToFileURL(join(folder, 'large.ts')).href;
let arrived = () => {};
connection.onNotification('textDocument/publishDiagnostics', (params) => arrived(params));
connection.listen();
const root = pathToFileURL(folder).href;
await connection.sendRequest('initialize', {
  processId: process.pid,
  rootUri: root,
  workspaceFolders: [{ uri: root, name: 'bench' }],
  capabilities: {},
});
await connection.sendNotification('initialized', {});

const published = (version) =>
  new Promise((resolve) => {
    arrived = (params) => params.uri === uri && params.version === version && resolve();
  });
const opened = performance.now();
const first = published(1);
await connection.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'typescript', version: 1, text } });
await first;
const openMs = performance.now() - opened;

const times = [];
for (let stroke = 0; stroke < keystrokes; stroke += 1) {
  const version = stroke + 2;
  const line = 10 * ((stroke * 37) % 1000) + 2;
  const start = performance.now();
  const seen = published(version);
  await connection.sendNotification('textDocument/didChange', {
    textDocument: { uri, version },
    contentChanges: [{ range: { start: { line, character: 2 }, end: { line, character: 2 } }, text: 'x' }],
  });
  await seen;
  times.push(performance.now() - start);
}
times.sort((a, b) => a - b);
const at = (share) => times[Math.floor(share * times.length)].toFixed(1);
console.log(`open to first diagnostics: ${openMs.toFixed(0)} ms`);
console.log(`keystroke p50 ${at(0.5)} ms · p95 ${at(0.95)} ms · worst ${times.at(-1).toFixed(1)} ms`);
child.kill();
rmSync(folder, { recursive: true, force: true });
