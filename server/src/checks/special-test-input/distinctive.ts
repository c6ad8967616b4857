// Which literals can give a special case away: a value that only a test would have chosen, not one that code is full of.
import type { Literal } from '../testing/model.ts';

/** `data` is a value nobody would name a concept by; a `word` may be one, such as a kind or a command. */
export type Shape = 'data' | 'word' | 'common';

const words = new Set(
  'test name type value data true false null none undefined default error string number object array text utf8 main info warn debug trace fatal monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december'.split(
    ' ',
  ),
);
const known =
  /^(?:get|post|put|patch|delete|head|options|trace|connect)$|^[\w.+-]+\/[\w.+*-]+$|^\.\w{1,5}$|^[a-z]{2}(?:[-_][a-z]{2})?$|^(?:https?|wss?|file|data|node|git|ssh|npm):|^(?:iso|utf|es|windows|cp|sha|md|aes|rfc|http|x|v|win|arm|amd|int|uint|float|tls|ssl|ipv|oauth|base|rsa|ecmascript)[-_ /.]?\d[\w.-]*$|^\^?~?v?\d+(?:\.\d+)+(?:[-+][\w.]+)?$|^#[0-9a-f]{3,8}$|^--?[\w-]+$|^%/i;
const numbers = new Set([
  '123',
  '1234',
  '12345',
  '255',
  '127',
  '365',
  '366',
  '3600',
  '86400',
  '604800',
  '1440',
  '8080',
  '8443',
  '3000',
  '5000',
  '5173',
  '4200',
  '9090',
  '5432',
  '3306',
  '6379',
  '27017',
  '1461',
  '4096',
  '65535',
  '32767',
  '32768',
  '16777216',
  '2147483647',
  '4294967295',
  '1.5',
  '0.5',
  '2.5',
  '0.25',
  '0.75',
  '3.14',
  '3.14159',
]);

export function shapeOf({ kind, value }: Pick<Literal, 'kind' | 'value'>): Shape {
  if (kind === 'number') return numberShape(value);
  if (kind === 'list') return value.length >= 5 && value.includes(',') ? 'data' : 'common';
  if (kind !== 'string') return 'common';
  const text = value.trim();
  if (text.length < 4 || words.has(text.toLowerCase()) || known.test(text)) return 'common';
  if (/\d{3,}|[[\](){},;'"]|\S\s+\S/.test(text) || /^[0-9a-f]{8,}$/i.test(text)) return 'data';
  return 'word';
}

function numberShape(value: string): Shape {
  const size = Math.abs(Number(value));
  if (Number.isNaN(size) || numbers.has(String(size))) return 'common';
  if (!Number.isInteger(size)) return String(size).replace(/^0\.|\./g, '').length >= 3 ? 'data' : 'common';
  if (size < 100 || (size >= 100 && size <= 599) || size % 100 === 0 || (size >= 1900 && size <= 2100)) return 'common';
  return Number.isInteger(Math.log2(size)) || Number.isInteger(Math.log2(size + 1)) ? 'common' : 'data';
}

/** True for an answer that says something: not yes, no, nothing, or a count on one hand. */
export function isTelling({ kind, value }: Pick<Literal, 'kind' | 'value'>): boolean {
  if (kind === 'number') return !['0', '1', '-1', '2', '10', '100'].includes(value) && Number.isFinite(Number(value));
  return (kind === 'string' && value.trim().length >= 2) || (kind === 'list' && value.length >= 3);
}
