// Says why a test failed, from structured facts first and from the runner's own words last.
// The distinction decides what a failure proves: only an assertion shows that the test demands what the code does not give.
import type { TestFailureKind } from '../../model/test-run.ts';

/** What a runner tells about one failure; each reader fills what its format has. */
export interface FailureFacts {
  /** Class of the error, with or without its package: `AssertionError`, `org.opentest4j.AssertionFailedError`. */
  readonly errorName?: string | undefined;
  /** Names of the error's base classes. */
  readonly bases?: readonly string[] | undefined;
  /** Node's or the system's error code: `ERR_ASSERTION`, `ECONNREFUSED`. */
  readonly code?: string | undefined;
  /** The runner reported a failed matcher. */
  readonly matcher?: boolean | undefined;
  /** The failure happened before any test could start. */
  readonly beforeTests?: boolean | undefined;
  /** Message and stack, as printed. */
  readonly text?: string | undefined;
}

const names: readonly (readonly [TestFailureKind, RegExp])[] = [
  ['timeout', /^(?:Timeout(?:Error|Exception|Expired)?|TestTimedOutException|TestTimeoutException|testTimeoutFailure)$/],
  ['import', /^(?:ImportError|ModuleNotFoundError|LoadError|ClassNotFoundException|NoClassDefFoundError)$/],
  ['collection', /^(?:SyntaxError|IndentationError|TabError|ParseError|CollectError|FixtureLookupError|UsageError)$/],
  ['environment', /^(?:ConnectionRefusedError|ConnectionError|ConnectException|UnknownHostException|MemoryError|OutOfMemoryError)$/],
  [
    'assertion',
    /^(?:Assertion\w*|AssertError|ComparisonFailure|ComparisonCompactor|MultipleFailuresError|Failed|Assert\.?\w*Exception|\w*Assert\w*Exception|ExpectationFailed\w*|ExpectationNotMet\w*|MultipleExpectationsNotMetError|XunitException|TrueException|FalseException|EqualException|JestAssertionError|DID NOT RAISE)$/,
  ],
];

const codes: readonly (readonly [TestFailureKind, RegExp])[] = [
  ['assertion', /^ERR_ASSERTION$/],
  ['timeout', /^(?:ERR_MOCHA_TIMEOUT|ERR_TEST_TIMEOUT)$/],
  ['import', /^(?:ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND|ERR_PACKAGE_PATH_NOT_EXPORTED|ERR_UNKNOWN_FILE_EXTENSION)$/],
  [
    'environment',
    /^(?:ENOSPC|ENOMEM|EMFILE|ENFILE|EACCES|EPERM|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EADDRINUSE|EADDRNOTAVAIL|EROFS)$/,
  ],
];

const words: readonly (readonly [TestFailureKind, RegExp])[] = [
  [
    'import',
    /\b(?:Cannot find (?:module|package)|ERR_MODULE_NOT_FOUND|ModuleNotFoundError|ImportError|cannot load such file|does not provide an export named|Failed to resolve import|Failed to load url|NoClassDefFoundError|ClassNotFoundException)\b/,
  ],
  [
    'collection',
    /\[(?:build|setup) failed\]|\bcollection failure\b|\bfixture '[^']*' not found|\bSyntaxError: |\bTransform failed\b|^error(?:\[E\d+\])?: /m,
  ],
  ['timeout', /\b(?:[Tt]est timed out|timed out (?:after|in) |Exceeded timeout of |Timeout of \d+ms exceeded|STACK_TRACE_ERROR)/],
  ['environment', /\b(?:ENOSPC|ENOMEM|EMFILE|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EADDRINUSE|No space left on device|Connection refused)\b/],
  [
    'assertion',
    /\bERR_ASSERTION\b|^[ \t]*\[?(?:\w+ )?AssertionError\b|\bAssertionFailedError\b|assertion (?:failed|`)|\bassert(?:ion)?Error:|^E\s+assert\b|expect\(.{0,200}?\)\.(?:\w+\.){0,3}\w+\(|did not panic as expected|\bDID NOT RAISE\b|^[ \t]*\[XPASS\(strict\)\]|^[ \t]*(?:Error Trace|Expected|expected):|\bFailed asserting that\b|\bExpectation(?:NotMet|Failed)/m,
  ],
];

/** The kind of one failure; `exception` when nothing says otherwise. */
export function failureKind(facts: FailureFacts): TestFailureKind {
  const known = fromCode(facts.code) ?? (facts.matcher ? 'assertion' : undefined) ?? fromNames([facts.errorName, ...(facts.bases ?? [])]);
  if (known) return facts.beforeTests && known === 'exception' ? 'collection' : known;
  const text = facts.text?.slice(0, 20_000) ?? '';
  const said = words.find(([, pattern]) => pattern.test(text))?.[0];
  if (facts.beforeTests) return said === undefined || said === 'assertion' ? 'collection' : said;
  // An error of a named class is not an assertion because its text happens to speak of one.
  return said === 'assertion' && isNamedException(facts.errorName) ? 'exception' : (said ?? 'exception');
}

function fromCode(code: string | undefined): TestFailureKind | undefined {
  return code === undefined ? undefined : codes.find(([, pattern]) => pattern.test(code))?.[0];
}

function fromNames(given: readonly (string | undefined)[]): TestFailureKind | undefined {
  const simple = given.flatMap((name) => (name ? [name.split(/[.\\/:$]+/).at(-1) ?? name] : []));
  for (const name of simple) {
    const found = names.find(([, pattern]) => pattern.test(name));
    if (found) return found[0];
  }
  return undefined;
}

function isNamedException(name: string | undefined): boolean {
  return name !== undefined && /(?:Error|Exception)$/.test(name) && !/^Error$/.test(name);
}
