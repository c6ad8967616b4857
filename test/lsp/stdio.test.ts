// The built language server over stdio, as Neovim or Helix would run it.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LanguageClient } from '../support/language-client.ts';
import { repository } from '../support/repository.ts';

const cli = join(import.meta.dirname, '../../dist/cli.js');
const start = (root: string) => LanguageClient.start([process.execPath, cli, 'lsp'], root);
const blanket = '// eslint-disable-next-line\nf();\n';

describe('diagnostics', () => {
  it('come for open documents as they are typed, with version, place and code, and go again', async () => {
    const repo = repository({ base: { 'a.js': 'f();\n' } });
    const client = await start(repo.root);
    await client.open('a.js', 'f();\n');
    await client.change('a.js', 2, [
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '// eslint-disable-next-line\n' },
    ]);
    await client.until(() => client.latest('a.js')?.diagnostics.length === 1, 'the suppression');
    expect(client.latest('a.js')).toMatchObject({
      version: 2,
      diagnostics: [
        { code: 'suppression/eslint', severity: 1, range: { start: { line: 0, character: 3 }, end: { line: 0, character: 27 } } },
      ],
    });
    await client.change('a.js', 3, [{ range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, text: '' }]);
    await client.until(() => client.latest('a.js')?.diagnostics.length === 0, 'the suppression gone');
  });

  it('come for changed files that are not open, and go when the file does', async () => {
    const repo = repository({ base: { 'keep.txt': '' }, head: { 'closed.js': blanket } });
    const client = await start(repo.root);
    await client.until(() => client.latest('closed.js')?.diagnostics.length === 1, 'the finding of a closed file');
    rmSync(join(repo.root, 'closed.js'));
    await client.connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: client.uri('closed.js'), type: 3 }] });
    await client.until(() => client.latest('closed.js')?.diagnostics.length === 0, 'cleared');
  });

  it('follow base: a commit makes the finding base’s own', async () => {
    const repo = repository({ base: { 'keep.txt': '' }, head: { 'a.js': blanket } });
    const client = await start(repo.root);
    await client.until(() => client.latest('a.js')?.diagnostics.length === 1, 'the finding');
    repo.git('add', '-A');
    repo.git('commit', '-q', '-m', 'landed');
    await client.until(() => client.latest('a.js')?.diagnostics.length === 0, 'no finding after the commit');
    await client.until(() => client.states.at(-1)?.status === 'no-change', 'the state says so');
  });

  it('count UTF-16 units where the report counts code points', async () => {
    const repo = repository({ base: { 'keep.txt': '' }, head: { 'a.js': "f('💥'); // eslint-disable-line\n" } });
    const client = await start(repo.root);
    await client.until(() => client.latest('a.js')?.diagnostics.length === 1, 'the finding');
    expect(client.latest('a.js')?.diagnostics[0]?.range.start.character).toBe("f('💥'); // ".length);
  });

  it('stay away outside git, with a reason in the state', async () => {
    const repo = repository({ base: { 'a.js': '' } });
    rmSync(join(repo.root, '.git'), { recursive: true });
    const client = await start(repo.root);
    await client.until(() => client.states.at(-1)?.status === 'unavailable', 'unavailable');
    expect(client.states.at(-1)?.reason).toMatch(/not .*repository/i);
  });
});

describe('what one can do', () => {
  it('hover says the honest fix; the quick fix takes the line out', async () => {
    const repo = repository({ base: { 'keep.txt': '' }, head: { 'a.js': blanket } });
    const client = await start(repo.root);
    await client.open('a.js', blanket);
    await client.until(() => client.latest('a.js')?.diagnostics.length === 1, 'the finding');
    const textDocument = { uri: client.uri('a.js') };
    const hover = await client.connection.sendRequest<{ contents: { value: string } }>('textDocument/hover', {
      textDocument,
      position: { line: 0, character: 5 },
    });
    expect(hover.contents.value).toMatch(/What to do instead/);
    const { diagnostics } = client.latest('a.js')!;
    const actions = await client.connection.sendRequest<{ title: string; edit?: { documentChanges: { edits: unknown[] }[] } }[]>(
      'textDocument/codeAction',
      { textDocument, range: diagnostics[0]?.range, context: { diagnostics } },
    );
    expect(actions.map((action) => action.title)).toEqual([
      'Remove the suppression',
      'Copy this finding for an agent',
      'Explain suppression/eslint',
    ]);
    expect(actions[0]?.edit?.documentChanges[0]?.edits).toEqual([
      { range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, newText: '' },
    ]);
  });

  it('a root is chosen by request, and a wrong one answers in words', async () => {
    const repo = repository({ base: { 'a.js': '' } });
    repo.git('remote', 'add', 'origin', repo.root);
    repo.git('checkout', '-q', '-b', 'feature');
    writeFileSync(join(repo.root, 'b.js'), blanket);
    repo.git('add', '-A');
    repo.git('commit', '-q', '-m', 'work');
    const client = await start(repo.root);
    await client.until(() => client.states.at(-1)?.status === 'no-change', 'nothing against HEAD');
    const folder = client.uri('').replace(/\/$/, '');
    const state = await client.connection.sendRequest<{ status: string; findings: unknown[] }>('changeGate/setRoot', {
      folder,
      root: 'main',
      refresh: true,
    });
    expect(state).toMatchObject({ status: 'watching', findings: { length: 1 } });
    const wrong = await client.connection.sendRequest<{ status: string; reason: string }>('changeGate/setRoot', {
      folder,
      root: 'no-such-branch',
      refresh: true,
    });
    expect(wrong).toMatchObject({ status: 'unavailable', reason: expect.stringMatching(/no-such-branch/) });
  });
});
