// How the writers of JUnit XML differ. There is no standard: each entry says how to tell one and what its fields mean.
import type { TestFailureKind } from '../../model/test-run.ts';
import { goFailureKind } from './go-json.ts';
import type { Repeats } from './report-format.ts';
import { childrenNamed, type XmlElement } from './xml.ts';

/** One `<testcase>` with the suites around it, outermost first. */
export interface JunitCase {
  readonly element: XmlElement;
  readonly suites: readonly XmlElement[];
}

export interface JunitDialect {
  readonly runner: string;
  readonly repeats: Repeats;
  matches(root: XmlElement): boolean;
  group(test: JunitCase): string;
  name(test: JunitCase): string;
  /** pytest counts lines from zero. */
  readonly firstLine?: 0;
  /** Where the fields say less than the runner's own words. */
  kind?(text: string): TestFailureKind;
}

const common = {
  repeats: 'occurrence',
  group: (test: JunitCase) => attribute(test.element, 'classname') || attribute(test.element, 'class') || suiteName(test),
  name: (test: JunitCase) => attribute(test.element, 'name'),
} as const;

/** The first that matches decides; the last matches all. */
export const junitDialects: readonly JunitDialect[] = [
  {
    ...common,
    runner: 'jest',
    matches: (root) => attribute(root, 'name') === 'jest tests',
    // By default class name and name are the same text, so only the file or the suite tells tests apart.
    group: (test) => {
      const classname = attribute(test.element, 'classname').trim();
      return attribute(test.element, 'file') || (classname === attribute(test.element, 'name').trim() ? suiteName(test) : classname);
    },
  },
  { ...common, runner: 'vitest', matches: (root) => attribute(root, 'name') === 'vitest tests' },
  {
    ...common,
    runner: 'pytest',
    repeats: 'phase',
    firstLine: 0,
    matches: (root) => suitesOf(root).some((suite) => attribute(suite, 'name') === 'pytest'),
  },
  { ...common, runner: 'nextest', matches: (root) => attribute(root, 'name') === 'nextest-run' },
  {
    ...common,
    runner: 'go',
    repeats: 'attempt',
    matches: (root) => suitesOf(root).some((suite) => hasProperty(suite, 'go.version')),
    name: (test) => common.name(test).replaceAll('/', ' > '),
    kind: goFailureKind,
  },
  { ...common, runner: 'surefire', matches: (root) => /surefire|failsafe/i.test(attribute(root, 'xsi:noNamespaceSchemaLocation')) },
  {
    ...common,
    runner: 'phpunit',
    matches: (root) => casesBelow(root).some((test) => test.attributes.has('assertions') && test.attributes.has('class')),
  },
  {
    ...common,
    runner: 'node',
    matches: (root) => casesBelow(root).some((test) => ['test', 'suite'].includes(attribute(test, 'classname'))),
    group: (test) => attribute(test.element, 'file'),
    name: (test) => [...test.suites.map((suite) => attribute(suite, 'name')), attribute(test.element, 'name')].filter(Boolean).join(' > '),
  },
  { ...common, runner: 'mocha', matches: (root) => attribute(root, 'name') === 'Mocha Tests' },
  { ...common, runner: 'rspec', matches: (root) => suitesOf(root).some((suite) => attribute(suite, 'name') === 'rspec') },
  { ...common, runner: 'junit', matches: () => true },
];

export function attribute(element: XmlElement, name: string): string {
  return element.attributes.get(name) ?? '';
}

/** The innermost suite's name; jest-junit writes `undefined` for tests outside of any. */
function suiteName(test: JunitCase): string {
  const suite = test.suites.at(-1);
  const name = suite ? attribute(suite, 'name') : '';
  return name === 'undefined' ? '' : name;
}

function suitesOf(root: XmlElement): readonly XmlElement[] {
  return root.name === 'testsuite' ? [root] : childrenNamed(root, 'testsuite');
}

function hasProperty(suite: XmlElement, name: string): boolean {
  const properties = childrenNamed(suite, 'properties').flatMap((list) => childrenNamed(list, 'property'));
  return properties.some((property) => attribute(property, 'name') === name);
}

/** A sample of cases, enough to tell a dialect by. */
function casesBelow(root: XmlElement): readonly XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [root];
  for (let element = open.pop(); element && found.length < 20; element = open.pop()) {
    if (element.name === 'testcase') found.push(element);
    open.push(...element.children.filter((child) => child.name === 'testsuite' || child.name === 'testcase').slice(0, 100));
  }
  return found;
}
