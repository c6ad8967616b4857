const rates = new Map([['welcome', 0.1]]);

export function discountOf(code: string, total: number): number {
  return Math.floor(total * (rates.get(code) ?? 0));
}
