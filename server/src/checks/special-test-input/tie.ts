// Ties a decision in the product to the test that feeds it and to the outcome that this test expects.
import type { Severity } from '../../model/finding.ts';
import type { Literal } from '../testing/model.ts';
import type { Candidate } from './candidates.ts';
import { isTelling, shapeOf } from './distinctive.ts';
import { type Fact, keyOf, type TestFacts } from './test-facts.ts';

export interface Tie {
  readonly severity: Severity;
  readonly asked: Literal;
  readonly feed: Fact;
  readonly expect: Fact | undefined;
  readonly facts: TestFacts;
  /** How the input is recognised, where not by its value. */
  readonly proxy?: 'digest' | 'length';
}

/** How far apart, in lines, what is fed and what is expected may stand in one case. */
const nearby = 8;

/** `predates`: the test stood in base already, so that the code was written to it. */
export function tie(
  candidate: Candidate,
  files: readonly TestFacts[],
  predates: (facts: TestFacts, literal: Literal) => boolean,
): Tie | undefined {
  const ties = files.flatMap((facts) => [
    ...candidate.asked.flatMap((asked) => tiesOf(candidate, asked, facts, predates(facts, asked))),
    ...proxyTies(candidate, facts),
  ]);
  return ties.sort((one, other) => Number(one.severity !== 'error') - Number(other.severity !== 'error'))[0];
}

function tiesOf(candidate: Candidate, asked: Literal, facts: TestFacts, old: boolean): Tie[] {
  const shape = shapeOf(asked);
  const digest = facts.derived.get(asked.value);
  if (shape === 'common' && !digest) return [];
  const feeds = (facts.byValue.get(keyOf(asked)) ?? []).filter(({ role }) => role !== 'expected');
  const proxy = feeds.length === 0 && digest ? ('digest' as const) : undefined;
  return (proxy && digest ? [digest] : feeds).flatMap((feed): Tie[] => {
    const answers = candidate.answered.filter(({ start }) => start !== asked.start);
    const expect = expected(answers, feed, facts);
    const told = { asked, feed, expect, facts, ...(proxy ? { proxy } : {}) };
    const severity = severityOf(proxy ? 'data' : shape, expect, answers, old, candidate.kind === 'entry');
    return severity ? [{ ...told, severity }] : [];
  });
}

function severityOf(
  shape: 'data' | 'word' | 'common',
  expect: Fact | undefined,
  answers: readonly Literal[],
  old: boolean,
  isEntry: boolean,
): Severity | undefined {
  if (shape === 'word') return expect && old && !isEntry && shapeOf(expect) === 'data' ? 'warning' : undefined;
  if (expect && isTelling(expect)) return isEntry && !old ? 'warning' : 'error';
  if (isEntry || !old) return undefined;
  return answers.some(isTelling) || expect ? 'warning' : undefined;
}

/** The place where a test expects one of the answers, in the case that feeds the input. */
function expected(answers: readonly Literal[], feed: Fact, facts: TestFacts): Fact | undefined {
  const found = answers.flatMap((answer) => facts.byValue.get(keyOf(answer)) ?? []);
  return found
    .filter(
      ({ role, scope, start, line }) =>
        role !== 'fed' && scope.start === feed.scope.start && start !== feed.start && Math.abs(line - feed.line) <= nearby,
    )
    .sort(
      (one, other) =>
        Number(other.role === 'expected') - Number(one.role === 'expected') ||
        Math.abs(one.line - feed.line) - Math.abs(other.line - feed.line),
    )[0];
}

const length =
  /(?:\blen\(\s*\w+\s*\)|\.(?:length|size|count|Length|Count)\b(?:\(\))?|\.len\(\)|\bcount\(\s*\$?\w+\s*\)|\bstrlen\(\s*\$?\w+\s*\))\s*={2,3}\s*(\d+)/;
const element =
  /\[\s*(-?\d+)\s*\]\s*={2,3}\s*(-?[\d.]+|"[^"]*"|'[^']*')|\.(?:startswith|startsWith|starts_with)\(\s*("[^"]*"|'[^']*')\s*\)/g;

/** A length and an element together single out one input as well as its value does. */
function proxyTies(candidate: Candidate, facts: TestFacts): Tie[] {
  const size = Number(length.exec(candidate.condition)?.[1] ?? NaN);
  const elements = [...candidate.condition.matchAll(element)];
  if (Number.isNaN(size) || elements.length === 0) return [];
  return facts.all.flatMap((feed): Tie[] => {
    const parts = feed.role === 'expected' ? undefined : partsOf(feed);
    if (parts?.length !== size || !elements.every((match) => fits(parts, match))) return [];
    const expect = expected(candidate.answered, feed, facts);
    const asked = candidate.asked[0];
    return expect && isTelling(expect) && asked ? [{ severity: 'error', asked, feed, expect, facts, proxy: 'length' }] : [];
  });
}

function fits(parts: readonly string[], [, index, value = '', prefix]: RegExpMatchArray): boolean {
  if (prefix !== undefined) return parts.join('').startsWith(prefix.slice(1, -1));
  return parts.at(Number(index)) === value.replace(/^["']|["']$/g, '');
}

function partsOf({ kind, value }: Fact): string[] | undefined {
  if (kind === 'string') return [...value];
  if (kind !== 'list') return undefined;
  return value
    .replace(/^[^[({]*[[({]|[\])}]$/g, '')
    .split(',')
    .map((part) => part.replace(/^["']|["']$/g, ''))
    .filter(Boolean);
}
