import { expect, test } from 'vitest';
import { grammarFiles } from '../../server/src/host/grammars.ts';

test('a grammar is a name, never a path, and a missing one is said by name', async () => {
  await expect(grammarFiles.load('../web-tree-sitter')).rejects.toThrow('not the name of a grammar');
  await expect(grammarFiles.load('no-such-grammar')).rejects.toThrow('grammars/no-such-grammar.wasm');
});
