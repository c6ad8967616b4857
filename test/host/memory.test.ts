import { expect, test } from 'vitest';
import { memoryClock, memoryRepository } from '../../server/src/host/memory.ts';
import { repository } from '../support/repository.ts';
import { resolveTarget } from '../support/resolve-target.ts';

const base = { 'a.ts': 'one\ntwo\n', 'gone.ts': 'x\n', 'old.ts': 'moved text\nmore\n' };
const head = { 'a.ts': 'one\nthree\nfour\n', 'new.ts': 'n\n', 'renamed.ts': 'moved text\nmore\n', 'bin.dat': new Uint8Array([0, 1]) };

test('says what real git says of the same files', async () => {
  const memory = memoryRepository({ base, head, untracked: ['new.ts', 'bin.dat'] });
  const { change } = await memory.resolve({ kind: 'working-tree' });
  const real = await resolveTarget(repository({ base, head: { ...head, 'gone.ts': null, 'old.ts': null } }));
  expect(change.files).toEqual(real.change.files);
  const tree = memory.tree(change.headTree);
  expect([...(await tree.list())]).toEqual([...(await real.repository.tree(real.change.headTree).list())]);
  expect(await tree.grep(['three', 'moved'])).toEqual(['a.ts', 'renamed.ts']);
  expect(await tree.read('a.ts', 3)).toBeUndefined();
});

test('an empty change, given renames and attributes', async () => {
  await expect(memoryRepository({ base, head: base }).resolve({ kind: 'working-tree' })).rejects.toMatchObject({ code: 'empty-change' });
  expect((await memoryRepository({ base, head: base }).resolve({ kind: 'working-tree' }, { allowEmpty: true })).change.files).toEqual([]);
  const renamed = memoryRepository({
    base: { a: '1\n2\n' },
    head: { b: '1\n3\n' },
    renames: { b: 'a' },
    attributes: { b: { generated: 'set' } },
  });
  const { change } = await renamed.resolve({ kind: 'working-tree' });
  expect(change.files).toMatchObject([{ path: 'b', oldPath: 'a', status: 'renamed', additions: 1, deletions: 1 }]);
  expect((await renamed.attributes(['generated', 'other'], ['b'], change.headTree)).get('b')).toEqual(
    new Map([
      ['generated', 'set'],
      ['other', 'unspecified'],
    ]),
  );
});

test('a clock that a test moves', () => {
  const clock = memoryClock(5);
  clock.advance(10);
  expect(clock.now()).toBe(15);
});
