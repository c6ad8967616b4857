// How each test framework spells a case, a suite, a skip and a focus. Adding a framework is adding a row here.

export interface Framework {
  readonly name: string;
  /** Ids of language packs. */
  readonly languages: readonly string[];
  /** Calls that hold a body: first name of the chain. */
  readonly cases?: readonly string[];
  readonly suites?: readonly string[];
  /** First names that already skip or focus. */
  readonly skipped?: readonly string[];
  readonly focused?: readonly string[];
  /** Functions or methods whose name makes them a case; marks make any of them one. */
  readonly named?: RegExp;
  readonly caseMarks?: RegExp;
  readonly skipMarks?: RegExp;
  readonly conditionalMarks?: RegExp;
  readonly tableMarks?: RegExp;
  /** Marks that demand an outcome, such as an expected exception. */
  readonly demandMarks?: RegExp;
  /** Calls in a body that end the test without a verdict; conditional where they stand below a branch. */
  readonly skipCalls?: RegExp;
  readonly conditionalCalls?: RegExp;
}

const script = ['javascript', 'javascriptreact', 'typescript', 'typescriptreact', 'vue', 'svelte'];

export const frameworks: readonly Framework[] = [
  {
    name: 'jest, vitest, mocha, node:test, playwright, cypress, ava, tap, bun, deno',
    languages: script,
    cases: ['it', 'test', 'specify', 'fit', 'xit', 'xtest', 'xspecify', 'Deno.test', 't.test', 'bench_', 'property_'],
    suites: ['describe', 'suite', 'context', 'fdescribe', 'xdescribe', 'xcontext'],
    skipped: ['xit', 'xtest', 'xdescribe', 'xcontext', 'xspecify'],
    focused: ['fit', 'fdescribe'],
    skipCalls: /^(?:t|ctx|context|this|task|test|testInfo|testContext)\.(?:skip|todo|fixme)$|^pending$/,
  },
  {
    name: 'pytest, unittest',
    languages: ['python'],
    named: /^test(?!s?_?case$)/,
    skipMarks: /^(?:pytest\.mark\.|mark\.)?(?:skip|xfail)$|^(?:unittest\.)?(?:skip|expectedFailure)$/,
    conditionalMarks: /^(?:pytest\.mark\.)?skipif$|^(?:unittest\.)?skip(?:If|Unless)$/,
    tableMarks: /^(?:pytest\.)?(?:mark\.)?parametrize$|^(?:parameterized(?:\.expand)?|ddt\.data|data)$/,
    skipCalls: /^(?:pytest\.(?:skip|xfail)|self\.skipTest|unittest\.SkipTest)$/,
    conditionalCalls: /^pytest\.importorskip$/,
  },
  {
    name: 'Go testing',
    languages: ['go'],
    named: /^(?:Test|Example|Fuzz)(?![a-z])/,
    cases: ['t.Run', 's.Run', 'suite.Run_'],
    skipCalls: /^(?:\w+\.)?(?:T\.)?Skip(?:Now|f)?$/,
  },
  {
    name: 'Rust tests',
    languages: ['rust'],
    caseMarks: /(?:^|::)(?:test|rstest|test_case|quickcheck|proptest|wasm_bindgen_test)$/,
    skipMarks: /^ignore$/,
    conditionalMarks: /^cfg_attr$/,
    tableMarks: /^(?:case|test_case|rstest::case)$/,
    demandMarks: /^should_panic$/,
  },
  {
    name: 'JUnit, TestNG',
    languages: ['java', 'kotlin', 'groovy'],
    named: /^test[A-Z]/,
    caseMarks: /^(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Theory|Property|Example)$/,
    skipMarks: /^(?:Ignore|Disabled|Ignored)$/,
    conditionalMarks: /^(?:Disabled(?:On|If|For)\w+|IgnoreIf)$/,
    tableMarks: /^(?:ValueSource|CsvSource|EnumSource)$/,
    skipCalls: /^Assumptions\.abort$/,
  },
  {
    name: 'Kotest',
    languages: ['kotlin'],
    cases: [
      'test',
      'it',
      'should',
      'expect_',
      'Then',
      'then',
      'feature_',
      'scenario',
      'xtest',
      'xit',
      'xshould',
      'xscenario',
      'ftest',
      'fit',
    ],
    suites: ['describe', 'context', 'given', 'Given', 'When', 'xdescribe', 'xcontext', 'feature'],
    skipped: ['xtest', 'xit', 'xshould', 'xscenario', 'xdescribe', 'xcontext'],
    focused: ['ftest', 'fit'],
  },
  {
    name: 'xUnit, NUnit, MSTest',
    languages: ['csharp'],
    caseMarks:
      /^(?:Fact|Theory|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|SkippableFact|SkippableTheory|Property|StaFact|WpfFact)$/,
    skipMarks: /^(?:Ignore|Explicit)$/,
    tableMarks: /^(?:InlineData|TestCase|DataRow)$/,
    demandMarks: /^ExpectedException$/,
    skipCalls: /^(?:Assert\.(?:Ignore|Inconclusive|Skip)|Skip\.Always)$/,
    conditionalCalls: /^(?:Skip\.(?:If|IfNot)|Assert\.(?:SkipWhen|SkipUnless)|Assume\.That)$/,
  },
  {
    name: 'RSpec, minitest',
    languages: ['ruby'],
    cases: [
      'it',
      'specify',
      'example',
      'scenario',
      'test',
      'fit',
      'xit',
      'xspecify',
      'xexample',
      'xscenario',
      'fexample',
      'fspecify',
      'pending',
      'its',
    ],
    suites: ['describe', 'context', 'feature', 'fdescribe', 'fcontext', 'xdescribe', 'xcontext', 'xfeature'],
    skipped: ['xit', 'xspecify', 'xexample', 'xscenario', 'xdescribe', 'xcontext', 'xfeature', 'pending'],
    focused: ['fit', 'fexample', 'fspecify', 'fdescribe', 'fcontext'],
    named: /^test_/,
    skipCalls: /^(?:skip|pending)$/,
  },
  {
    name: 'PHPUnit, Pest',
    languages: ['php'],
    named: /^test(?![a-z])/,
    caseMarks: /^Test$/,
    tableMarks: /^(?:TestWith|TestWithJson)$/,
    cases: ['it', 'test', 'xit'],
    suites: ['describe'],
    skipped: ['xit'],
    skipCalls: /^(?:\$?this|self|static)\.markTest(?:Skipped|Incomplete)$/,
  },
  {
    name: 'XCTest, swift-testing',
    languages: ['swift'],
    named: /^test(?![a-z])/,
    caseMarks: /^Test$/,
    skipCalls: /^XCTSkip$/,
    conditionalCalls: /^XCTSkip(?:If|Unless)$/,
  },
  {
    name: 'GoogleTest, Catch2, doctest',
    languages: ['cpp', 'c'],
    named: /^(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P|BOOST_AUTO_TEST_CASE)$/,
    cases: ['TEST_CASE', 'SCENARIO', 'TEST_CASE_METHOD', 'TEMPLATE_TEST_CASE', 'SECTION', 'SUBCASE'],
    skipCalls: /^(?:GTEST_SKIP|SKIP)$/,
  },
  {
    name: 'ScalaTest, munit, specs2',
    languages: ['scala'],
    cases: ['test', 'it', 'in', 'scenario', 'ignore'],
    suites: ['describe', 'feature', 'when'],
    skipped: ['ignore'],
    skipCalls: /^(?:cancel|pending)$/,
  },
];

/** Words in a chain of a case or suite, as in `test.skip(…)`. */
export const skipModifiers = new Set(['skip', 'todo', 'fixme', 'failing', 'fails']);
export const conditionalModifiers = new Set(['skipIf', 'runIf', 'ignoreIf', 'if']);
export const focusModifiers = new Set(['only', 'focus']);

/** Symbolic tags and options of a case, as in `it 'x', :skip` or `test('x', { skip: true })`. */
export const skipTags = /^(?::(?:skip|pending)$|(?:skip|pending|todo):\s*(?!false|nil|undefined)\S|(?:skip|pending|todo)\s*=>)/;
export const focusTags = /^(?::focus$|(?:only|focus):\s*true|:?focus\s*=>\s*true)/;

export function frameworksOf(language: string): readonly Framework[] {
  return frameworks.filter((framework) => framework.languages.includes(language));
}
