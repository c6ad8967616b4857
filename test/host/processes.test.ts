import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { processes } from '../../server/src/host/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'gate-processes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const node = (script: string, more = {}) =>
  processes.run({ command: [process.execPath, '-e', script], cwd: folder, env: {}, timeoutMs: 20_000, ...more });

describe('a process', () => {
  it('gives its exit code and both streams', async () => {
    expect(await node("console.log('out'); console.error('err'); process.exitCode = 3")).toMatchObject({
      exitCode: 3,
      outcome: 'exited',
      stdout: 'out\n',
      stderr: 'err\n',
    });
  });
  it('inherits nothing of the environment', async () => {
    process.env['GATE_SECRET_FOR_TEST'] = 'leak';
    expect(
      (await node('process.stdout.write(String(process.env.GATE_SECRET_FOR_TEST) + process.env.GIVEN)', { env: { GIVEN: 'yes' } })).stdout,
    ).toBe('undefinedyes');
  });
  it('reads its input', async () => expect((await node('process.stdin.pipe(process.stdout)', { input: 'hello' })).stdout).toBe('hello'));
  it('that does not exist is said so', async () =>
    expect(await processes.run({ command: ['no-such-program-anywhere'], cwd: folder, env: {}, timeoutMs: 1000 })).toMatchObject({
      exitCode: null,
      outcome: 'not-found',
    }));
  it('keeps the first and the last of a long output', async () => {
    const { stdout } = await node("process.stdout.write('a'.repeat(5000) + 'z'.repeat(5000))", { largestOutput: 1000 });
    expect(stdout).toMatch(/^a{500}\n\[… \d+ characters left out …\]\nz+$/);
  });
});

describe('the whole group ends', () => {
  const child = (file: string): string =>
    `require('node:child_process').spawn(process.execPath, ['-e', "setInterval(() => require('node:fs').appendFileSync('${file}', 'x'), 20)"], { stdio: 'ignore' }); setInterval(() => {}, 1000);`;
  const grows = async (file: string): Promise<boolean> => {
    const size = (): number => {
      try {
        return readFileSync(join(folder, file)).length;
      } catch {
        return 0;
      }
    };
    const before = size();
    await wait(200);
    return size() > before;
  };

  it('on a time limit', async () => {
    expect(await node(child('late'), { timeoutMs: 600 })).toMatchObject({ exitCode: null, outcome: 'timeout' });
    expect(await grows('late')).toBe(false);
  });
  it('on cancel', async () => {
    expect(await node(child('cancel'), { signal: AbortSignal.timeout(600) })).toMatchObject({ exitCode: null, outcome: 'cancelled' });
    expect(await grows('cancel')).toBe(false);
  });
  it('when the program ends before what it started', async () => {
    const { outcome } = await node(`${child('orphan')} setTimeout(() => process.exit(0), 300);`);
    expect(outcome).toBe('exited');
    expect(await grows('orphan')).toBe(false);
  });
});
