// The ways in which a condition can know one input without naming it: by a part of it, its form, its pieces, its codes, its sum, its size.
import type { Literal } from '../testing/model.ts';
import { shapeOf } from './distinctive.ts';

/** How an input is recognised, where not by its value. `length` alone says least. */
export type Proxy = 'digest' | 'element' | 'form' | 'pieces' | 'part' | 'pattern' | 'codes' | 'sum' | 'length';

export interface Asking {
  /** The condition as written. */
  readonly condition: string;
  readonly asked: readonly Literal[];
}

type Input = Pick<Literal, 'kind' | 'value'>;

/** How the condition picks out this input; undefined where it does not, or not in a way that only one input has. */
export function viewOf({ condition, asked }: Asking, input: Input): Proxy | undefined {
  const parts = partsOf(input);
  if (parts === undefined || parts.length < 3) return undefined;
  if (isElement(condition, parts)) return 'element';
  if (asked.some((literal) => isForm(literal, input))) return 'form';
  if (input.kind === 'string') {
    if (pieces(condition) === input.value) return 'pieces';
    if (asked.some((literal) => isPart(literal, input.value))) return 'part';
    if (patternsIn(condition).some((pattern) => isPattern(pattern, input.value))) return 'pattern';
    const codes = [...input.value].map((letter) => letter.codePointAt(0)).join();
    if (sequencesIn(asked).some((sequence) => sequence.join() === codes)) return 'codes';
  }
  if (
    /sum|reduce|ord\b|charCode|codePoint|hash|crc|checksum|fold\(/i.test(condition) &&
    sequencesIn(asked).flat().includes(sumOf(input, parts))
  )
    return 'sum';
  return Number(length.exec(condition)?.[1] ?? Number.NaN) === parts.length ? 'length' : undefined;
}

const length =
  /(?:\blen\(\s*\w+\s*\)|\.(?:length|size|count|Length|Count)\b(?:\(\))?|\.len\(\)|\bcount\(\s*\$?\w+\s*\)|\bstrlen\(\s*\$?\w+\s*\))\s*={2,3}\s*(\d+)/;
const element =
  /\[\s*(-?\d+)\s*\]\s*={2,3}\s*(-?[\d.]+|"[^"]*"|'[^']*')|\.(?:startswith|startsWith|starts_with)\(\s*("[^"]*"|'[^']*')\s*\)/g;

/** A length and an element together single out one input as well as its value does. */
function isElement(condition: string, parts: readonly string[]): boolean {
  const elements = [...condition.matchAll(element)];
  if (Number(length.exec(condition)?.[1] ?? Number.NaN) !== parts.length || elements.length === 0) return false;
  return elements.every(([, index, value = '', prefix]) =>
    prefix === undefined ? parts.at(Number(index)) === unquoted(value) : parts.join('').startsWith(prefix.slice(1, -1)),
  );
}

/** The same text in another case, or a list as text. */
function isForm({ kind, value }: Literal, input: Input): boolean {
  if (kind !== 'string' || value.length < 4) return false;
  const bare = (text: string) => text.replace(/[\s"'[\](){}]/g, '').toLowerCase();
  if (input.kind === 'list') return bare(value) === bare(input.value);
  return value !== input.value && shapeOf({ kind, value }) === 'data' && value.toLowerCase() === input.value.toLowerCase();
}

/** A piece of it that says nearly all of it, or that nobody would write down for another reason. */
function isPart(literal: Literal, value: string): boolean {
  const part = literal.value;
  if (literal.kind === 'number')
    return /^\d{4,}$/.test(part) && part.length < value.length && new RegExp(`(?<!\\d)${part}(?!\\d)`).test(value);
  if (literal.kind !== 'string' || part.length < 3 || part.length >= value.length || !value.includes(part)) return false;
  return part.length >= 0.6 * value.length || /\d{3,}|[[\](){},;'"]|\S\s+\S/.test(part);
}

const quoted = /(["'`])((?:\\.|(?!\1)[^\\])*)\1|(?<![\w.])(\d+)(?![\w.])/g;

/** What all constants of the condition say one after the other: `"order-%d" % 1234`, `order-${1234}`, `'order-'.concat('1234')`. */
function pieces(condition: string): string | undefined {
  const found = [...condition.matchAll(quoted)].map(([, , text, number = '']) => text ?? number);
  const inside = found.map((text) => text.replace(/\$?\{\s*["'`]?([\w.-]*)["'`]?\s*\}/g, '$1').replace(/%[ds]|\{\}/g, ''));
  return found.length > 1 || inside[0] !== found[0] ? inside.join('') : undefined;
}

/** Patterns written in the condition: between slashes, or a text given to a function that matches. */
function patternsIn(condition: string): string[] {
  const slashed = [...condition.matchAll(/(?<![\w)\]])\/((?:\\.|\[[^\]]*\]|[^/\\\n[])+)\/[a-z]*/g)].map(([, body = '']) => body);
  const given = /\b(?:match|fullmatch|search|test|matches|is_match|MatchString|IsMatch|preg_match|Regex|RegExp|compile)\b|=~/.test(
    condition,
  )
    ? [...condition.matchAll(/\b[rR]?(["'`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(([, , body = '']) =>
        body.replace(/\\\\/g, '\\').replace(/^\/|\/[a-z]*$/g, ''),
      )
    : [];
  return [...slashed, ...given];
}

/** Spells most of the input out, and matches it. Without repetitions, so that no text can make it slow. */
function isPattern(pattern: string, value: string): boolean {
  if (/[*+{|]|\(\?/.test(pattern.replace(/\\./g, ''))) return false;
  const spelled = pattern.replace(/\\[dwsDWSbB]|\[[^\]]*\]|[\^$().?]/g, '').replace(/\\(.)/g, '$1');
  if (spelled.length < 3 || spelled.length < 0.6 * value.length) return false;
  try {
    return new RegExp(pattern).test(value);
  } catch {
    return false;
  }
}

/** The numbers that are asked for one by one, and each list of numbers. */
function sequencesIn(asked: readonly Literal[]): number[][] {
  const lists = asked.filter(({ kind, value }) => kind === 'list' && /^\W*\d+(?:,\d+)+\W*$/.test(value));
  const single = asked.filter(({ kind }) => kind === 'number').map(({ value }) => Number(value));
  return [
    single,
    ...lists.map(({ value }) =>
      value
        .replace(/[^\d,]/g, '')
        .split(',')
        .map(Number),
    ),
  ];
}

function sumOf({ kind, value }: Input, parts: readonly string[]): number {
  return kind === 'list'
    ? parts.reduce((sum, part) => sum + Number(part), 0)
    : [...value].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

function partsOf({ kind, value }: Input): string[] | undefined {
  if (kind === 'string') return [...value];
  if (kind !== 'list') return undefined;
  return value
    .replace(/^[^[({]*[[({]|[\])}]$/g, '')
    .split(',')
    .map(unquoted)
    .filter(Boolean);
}

function unquoted(text: string): string {
  return text.replace(/^["']|["']$/g, '');
}
