import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildReceipt, receiptFileName, serializeBundle, sha256 } from '../../../server/src/gate/receipt/build.ts';
import { canonicalJson } from '../../../server/src/gate/receipt/canonical-json.ts';
import { open, preAuthEncoding, seal } from '../../../server/src/gate/receipt/envelope.ts';
import { freshness, isAbout } from '../../../server/src/gate/receipt/freshness.ts';
import { verifyBundle, type Verification } from '../../../server/src/gate/receipt/verify.ts';
import { type Envelope, envelopeSchema, type Receipt } from '../../../server/src/model/receipt.ts';
import { newKeys, sampleInput, tree } from './sample.ts';

const { signing, verification } = newKeys();
const built = buildReceipt(sampleInput(), signing);
const lines = built.bytes.toString().trimEnd().split('\n');
const verify = (bytes: Uint8Array | string): Verification => verifyBundle(Buffer.from(bytes), [verification]);
const codeOf = (result: Verification): string => ('problem' in result ? result.problem.code : 'verified');
const joined = (some: readonly (string | undefined)[]): string => `${some.join('\n')}\n`;
const envelopes = lines.map((line) => envelopeSchema.parse(JSON.parse(line)));

function receiptOf(result: Verification): Receipt {
  if ('problem' in result) throw new Error(result.problem.message);
  return result.receipt;
}

describe('a receipt that nobody touched', () => {
  test('verifies, and says what it was built from', () => {
    const receipt = receiptOf(verify(built.bytes));
    expect(receipt).toMatchObject({ id: 'd'.repeat(64), digest: sha256(built.bytes), keyId: signing.id, gate: sampleInput().gate });
    expect(built.fileName).toBe(receiptFileName('d'.repeat(64)));
    expect(isAbout(receipt, tree)).toBe(true);
    expect(isAbout(receipt, 'b'.repeat(40))).toBe(false);
  });

  test('holds in-toto statements about the same tree, with the standard test result', () => {
    const statements = envelopes.map((envelope) => JSON.parse(Buffer.from(envelope.payload, 'base64').toString()));
    expect(statements.map((statement) => [statement._type, statement.subject[0].digest])).toEqual(
      Array(3).fill(['https://in-toto.io/Statement/v1', { gitTree: tree }]),
    );
    expect(statements[1].predicate).toMatchObject({
      result: 'WARNED',
      passedTests: ['node::a.test.js::adds'],
      warnedTests: ['node::a.test.js::sometimes'],
      failedTests: [],
    });
  });

  test('names the commit where head is one', () => {
    const bundle = buildReceipt({ ...sampleInput(), headCommit: '9'.repeat(40) }, signing);
    expect(isAbout(receiptOf(verify(bundle.bytes)), '9'.repeat(40))).toBe(true);
  });

  test('does not hold the private key', () => {
    const secret = signing.privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32);
    const texts = [built.bytes, ...envelopes.map((envelope) => Buffer.from(envelope.payload, 'base64'))];
    for (const spelled of [secret, secret.toString('hex'), secret.toString('base64')])
      expect(texts.some((text) => text.includes(spelled))).toBe(false);
  });
});

describe('tampering', () => {
  test('no byte can be flipped', { timeout: 60_000 }, () => {
    const accepted: string[] = [];
    for (let at = 0; at < built.bytes.length; at += 1) {
      // Every bit of the bytes around keys, signatures and line ends, one of each byte of the long payloads.
      const bits = at % 97 === 0 || built.bytes.length - at < 400 ? [1, 2, 4, 8, 16, 32, 64, 128] : [1 << (at % 8)];
      for (const bit of bits) {
        const flipped = Buffer.from(built.bytes);
        flipped[at] = (flipped[at] ?? 0) ^ bit;
        if (codeOf(verify(flipped)) === 'verified') accepted.push(`${at}^${bit}`);
      }
    }
    expect(accepted).toEqual([]);
  });

  test('no byte can be put in, taken out or replaced', { timeout: 60_000 }, () => {
    const at = fc.nat(built.bytes.length - 1);
    const edit = fc.oneof(
      fc
        .tuple(at, fc.uint8Array({ minLength: 1, maxLength: 3 }))
        .map(([from, bytes]) => Buffer.concat([built.bytes.subarray(0, from), bytes, built.bytes.subarray(from)])),
      fc
        .tuple(at, fc.integer({ min: 1, max: 50 }))
        .map(([from, count]) => Buffer.concat([built.bytes.subarray(0, from), built.bytes.subarray(from + count)])),
      at.map((length) => built.bytes.subarray(0, length)),
    );
    fc.assert(
      fc.property(edit, (bytes) => bytes.equals(built.bytes) || codeOf(verify(bytes)) !== 'verified'),
      { numRuns: 500 },
    );
  });

  test.each([
    ['a missing first statement', joined(lines.slice(1))],
    ['a missing last statement', joined(lines.slice(0, -1))],
    ['only the index', joined(lines.slice(0, 1))],
    ['another order', joined([lines[0], lines[2], lines[1]])],
    ['a statement twice', joined([...lines, lines[2]])],
    ['an empty line', joined([...lines, ''])],
    ['no line end', lines.join('\n')],
    ['other line ends', lines.join('\r\n')],
    ['white space in the JSON', joined([lines[0]?.replace('":"', '": "'), ...lines.slice(1)])],
    ['a byte order mark', `\ufeff${joined(lines)}`],
    ['nothing', ''],
    ['no JSON', '{'],
    ['no object', '[]\n'],
    ['deep nesting', '['.repeat(100_000)],
    ['many lines', '{}\n'.repeat(100_000)],
    ['a prototype', '{"__proto__":{"payload":""}}\n'],
  ])('%s does not verify', (_, text) => expect(codeOf(verify(text))).toMatch(/^receipt-/));

  test('a huge file is refused unread', () => expect(codeOf(verify(Buffer.alloc(65 * 1024 * 1024, '{')))).toBe('receipt-too-large'));

  test('a second signature, another payload type or an extra member does not verify', () => {
    const [first, ...others] = envelopes as [Envelope, ...Envelope[]];
    const changed = [
      { ...first, signatures: [first.signatures[0], first.signatures[0]] },
      { ...first, payloadType: 'text/plain' },
      { ...first, note: 'x' },
      { ...first, signatures: [] },
    ];
    for (const envelope of changed) expect(codeOf(verify(serializeBundle([envelope as Envelope, ...others])))).toMatch(/^receipt-/);
  });

  test('a statement of another run, signed by the same key, does not fit', () => {
    const input = sampleInput();
    const other = buildReceipt({ ...input, gate: { ...input.gate, verdict: 'failed' } }, signing);
    const otherLines = other.bytes.toString().trimEnd().split('\n');
    expect(codeOf(verify(joined([lines[0], lines[1], otherLines[2]])))).toBe('receipt-incomplete');
    expect(codeOf(verify(joined([otherLines[0], lines[1], lines[2]])))).toBe('receipt-incomplete');
  });

  test('a statement about another tree does not fit', () => {
    const other = buildReceipt({ ...sampleInput(), headTree: '2'.repeat(40) }, signing)
      .bytes.toString()
      .split('\n');
    expect(codeOf(verify(joined([other[0], lines[1], lines[2]])))).toBe('receipt-tampered');
  });

  test('a payload signed for another type does not verify', () => {
    const payload = Buffer.from(canonicalJson({ a: 1 }));
    const envelope = seal(payload, signing);
    expect(open(envelope, verification)?.equals(payload)).toBe(true);
    expect(open({ ...envelope, payloadType: 'text/plain' as Envelope['payloadType'] }, verification)).toBeUndefined();
    expect(preAuthEncoding('http://example.com/HelloWorld', Buffer.from('hello world')).toString()).toBe(
      'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
    );
  });
});

describe('keys', () => {
  test('another key: cannot be verified, and says so', () => {
    const result = verifyBundle(built.bytes, [newKeys().verification]);
    expect(result).toMatchObject({ problem: { code: 'key-unknown', message: expect.stringContaining('signed by another key') } });
  });

  test('no key: cannot be verified, and says so', () => {
    expect(verifyBundle(built.bytes, [])).toMatchObject({
      problem: { code: 'key-lost', message: expect.stringContaining('no key on this machine') },
    });
  });

  test('one of several keys is enough', () =>
    expect(codeOf(verifyBundle(built.bytes, [newKeys().verification, verification]))).toBe('verified'));

  test('a forger who copies the key id does not get through', () => {
    const forger = newKeys().signing;
    const forged = buildReceipt(sampleInput(), { id: signing.id, privateKey: forger.privateKey });
    expect(codeOf(verify(forged.bytes))).toBe('receipt-tampered');
  });
});

describe('freshness', () => {
  const receipt = receiptOf(verify(built.bytes));
  const now = new Map([
    ['head-tree', tree],
    ['policy', 'e'.repeat(64)],
    ['file:src/a.js', '1'.repeat(40)],
  ]);

  test('the same inputs: every step holds', () => expect(freshness(receipt, now)).toMatchObject({ state: 'valid' }));

  test('an edit kills only the steps that read it, by name', () => {
    const edited = freshness(receipt, new Map([...now, ['file:src/a.js', '2'.repeat(40)]]));
    expect(edited.state).toBe('stale');
    expect(edited.steps).toEqual([
      { id: 'check', state: 'valid', because: [] },
      { id: 'lint', state: 'stale', because: ['file:src/a.js'] },
      { id: 'review', state: 'valid', because: [] },
    ]);
  });

  test('an input that is gone has changed', () =>
    expect(freshness(receipt, new Map()).steps.map((step) => step.state)).toEqual(['stale', 'stale', 'valid']));
});

describe('canonical JSON', () => {
  test('is one spelling for one value, whatever the order of members', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed: unknown = JSON.parse(canonicalJson(value));
        expect(parsed).toEqual(JSON.parse(JSON.stringify(value)));
        expect(canonicalJson(parsed)).toBe(canonicalJson(value));
      }),
    );
    expect(canonicalJson({ b: 1, a: [{ d: undefined, c: null }] })).toBe('{"a":[{"c":null}],"b":1}');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, 1n])('refuses %s', (value) =>
    expect(() => canonicalJson({ value })).toThrow(TypeError),
  );
});
