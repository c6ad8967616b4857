// Finds the same test on both sides of a change, also where its file was renamed or it moved to another one.
import type { TestCase } from '../../model/test-run.ts';
import { caseId } from './cases.ts';

export interface MatchedCase {
  readonly atBase: TestCase | undefined;
  readonly atHead: TestCase | undefined;
}

/** Head's order, then what head no longer has. By id first, then through renamed files, then by a name that each side has once. */
export function matchCases(base: readonly TestCase[], head: readonly TestCase[], renames: ReadonlyMap<string, string>): MatchedCase[] {
  const left = new Map(base.map((test) => [test.id, test]));
  const partners = new Map<string, TestCase>();
  const take = (atHead: TestCase, atBase: TestCase | undefined): void => {
    if (!atBase || partners.has(atHead.id) || !left.delete(atBase.id)) return;
    partners.set(atHead.id, atBase);
  };
  for (const test of head) take(test, left.get(test.id));
  const renamed = new Map([...left.values()].map((test) => [renamedId(test, renames), test]));
  for (const test of head) take(test, renamed.get(test.id));
  const open = head.filter((test) => !partners.has(test.id));
  const onlyAtBase = uniqueByName([...left.values()]);
  for (const [name, test] of uniqueByName(open)) take(test, onlyAtBase.get(name));
  const gone = [...left.values()].map((atBase) => ({ atBase, atHead: undefined }));
  return [...head.map((atHead) => ({ atBase: partners.get(atHead.id), atHead })), ...gone];
}

/** The id a test has once its file bears its new name. */
function renamedId(test: TestCase, renames: ReadonlyMap<string, string>): string {
  const group = renames.get(test.group);
  if (group === undefined) return test.id;
  const runner = test.id.slice(0, test.id.indexOf('::'));
  const first = caseId(runner, test.group, test.name);
  return caseId(runner, group, test.name) + test.id.slice(first.length);
}

/** Names like `works` or `renders` are everywhere; only a name that stands once on a side identifies a test. */
function uniqueByName(tests: readonly TestCase[]): ReadonlyMap<string, TestCase> {
  const found = new Map<string, TestCase | undefined>();
  for (const test of tests) found.set(test.name, found.has(test.name) ? undefined : test);
  return new Map([...found].flatMap(([name, test]) => (test ? [[name, test] as const] : [])));
}
