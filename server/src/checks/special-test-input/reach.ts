// Finds the tests that reach a decision, and drops literals that are more than a test's invention.
import type { ChangeView } from '../check.ts';
import type { Literal } from '../testing/model.ts';
import { holdsTests } from '../testing/scope.ts';
import type { Candidate } from './candidates.ts';
import { shapeOf } from './distinctive.ts';
import { factsOf, type TestFacts } from './test-facts.ts';

/** A literal in more files than this is common knowledge. */
const mostFiles = 40;
/** Tests that are read for one change; a change that reaches more is looked at by other means. */
const mostTests = 120;

/** Asks the tree once for all candidates, then tells from each text which of them it is about. */
export async function reachingTests(change: ChangeView, candidates: readonly Candidate[]): Promise<Map<Candidate, TestFacts[]>> {
  const wanted = new Map(candidates.map((candidate) => [candidate, needles(candidate)]));
  const all = [...new Set([...wanted.values()].flat())];
  const own = new Set(candidates.map(({ source }) => source.path));
  const paths = all.length === 0 ? [] : (await change.grep('head', all)).filter((path) => own.has(path) || looksLikeTest(path));
  const reached = new Map<Candidate, TestFacts[]>(candidates.map((candidate) => [candidate, []]));
  for (const path of paths.slice(0, mostTests)) {
    const source = await change.source('head', path);
    if (!source || !holdsTests(source)) continue;
    const about = candidates.filter(
      (candidate) =>
        (path === candidate.source.path || mentions(source.text, candidate)) &&
        wanted.get(candidate)?.some((needle) => source.text.includes(needle)),
    );
    for (const candidate of about) reached.get(candidate)?.push(factsOf(source));
  }
  return reached;
}

/** What a test has to hold to be looked at: the literal, or the name of what it would call. */
function needles({ asked, owners, source }: Candidate): string[] {
  const literals = asked.filter((literal) => shapeOf(literal) !== 'common').map(({ value }) => value);
  return [
    ...new Set([...literals, ...owners.slice(-1), ...(owners.length === 0 || asked.length === 0 ? [stemOf(source.path)] : [])]),
  ].filter((each) => each.length >= 3);
}

function mentions(text: string, { owners, source }: Candidate): boolean {
  return [
    ...owners,
    stemOf(source.path),
    ...(/^(?:index|mod|lib|__init__|main)$/.test(stemOf(source.path)) ? [source.path.split('/').at(-2) ?? ''] : []),
  ]
    .filter((name) => name.length >= 2)
    .some((name) => new RegExp(`(?<![\\p{L}\\p{N}])${name.replace(/[^\p{L}\p{N}_]/gu, '\\$&')}(?![\\p{L}\\p{N}])`, 'iu').test(text));
}

function stemOf(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.\w+$/, '');
}

export function looksLikeTest(path: string): boolean {
  return /(?:^|[/._-])(?:tests?|specs?|__tests__|e2e|conftest)(?:[/._-]|$)|(?:Test|Tests|Spec|TestCase|IT)\.\w+$/i.test(path);
}

/** Remembers, for one comparison, which values the product, its types or its documents knew before. */
export class Provenance {
  readonly #known = new Map<string, Promise<boolean>>();
  readonly #change: ChangeView;

  constructor(change: ChangeView) {
    this.#change = change;
  }

  isTestOnly(literal: Literal, own: ReadonlySet<string>): Promise<boolean> {
    const known = this.#known.get(literal.value) ?? this.#look(literal, own);
    this.#known.set(literal.value, known);
    return known;
  }

  async #look({ kind, value }: Literal, own: ReadonlySet<string>): Promise<boolean> {
    if (kind === 'list') return true;
    for (const side of ['base', 'head'] as const) {
      const paths = (await this.#change.grep(side, [value])).filter((path) => !looksLikeTest(path) && (side === 'base' || !own.has(path)));
      if (paths.length > mostFiles) return false;
      for (const path of paths) {
        const source = await this.#change.source(side, path);
        if (source && (source.role === 'product' || source.role === 'docs') && holds(source.text, kind, value) && !(source.path !== path))
          return false;
      }
    }
    return true;
  }
}

/** As a value of its own: 1609 is not in 16093. A test beside the code does not count as the product's word. */
function holds(text: string, kind: Literal['kind'], value: string): boolean {
  const product = text.replace(/#\[cfg\(test\)\][\s\S]*$/, '');
  if (kind === 'string') return product.includes(value);
  return new RegExp(`(?<![\\d.])${value.replace(/[^\d]/g, '\\$&')}(?![\\d.]*\\d)`).test(product);
}
