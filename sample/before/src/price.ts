import { discountOf } from './discounts.ts';

/** What an order costs, in cents. */
export function price(code: string, total: number): number {
  return total - discountOf(code, total);
}

export function tax(total: number): number {
  return Math.round(total * 0.19);
}
