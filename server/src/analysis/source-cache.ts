// Parses each content once and remembers what the checks found in it: results belong to content, not to names or times.
import type { Check, Occurrence, OccurrenceCheck, SourceHead } from '../checks/check.ts';
import type { Source } from '../syntax/source.ts';
import type { Syntax } from '../syntax/syntax.ts';
import { roleOf } from './roles.ts';

export class SourceCache {
  readonly syntax: Syntax;
  readonly #sources = new Map<string, Source>();
  readonly #acts = new WeakMap<Source, Map<OccurrenceCheck, readonly Occurrence[]>>();
  readonly #wanted = new WeakMap<Source, Map<string, boolean>>();
  readonly #failures = new WeakMap<Source, readonly string[]>();
  readonly #capacity: number;

  /** `capacity`: how many sources stay in memory; the oldest go first. */
  constructor(syntax: Syntax, capacity = 2000) {
    this.syntax = syntax;
    this.#capacity = capacity;
  }

  /** The source of a content. `oid` is the blob id, which with the path decides everything about it. */
  source(path: string, oid: string, text: () => string): Source {
    const key = `${oid}\0${path}`;
    const known = this.#sources.get(key);
    if (known) {
      this.#sources.delete(key);
      this.#sources.set(key, known);
      return known;
    }
    const source = this.syntax.source(path, text(), roleOf(path));
    this.#sources.set(key, source);
    this.#evict();
    return source;
  }

  /** Loads the grammars that these sources need, so that reading their layers is synchronous afterwards. */
  async prepare(sources: readonly SourceHead[]): Promise<void> {
    await this.syntax.prepare(sources);
  }

  /** What `check.wants` says, asked once a content and side. */
  wants(check: Check, source: Source, side: 'base' | 'head'): boolean {
    const answers = this.#wanted.get(source) ?? new Map<string, boolean>();
    this.#wanted.set(source, answers);
    const key = `${check.id} ${side}`;
    const answer = answers.get(key) ?? check.wants(source, side);
    answers.set(key, answer);
    return answer;
  }

  async acts(check: OccurrenceCheck, source: Source): Promise<readonly Occurrence[]> {
    const known = this.#acts.get(source)?.get(check);
    if (known) return known;
    await this.prepare([source]);
    const found = this.#find(check, source);
    const results = this.#acts.get(source) ?? new Map<OccurrenceCheck, readonly Occurrence[]>();
    results.set(check, found);
    this.#acts.set(source, results);
    return found;
  }

  /** Checks that gave up on a source; what they would have said of it is not known. */
  failuresOf(source: Source): readonly string[] {
    return this.#failures.get(source) ?? [];
  }

  /** A check never throws; where one does all the same, the others still speak. */
  #find(check: OccurrenceCheck, source: Source): readonly Occurrence[] {
    try {
      return check.find(source);
    } catch {
      this.#failures.set(source, [...this.failuresOf(source), check.id]);
      return [];
    }
  }

  #evict(): void {
    for (const [key, source] of this.#sources) {
      if (this.#sources.size <= this.#capacity) return;
      this.#sources.delete(key);
      source.dispose();
    }
  }
}
