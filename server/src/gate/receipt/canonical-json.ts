// One spelling for one value: sorted keys, no white space (RFC 8785 for what a receipt holds). Digests and signatures are taken over it.

/** Throws a `TypeError` for what JSON cannot say: a function, a symbol, a number that is not finite. Absent and undefined members are the same. */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item: unknown) => canonicalJson(item ?? null)).join(',')}]`;
  if (typeof value === 'object') return `{${members(value).join(',')}}`;
  throw new TypeError(`JSON has no way to write a ${typeof value}`);
}

function members(value: object): string[] {
  const entries: [string, unknown][] = Object.entries(value);
  const present = entries.filter(([, member]) => member !== undefined);
  const sorted = present.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return sorted.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
}
