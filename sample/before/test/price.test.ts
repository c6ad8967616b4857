import { expect, test } from 'vitest';
import { price, tax } from '../src/price.ts';

test('a spring order', () => {
  expect(price('SPRING-2024', 11750)).toBe(8812);
});

test('tax is rounded', () => {
  expect(tax(1999)).toBe(380);
});
