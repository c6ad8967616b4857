import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { countCases, judgeRun } from '../../../server/src/gate/reports/counts.ts';
import { formatOf, largestReport, readReports } from '../../../server/src/gate/reports/read.ts';
import type { TestCase, TestRun } from '../../../server/src/model/test-run.ts';

const fixtures = new URL('./fixtures/', import.meta.url);
const context = { roots: ['/repo'] };
const bytesOf = (name: string): Buffer => readFileSync(new URL(name, fixtures));
const read = (...names: string[]): TestRun =>
  readReports(
    names.map((path) => ({ path, bytes: bytesOf(path) })),
    context,
  );
const readText = (text: string): TestRun => readReports([{ path: 'report', bytes: Buffer.from(text) }], context);

/** `name: outcome[/kind][ ×attempts]` */
function lineOf(test_: TestCase): string {
  const kind = test_.failureKind ? `/${test_.failureKind}` : '';
  return `${[test_.group, test_.name].filter(Boolean).join(' :: ')}: ${test_.outcome}${kind}${test_.attempts.length > 1 ? ` ×${test_.attempts.length}` : ''}`;
}

const js = [
  'passes: passed',
  'math > adds: failed/assertion',
  'math > same: passed',
  'math > same: passed',
  'math > throws: failed/exception',
  'skipped: skipped',
];
const rust = ['ignored: skipped', 'no_panic: failed/assertion', 'fails: failed/assertion', 'panics: failed/exception'];
const node = [
  'passes: passed',
  'fails by assertion: failed/assertion',
  'throws: failed/exception',
  'skipped: skipped',
  'todo failing: todo',
  'todo passing: todo',
  'times out: failed/timeout',
  'parent > child ok: passed',
  'parent > child bad: failed/assertion',
];
const nodeEvents = [
  ...node,
  'parent: failed/assertion',
  'same: passed',
  'same: passed',
  'suite > inner: passed',
  'suite > inner bad: failed/assertion',
  'hooked > never runs: error/exception',
  'hooked: error/exception',
  'rejects string: failed/exception',
].map((line) => `test/all.test.js :: ${line}`);
const nodeFiles = ['test/exits.test.js :: (file): error/collection', 'test/import.test.js :: (file): error/import'];
const nodeTexts = [
  ...node,
  'same: passed',
  'same: passed',
  'suite > inner: passed',
  'suite > inner bad: failed/assertion',
  'hooked > never runs: failed/exception',
  'rejects string: failed/exception',
];
const nodeFilesOfText = ['test/exits.test.js :: (file): error/collection', 'test/import.test.js :: (file): error/collection'];
const pytestXml = [
  'pytest :: tests.test_import: error/import',
  'pytest :: tests.test_syntax: error/collection',
  ...[
    'test_pass: passed',
    'test_fail: failed/assertion',
    'test_raise: failed/exception',
    'test_skip: skipped',
    'test_xfail: xfail',
    'test_xpass: passed',
    'test_strict: failed/assertion',
    'test_setup: error/exception',
    'test_teardown: error/assertion',
    'test_missing_fixture: error/collection',
    'test_param[1]: passed',
    'test_param[2]: failed/assertion',
    'test_not_raised: failed/assertion',
  ].map((line) => `tests.test_a :: ${line}`),
  'tests.test_a.TestC :: test_sub: failed/assertion',
  'tests.test_a.TestC :: test_u: failed/assertion',
];
const surefire = [
  'com.example.AppTest :: adds: passed',
  'com.example.AppTest :: differs: failed/assertion ×2',
  'com.example.AppTest :: throwsUp: error/exception',
  'com.example.AppTest :: ignored: skipped',
  'com.example.AppTest :: flaky: passed ×3',
];

/** What each runner was made to do, and what must be read of it. */
const expected: Readonly<Record<string, { runner: string; cases: readonly string[] }>> = {
  'ava.tap': {
    runner: 'tap',
    cases: ['skipped: skipped', 'later: todo', 'passes: passed', 'fails: failed/assertion', 'throws: failed/exception', 'known: passed'],
  },
  'dotnet.trx': {
    runner: 'dotnet',
    cases: [
      'Example.AppTests :: Adds: passed',
      'Example.AppTests :: Differs(a: 1, b: 2): failed/assertion',
      'Example.AppTests :: Throws: failed/exception',
      'Example.AppTests :: Ignored: skipped',
      'Example.AppTests :: Slow: error/timeout',
      'Example.RowTests :: Rows (1): passed',
      'Example.RowTests :: Rows (2): failed/assertion',
    ],
  },
  'go.jsonl': {
    runner: 'go',
    cases: [
      'example.com/p/q :: TestPanic: failed/exception',
      ...[
        'TestPass: passed',
        'TestFail: failed/assertion',
        'TestSkip: skipped',
        'TestSub > ok: passed',
        'TestSub > bad: failed/assertion',
        'TestSub: failed/assertion',
      ].map((line) => `example.com/p :: ${line}`),
      'example.com/p/r :: (package): error/collection',
    ],
  },
  'gotestsum.xml': {
    runner: 'go',
    cases: [
      'example.com/p :: TestFlaky: passed ×2',
      'example.com/p :: TestSkip: skipped',
      'example.com/p :: TestSub > ok: passed',
      'example.com/p/r :: TestMain: failed/collection',
    ],
  },
  'gradle.xml': { runner: 'junit', cases: ['com.example.AppTest :: adds(): passed', 'com.example.AppTest :: differs(): failed/assertion'] },
  'jest.json': {
    runner: 'jest',
    cases: [
      ...[...js, 'later: todo', 'slow: failed/timeout'].map((line) => `a.test.js :: ${line}`),
      'retry.test.js :: flaky: passed ×2',
      'broken.test.js :: (file): error/import',
    ],
  },
  'jest-junit.xml': {
    runner: 'jest',
    cases: [
      'passes: passed',
      'math adds: failed/assertion',
      'math same: passed',
      'math same: passed',
      'math throws: failed/exception',
      // The writer's own trap: a test still to be written looks like one that passed.
      'skipped: skipped',
      'later: passed',
      'slow: failed/timeout',
      'flaky: passed',
    ],
  },
  'libtest.txt': {
    runner: 'rust',
    cases: [
      ...rust.map((line) => `tests::${line}`),
      'tests::passes: passed',
      'tests::result: failed/exception',
      'passes: passed',
      'src/lib.rs - add (line 2): passed',
    ],
  },
  'libtest.jsonl': {
    runner: 'rust',
    cases: [
      ...rust.map((line) => `tests::${line}`),
      'tests::passes: passed',
      'tests::result: failed/exception',
      'passes: passed',
      'src/lib.rs - add (line 2): passed',
    ],
  },
  'libtest-both.txt': {
    runner: 'rust',
    cases: [
      ...[...rust, 'result: failed/exception', 'passes: passed'].map((line) => `src/lib.rs :: tests::${line}`),
      'tests/t.rs :: passes: passed',
      'doc p :: src/lib.rs - add (line 2): passed',
    ],
  },
  'mocha.json': {
    runner: 'mocha',
    cases: [
      'passes: passed',
      'math adds: failed/assertion',
      'math same: passed',
      'math same: passed',
      'math throws: failed/exception',
      'math skipped: skipped',
      'math pending: skipped',
      'math slow: failed/timeout',
      'retry flaky: passed ×2',
      'hooked "before all" hook for "never": error/exception',
    ].map((line) => `a.spec.cjs :: ${line}`),
  },
  'mocha.tap': {
    runner: 'tap',
    cases: [
      'passes: passed',
      'math adds: failed/assertion',
      'math same: passed',
      'math same: passed',
      'math throws: failed/exception',
      'math skipped: skipped',
      'math pending: skipped',
      'math slow: failed/timeout',
      'hooked "before all" hook for "never": failed/exception',
      'retry flaky: passed',
    ],
  },
  'mocha-junit.xml': {
    runner: 'mocha',
    cases: ['adds :: math adds: failed/assertion', 'waits :: math waits: skipped', 'works :: math works: passed'],
  },
  'nextest.xml': {
    runner: 'nextest',
    cases: ['p :: tests::passes: passed', 'p :: tests::fails: failed/assertion', 'p :: tests::flaky: passed ×2'],
  },
  'node-20.jsonl': { runner: 'node', cases: [...nodeEvents, ...nodeFiles] },
  'node-24.jsonl': { runner: 'node', cases: [...nodeEvents, ...nodeFiles] },
  'node-junit.xml': { runner: 'node', cases: [...nodeTexts, ...nodeFilesOfText] },
  'node.tap': { runner: 'tap', cases: [...nodeTexts, ...nodeFilesOfText] },
  'phpunit.xml': {
    runner: 'phpunit',
    cases: [
      'testPass: passed',
      'testFail: failed/assertion',
      'testThrow: error/exception',
      'testSkip: skipped',
      'testIncomplete: skipped',
      'testData with data set #0: passed',
      'testData with data set #1: failed/assertion',
    ].map((line) => `ATest :: ${line}`),
  },
  'pytest-xunit1.xml': { runner: 'pytest', cases: pytestXml },
  'pytest-xunit2.xml': { runner: 'pytest', cases: pytestXml },
  'pytest.jsonl': {
    runner: 'pytest',
    cases: pytestXml.map((line) =>
      line
        .replace(/^pytest :: tests\.(\w+):/, 'tests/$1.py :: (collection):')
        .replace('tests.test_a.TestC :: ', 'tests/test_a.py :: TestC > ')
        .replace('tests.test_a :: ', 'tests/test_a.py :: ')
        .replace('test_xpass: passed', 'test_xpass: xpass'),
    ),
  },
  'rspec.json': {
    runner: 'rspec',
    cases: [
      'math adds: failed/assertion',
      'math passes: passed',
      'math raises: failed/exception',
      'math skipped: skipped',
      'math later: todo',
    ].map((line) => `a_spec.rb :: ${line}`),
  },
  'rspec-load-error.json': { runner: 'rspec', cases: ['(outside of examples): error/import'] },
  'surefire/TEST-com.example.AppTest.xml': { runner: 'surefire', cases: surefire },
  'surefire/TEST-com.example.OtherTest.xml': { runner: 'surefire', cases: ['com.example.OtherTest :: adds: passed'] },
  'tape.tap': { runner: 'tap', cases: ['adds > one: passed', 'adds > two: failed/assertion'] },
  'vitest.json': {
    runner: 'vitest',
    cases: [
      ...[...js, 'later: todo', 'expected to fail: passed', 'slow: failed/timeout'].map((line) => `a.test.js :: ${line}`),
      'broken.test.js :: (file): error/import',
    ],
  },
  'vitest-junit.xml': {
    runner: 'vitest',
    cases: [
      ...[...js, 'later: skipped', 'expected to fail: passed', 'slow: failed/timeout'].map((line) => `a.test.js :: ${line}`),
      'broken.test.js :: broken.test.js: failed/import',
    ],
  },
  'vitest.tap': {
    runner: 'tap',
    cases: [
      ...[...js, 'later: todo', 'expected to fail: passed', 'slow: failed/timeout'].map((line) => `a.test.js > ${line}`),
      'broken.test.js: failed/import',
    ],
  },
};

const names = readdirSync(fixtures, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => (entry.parentPath.includes('surefire') ? `surefire/${entry.name}` : entry.name));

test('every fixture says what must be read of it', () => expect(names.toSorted()).toEqual(Object.keys(expected).toSorted()));

describe.each(Object.entries(expected))('%s', (name, { runner, cases }) => {
  const run = read(name);

  test('is read case by case', () => {
    expect(run.problems).toEqual([]);
    expect(run.runner).toBe(runner);
    expect(run.cases.map(lineOf).toSorted()).toEqual([...cases].toSorted());
  });

  test('gives every case an id of its own and keeps paths inside the tree', () => {
    expect(new Set(run.cases.map((one) => one.id)).size).toBe(run.cases.length);
    expect(run.cases.filter((one) => /^\/|\\|^\.\//.test(one.file ?? ''))).toEqual([]);
    expect(JSON.stringify(run.cases)).not.toContain('/repo/');
  });

  test('is not read as green once it is cut off', () => {
    const bytes = bytesOf(name);
    for (const part of [0.2, 0.5, 0.8, 0.97]) {
      const cut = readReports([{ path: name, bytes: bytes.subarray(0, Math.floor(bytes.length * part)) }], context);
      expect(judgeRun(cut, 0).state, `${part}`).not.toBe('passed');
    }
  });
});

describe('places', () => {
  test.each([
    ['jest.json', 'math > adds', 'a.test.js', 2],
    ['node-20.jsonl', 'fails by assertion', 'test/all.test.js', 4],
    ['node-20.jsonl', 'passes', 'test/all.test.js', 3],
    ['pytest.jsonl', 'test_fail', 'tests/test_a.py', 3],
    ['pytest-xunit1.xml', 'test_fail', 'tests/test_a.py', 3],
    ['phpunit.xml', 'testFail', 'ATest.php', 5],
    ['rspec.json', 'math adds', 'a_spec.rb', 2],
    ['dotnet.trx', 'Differs(a: 1, b: 2)', 'tests/AppTests.cs', 12],
    ['libtest.txt', 'tests::fails', 'src/lib.rs', 8],
    ['node.tap', 'throws', 'test/all.test.js', 5],
  ])('%s: %s', (name, test_, file, line) => expect(read(name).cases.find((one) => one.name === test_)).toMatchObject({ file, line }));

  test('both sides of a change give the same ids, whatever folder they ran in', () => {
    const elsewhere = Buffer.from(bytesOf('node-20.jsonl').toString().replaceAll('/repo/', '/other/place/'));
    const other = readReports([{ path: 'x', bytes: elsewhere }], { roots: ['/other/place/'] });
    expect(other.cases.map((one) => one.id)).toEqual(read('node-20.jsonl').cases.map((one) => one.id));
  });
});

describe('several files', () => {
  test('a folder of Surefire reports is one run, counted by cases', () => {
    const run = read('surefire/TEST-com.example.AppTest.xml', 'surefire/TEST-com.example.OtherTest.xml');
    expect(countCases(run)).toEqual({ collected: 6, executed: 5, passed: 3, failed: 2, skipped: 1, flaky: 1 });
  });

  test('the same file twice is two occurrences, not one lost', () => {
    const run = read('gradle.xml', 'gradle.xml');
    expect(run.cases.map((one) => one.id)).toContain('junit::com.example.AppTest::adds() #2');
    expect(run.cases).toHaveLength(4);
  });

  test('one unreadable file spoils the run', () => {
    const run = readReports(
      [
        { path: 'a.xml', bytes: bytesOf('surefire/TEST-com.example.OtherTest.xml') },
        { path: 'b.xml', bytes: Buffer.from('<testsuite>') },
      ],
      context,
    );
    expect(run.problems).toMatchObject([{ code: 'report-malformed', path: 'b.xml' }]);
    expect(judgeRun(run, 0).state).toBe('errored');
  });

  test('chatter around a report does not hide it', () => {
    const around = (name: string): string => `> p@1.0.0 test\n> run\n\n${bytesOf(name).toString()}\nnpm notice\n`;
    for (const name of ['jest.json', 'jest-junit.xml', 'vitest.json', 'mocha.json', 'rspec.json', 'go.jsonl', 'node.tap', 'libtest.txt']) {
      expect(readText(around(name)).cases.map(lineOf), name).toEqual(read(name).cases.map(lineOf));
    }
  });
});

describe('green', () => {
  const passing = '<testsuite name="s"><testcase name="a" classname="c"/></testsuite>';

  test('needs a count above zero and the exit code', () => {
    expect(judgeRun(readText(passing), 0)).toEqual({ state: 'passed', reason: '1 passed' });
    expect(judgeRun(readText(passing), 1)).toMatchObject({ state: 'errored', reason: expect.stringContaining('exit code 1') });
    expect(judgeRun(readText(passing), null).state).toBe('errored');
    expect(judgeRun(readText('<testsuite name="s" tests="5"/>'), 0)).toEqual({ state: 'errored', reason: 'no test executed' });
    expect(judgeRun(readText('<testsuite><testcase name="a"><skipped/></testcase></testsuite>'), 0).reason).toBe('no test executed');
    expect(judgeRun(readReports([], context), 0)).toMatchObject({ state: 'errored', reason: 'The tests wrote no report.' });
    expect(judgeRun(readText('TAP version 13\n1..0 # skipped\n'), 0).reason).toBe('no test executed');
  });

  test('a failing case is a failure whatever the exit code says', () => {
    expect(judgeRun(readText('<testsuite failures="0"><testcase name="a"><failure/></testcase></testsuite>'), 0).state).toBe('failed');
  });

  test('a file without tests that the runner calls a passing test counts for nothing', () => {
    const tap =
      'TAP version 13\n# Subtest: /repo/test/empty.test.js\nok 1 - /repo/test/empty.test.js\n  ---\n  duration_ms: 1\n  ...\n1..1\n';
    expect(judgeRun(readText(tap), 0).reason).toBe('no test executed');
  });
});

describe('hostile input', () => {
  const long = 'x'.repeat(1_000_000);
  test.each([
    [
      'an external entity',
      '<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]><testsuite><testcase name="&e;"/></testsuite>',
      'xml-doctype',
    ],
    ['a billion laughs', '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><testsuite><testcase name="&b;"/></testsuite>', 'xml-doctype'],
    ['deep nesting', `${'<testsuite>'.repeat(100_000)}${'</testsuite>'.repeat(100_000)}`, 'xml-too-deep'],
    ['an element named like a prototype', '<testsuite><__proto__ a="1"/></testsuite>', 'report-malformed'],
    [
      'an attribute named like a prototype',
      '<testsuite><testcase name="a" __proto__="1" constructor="2"/></testsuite>',
      'report-malformed',
    ],
    ['two roots', '<testsuite/><testsuite><testcase name="a"/></testsuite>', 'report-malformed'],
    ['unclosed tags', `<testsuite><testcase name="${long}">`, 'report-malformed'],
    ['another root', '<html><testsuite><testcase name="a"/></testsuite></html>', 'report-unknown'],
    ['JSON of another shape', '{"numTotalTests":1,"testResults":{"length":1},"wasInterrupted":false}', 'report-malformed'],
    [
      'deep JSON',
      `{"numTotalTests":1,"wasInterrupted":false,"testResults":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'report-malformed',
    ],
    ['TAP that gives up', 'TAP version 13\nok 1 - a\nBail out! no database\n1..1\n', 'tap-bail-out'],
    ['TAP that lost a test', 'TAP version 13\n1..2\nok 1 - a\n', 'tap-plan-mismatch'],
    [
      'TAP in endless levels',
      `TAP version 13\n${Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(4 * depth)}# Subtest: x`).join('\n')}\nok 1 - a\n`,
      'report-truncated',
    ],
    [
      'a reporter that was killed',
      bytesOf('node-20.jsonl')
        .toString()
        .replace(/\{"end":true\}\n$/, ''),
      'report-truncated',
    ],
    ['a reporter that was helped', bytesOf('node-20.jsonl').toString().replace('\n', '\n{"test":{"passed":"yes"}}\n'), 'report-malformed'],
    [
      'a worker that was killed',
      bytesOf('pytest.jsonl')
        .toString()
        .replace(/\{"end":true.*\n$/, ''),
      'report-truncated',
    ],
    [
      'a crashed test host',
      bytesOf('dotnet.trx')
        .toString()
        .replace(
          '<ResultSummary outcome="Failed">',
          '<ResultSummary outcome="Failed"><RunInfos><RunInfo outcome="Error"><Text>Test host process crashed</Text></RunInfo></RunInfos>',
        ),
      'run-aborted',
    ],
    ['no report at all', 'Hello, world!\n', 'report-unknown'],
    ['nothing', '', 'report-unknown'],
  ])('%s is a problem and never green', (_, text, code) => {
    const run = readText(text);
    expect(run.problems.map((problem) => problem.code)).toContain(code);
    expect(judgeRun(run, 0).state).not.toBe('passed');
  });

  test('a report that is too large is refused unread', () => {
    const run = readReports([{ path: 'big.xml', bytes: Buffer.alloc(largestReport + 1, '<testsuite>') }], context);
    expect(run.problems).toMatchObject([{ code: 'report-too-large', path: 'big.xml' }]);
  });

  test('random damage never throws', { timeout: 60_000 }, () => {
    let seed = 7;
    const random = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
    for (const name of Object.keys(expected)) {
      for (let round = 0; round < 20; round += 1) {
        const bytes = Buffer.from(bytesOf(name));
        for (let edit = 0; edit < 5; edit += 1) bytes[random(bytes.length)] = random(256);
        expect(readReports([{ path: name, bytes }], context)).toHaveProperty('cases');
      }
    }
  });

  test('entities are the five and numbers; messages cannot move a cursor', () => {
    const [one] = readText(
      '<testsuite><testcase name="a &lt;b&gt; &#x41;&#66; &nbsp; &#0;"><failure message="\u001b[2Jred\u001b[31m\u202e">x</failure></testcase></testsuite>',
    ).cases;
    expect(one).toMatchObject({ name: 'a <b> AB &nbsp; \ufffd', message: 'red\ufffd\nx' });
  });

  test('a CDATA section that speaks of a DOCTYPE is text', () => {
    expect(
      readText('<testsuite><testcase name="a"><failure><![CDATA[<!DOCTYPE html>]]></failure></testcase></testsuite>').cases[0]?.message,
    ).toBe('<!DOCTYPE html>');
  });

  test('a message is bounded', () => {
    const [one] = readText(`<testsuite><testcase name="a"><failure>${long}</failure></testcase></testsuite>`).cases;
    expect(one?.message?.length).toBeLessThan(8_100);
  });
});

test('a report that a test prints into another report is not read instead of it', () => {
  const printed = '<testsuite name="s"><testcase name="forged"/></testsuite>';
  expect(formatOf(`TAP version 13\n${printed}\nnot ok 1 - real\n1..1\n`)?.id).toBe('tap');
  expect(formatOf(`{"Action":"run","Package":"p","Test":"T"}\n${printed}\n`)?.id).toBe('go-json');
  expect(formatOf(`running 1 test\n${printed}\ntest a ... FAILED\ntest result: FAILED.`)?.id).toBe('libtest');
  expect(formatOf(`<testsuite><testcase name="a"><system-out>\nTAP version 13\n1..1\nok 1\n</system-out></testcase></testsuite>`)?.id).toBe(
    'junit',
  );
});

test('the reader is chosen by content', () => {
  const chosen = Object.fromEntries(Object.keys(expected).map((name) => [name, formatOf(bytesOf(name).toString())?.id]));
  expect(chosen).toMatchObject({
    'dotnet.trx': 'trx',
    'go.jsonl': 'go-json',
    'jest.json': 'jest-json',
    'vitest.json': 'vitest-json',
    'libtest.jsonl': 'libtest-json',
    'node.tap': 'tap',
    'node-junit.xml': 'junit',
  });
});
