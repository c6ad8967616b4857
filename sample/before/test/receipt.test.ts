import { expect, test } from 'vitest';
import { price } from '../src/price.ts';

test('a receipt', () => {
  expect(`Total ${price('welcome', 2000)}`).toMatchSnapshot();
});
