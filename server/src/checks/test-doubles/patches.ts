// Ways to make a test runner report success, as patterns on code with comments and strings blanked.

export interface Patch {
  readonly languages: RegExp;
  /** Only in files of these roles. */
  readonly roles?: RegExp;
  readonly pattern: RegExp;
  /** What it does, after “This code”. */
  readonly act: string;
}

const script = /^(?:java|type)script/;

export const patches: readonly Patch[] = [
  {
    languages: /^python$/,
    pattern: /(?:\b(?:rep|report|result|outcome|test_report|item|r)|\.get_result\(\))\.(?:outcome|passed|failed|longrepr)\s*=(?!=)[^\n]*/,
    act: 'sets the outcome of a test itself',
  },
  { languages: /^python$/, pattern: /\bsession\.(?:exitstatus|testsfailed)\s*=(?!=)[^\n]*/, act: 'sets the exit status of the run itself' },
  {
    languages: /^python$/,
    pattern: /\b(?:unittest\.)?TestCase\.(?:assert\w+|fail\w*|run)\s*=(?!=)[^\n]*/,
    act: 'replaces an assertion of unittest',
  },
  {
    languages: /^python$/,
    pattern: /\b(?:TestReport|pytest\.Item|runner\.CallInfo|_pytest\.\w+)\.\w+\s*=(?!=)[^\n]*/,
    act: 'replaces a part of pytest',
  },
  {
    languages: /^python$/,
    pattern: /\bitems\[:\]\s*=\s*(?:\[\s*\]|\[[^\n]*\bif\b[^\n]*\])|\bitems\.clear\(\)|\bdel items\[[^\n]*\]/,
    act: 'takes tests out of the run',
  },
  {
    languages: /^python$/,
    roles: /^(?:test-support|product)$/,
    pattern: /\bsys\.modules\[[^\]\n]*\]\s*=(?!=)[^\n]*/,
    act: 'puts another module in the place of the one that tests import',
  },
  {
    languages: script,
    pattern: /\bprocess\.on\(\s*['"][^'"]*['"]\s*,\s*(?:\(\w*\)|\w+)\s*=>\s*\{?\s*process\.(?:exitCode\s*=\s*0|exit\(0\))/,
    act: 'forces the exit status to success',
  },
  {
    languages: script,
    pattern: /\b(?:afterAll|after)\(\s*(?:async\s*)?\(\w*\)\s*=>\s*\{?\s*process\.exit\(0\)/,
    act: 'ends the run with success',
  },
  {
    languages: script,
    pattern: /\bassert\.(?:equal|deepEqual|strictEqual|deepStrictEqual|ok|throws)\s*=(?!=)[^\n]*/,
    act: 'replaces an assertion of Node',
  },
  { languages: script, pattern: /\bObject\.is\s*=(?!=)[^\n]*/, act: 'replaces the comparison that assertions use' },
  {
    languages: script,
    pattern: /\b(?:globalThis|global|window)\.(?:it|test|describe|expect)\s*=(?!=)\s*(?:\([^)]*\)|\w+)\s*=>[^\n]*/,
    act: 'replaces a function of the test framework',
  },
  {
    languages: script,
    pattern:
      /\bexpect\.extend\(\s*\{\s*(?:async\s+)?(?:toBe|toEqual|toStrictEqual|toThrow|toMatch|toContain|toBeTruthy|toHaveBeenCalled|toHaveBeenCalledWith)\b/,
    act: 'replaces a matcher that comes with the framework',
  },
  {
    languages: /^ruby$/,
    pattern: /\bafter\(:suite\)\s*(?:do|\{)\s*exit!?\(?0?\)?[^\n]*|\bMinitest\.after_run\s*(?:do|\{)\s*exit!?\(?0?\)?[^\n]*/,
    act: 'ends the run with success',
  },
];
