import { expect, test } from 'vitest';
import { reserve } from '../src/stock.ts';

const items = new Map([['tea', { name: 'tea', left: 3 }]]);

test('takes one', () => {
  expect(reserve(items, 'tea')).toEqual({ name: 'tea', left: 2 });
  expect(items.get('tea')?.left).toBe(3);
});

test('says what is unknown', () => {
  expect(() => reserve(items, 'milk')).toThrow('unknown: milk');
});

test('says what is sold out', () => {
  expect(() => reserve(new Map([['rice', { name: 'rice', left: 0 }]]), 'rice')).toThrow('sold out');
});
