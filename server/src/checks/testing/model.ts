// What a test file demands, in terms that fit every framework: cases, their state, their assertions and the literals they work with.

/** A stretch of the text, in UTF-16 offsets. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A constant as written in a test, with a spelling that compares: `1.0` and `1` are the same, so are the quotes of a string. */
export interface Literal extends Span {
  readonly kind: 'string' | 'number' | 'boolean' | 'null' | 'list' | 'regex';
  readonly value: string;
}

/** A call in a test that is not an assertion: what the test feeds to the code under test. */
export interface FedCall extends Span {
  /** As written, without arguments: `calc.price`. */
  readonly callee: string;
  readonly literals: readonly Literal[];
}

export const strengths = {
  nothing: 0,
  noThrow: 1,
  present: 2,
  truthy: 3,
  type: 4,
  bound: 5,
  contains: 6,
  subset: 7,
  structure: 8,
  exact: 9,
} as const;
export type Strength = keyof typeof strengths;

/** One demand. */
export interface Assertion extends Span {
  /** The value it looks at, with white space and receivers folded. */
  readonly subject: string;
  readonly subjectSpan: Span;
  /** The word of the framework: `toBe`, `assertEquals`, `==`. */
  readonly matcher: string;
  readonly strength: Strength;
  /** False for a matcher of unknown meaning; it is never called weaker or stronger than another. */
  readonly known: boolean;
  readonly negated: boolean;
  /** The expected side as written, white space folded; empty where there is none. */
  readonly expected: string;
  readonly expectedLiterals: readonly Literal[];
  /** Literals fed inside the subject, such as the arguments of the call under test. */
  readonly subjectLiterals: readonly Literal[];
  readonly tolerance?: number;
  /** What kind of hollow demand it is, where it is one. */
  readonly hollow?: 'constant' | 'self' | 'unfinished' | 'asked';
}

export type CaseState = 'live' | 'skipped' | 'conditional' | 'focused';

/** A mark that skips or focuses a case or a suite. */
export interface Mark extends Span {
  readonly kind: 'skip' | 'focus';
  readonly conditional: boolean;
  /** The mark as a person would name it: `it.skip`, `@Disabled`. */
  readonly name: string;
  readonly reason: string;
  readonly framework: string;
}

/** A row of a table of a parametrised test. */
export interface Row extends Span {
  readonly literals: readonly Literal[];
}

export interface TestCase extends Span {
  /** Suites and name joined; unique in its file by a counter. */
  readonly id: string;
  readonly name: string;
  readonly nameSpan: Span;
  readonly suites: readonly string[];
  readonly framework: string;
  readonly state: CaseState;
  readonly marks: readonly Mark[];
  readonly body: Span | undefined;
  readonly assertions: readonly Assertion[];
  readonly calls: readonly FedCall[];
  readonly rows: readonly Row[];
  /** True where nothing at all happens in the body. */
  readonly empty: boolean;
  /** Names of the functions it calls, for helpers that assert on its behalf. */
  readonly callees: readonly string[];
}

/** A catch that lets a failed demand pass. */
export interface Swallow extends Span {
  readonly caseName: string;
}

/** A module or symbol that a test replaces. */
export interface Replacement extends Span {
  readonly target: string;
}

export interface TestFile {
  readonly cases: readonly TestCase[];
  /** Marks of cases and suites, each once. */
  readonly marks: readonly (Mark & { readonly subject: string })[];
  /** Functions of this file that assert on behalf of a test, with what they demand. */
  readonly helpers: ReadonlyMap<string, readonly Assertion[]>;
  readonly swallows: readonly Swallow[];
  readonly replacements: readonly Replacement[];
  /** What the file imports: module paths and names, as written. */
  readonly imports: readonly string[];
}
