// How languages differ in the way they spell tests and demands, as data: what reading a test file asks instead of asking for a language.

export type Trait =
  /** `if got != want { t.Fatal() }` is a demand. */
  | 'failing-if'
  /** Demands are macros: `#expect(a == b)`. */
  | 'macro-demands'
  /** Demands of a library start with a capital letter. */
  | 'capital-demands'
  /** The handle of the running test stands first among the arguments. */
  | 'handle-first'
  /** The expected value stands before the actual one. */
  | 'expected-first'
  /** `expect x` may stand alone and go on in a block. */
  | 'open-expectations'
  /** `x should be`, `x shouldBe`, `expect(x).to`: matchers are words. */
  | 'matcher-words'
  /** A module switches its own tests off by what it assigns. */
  | 'module-marks'
  /** What a failure means may stand before what is demanded. */
  | 'message-first'
  /** Asserting a tuple always holds. */
  | 'tuples-hold'
  /** The name of a case is its declarator. */
  | 'declared-names'
  /** The body of a macro follows as the next statement. */
  | 'macro-bodies'
  | 'infix-cases'
  | 'quoted-cases'
  | 'untitled-cases'
  /** `skip` and `pending` are words without a call. */
  | 'bare-marks'
  /** A closure in a test runs only when something calls it. */
  | 'waiting-closures';

const traits: Readonly<Record<string, readonly Trait[]>> = {
  go: ['failing-if', 'capital-demands', 'handle-first', 'expected-first', 'waiting-closures'],
  swift: ['macro-demands'],
  ruby: ['open-expectations', 'matcher-words', 'expected-first', 'untitled-cases', 'bare-marks'],
  kotlin: ['matcher-words', 'expected-first', 'message-first', 'quoted-cases'],
  scala: ['matcher-words', 'infix-cases'],
  java: ['expected-first', 'message-first'],
  csharp: ['expected-first'],
  php: ['expected-first'],
  groovy: ['expected-first', 'message-first'],
  python: ['tuples-hold', 'module-marks'],
  cpp: ['declared-names', 'macro-bodies'],
  javascript: ['waiting-closures'],
  typescript: ['waiting-closures'],
  typescriptreact: ['waiting-closures'],
  shellscript: ['waiting-closures'],
};

const none: ReadonlySet<Trait> = new Set();
const sets = new Map(Object.entries(traits).map(([language, list]) => [language, new Set(list) as ReadonlySet<Trait>]));

/** Traits of a language pack, by its id. */
export function traitsOf(id: string): ReadonlySet<Trait> {
  return sets.get(id) ?? none;
}
