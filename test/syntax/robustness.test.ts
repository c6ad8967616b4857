// No text may crash, hang or shift offsets: what a node says lies where the text has it.
import { describe, expect, it } from 'vitest';
import { tokenAt } from '../../server/src/checks/suppressions/token.ts';
import { parse } from '../support/parse.ts';

describe('offsets', () => {
  it.each([
    ['plain', ''],
    ['a byte order mark', '\ufeff'],
    ['astral characters', "const a = '💥𝒳'; "],
    ['CRLF', '\r\n\r\nlet b;\r\n'],
    ['lone CR', '\rlet b;\r'],
    ['combining marks', "const é = 'e\u0301'; "],
    ['a NUL', "const n = '\u0000'; "],
    ['lone surrogates', "const s = '\ud800 \udc00'; "],
  ])('hold behind %s', async (_, before) => {
    const text = `${before}/* note */ const name = "value";\n`;
    const source = await parse('a.ts', text);
    const at = text.indexOf('"value"');
    const node = source.nodeAt(at + 1, at + 2)?.parent;
    expect(text.slice(node?.startIndex, node?.endIndex)).toBe('"value"');
    const comment = tokenAt(source, text.indexOf('note'));
    expect(comment.kind === 'comment' && text.slice(comment.start, comment.end)).toBe('/* note */');
    source.dispose();
  });

  it('are those of the whole text in an embedded language', async () => {
    const text = '<p>💥</p>\r\n<script>\r\nconst 𝒳 = "value";\r\n</script>';
    const source = await parse('a.html', text);
    const at = text.indexOf('value');
    expect(source.layerAt(at)?.pack.id).toBe('javascript');
    expect(source.nodeAt(at, at + 5)?.text).toBe('value');
    expect(source.enclosing(source.nodeAt(at)!)).toEqual(['𝒳']);
    source.dispose();
  });
});

describe('a text', () => {
  it('reads the same whatever was read before it', async () => {
    const text = 'class A {\n  func a() {\n    #if !os(Windows)\n    b()\n    #endif\n  }\n}\n';
    const read = async () => {
      const source = await parse('a.swift', text);
      const tree = source.layers[0]?.tree.rootNode.toString();
      source.dispose();
      return tree;
    };
    const before = await read();
    (await parse('b.swift', 'let s = "a\\(b)c"\nlet r = #"x"#\n')).layers.at(0);
    expect(await read()).toBe(before);
    expect(before).not.toContain('ERROR');
  });
});

describe('hostile text', () => {
  it.each([
    ['100,000 open parentheses', 'a.ts', '('.repeat(100_000)],
    ['100,000 nested arrays', 'a.json', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['50,000 nested elements', 'a.html', '<div>'.repeat(50_000)],
    ['a line of a megabyte', 'a.js', 'a=1;'.repeat(250_000)],
    ['nothing but NUL', 'a.py', '\u0000'.repeat(10_000)],
    ['a chain of operators', 'a.rb', `x = ${'1+'.repeat(50_000)}1`],
  ])('%s is survived', async (_, path, text) => {
    const source = await parse(path, text);
    expect(source.layers[0]?.tree.rootNode.endIndex ?? 0).toBeLessThanOrEqual(text.length);
    expect(() => source.nodeAt(text.length >> 1)).not.toThrow();
    source.dispose();
    expect(source.parsed).toBe(false);
  });

  it('text that costs a grammar quadratic time is given up on, in words', { timeout: 60_000 }, async () => {
    const source = await parse('a.sh', '<div>'.repeat(50_000));
    expect(source.layers).toEqual([]);
    expect(source.unread).toBe('too-slow');
    expect(source.broken).toBe(false);
    const next = await parse('b.sh', 'echo one\n');
    expect(next.layers).toHaveLength(1);
    next.dispose();
  });

  it('text of more than 4 MiB is not read as syntax', async () => {
    const source = await parse('a.ts', 'let a = 1;\n'.repeat(500_000));
    expect(source.layers).toEqual([]);
    expect(source.unread).toBe('too-large');
    expect(source.nodeAt(3)).toBeUndefined();
  });

  it('a text in no known language has no layers and nothing to complain about', async () => {
    const source = await parse('a.unknown', 'text');
    expect([source.layers, source.unread, source.pack]).toEqual([[], undefined, undefined]);
  });
});
