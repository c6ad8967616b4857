export interface Item {
  readonly name: string;
  readonly left: number;
}

export function reserve(items: Map<string, Item>, name: string): Item {
  try {
    audit(name);
  } catch {}
  const item = items.get(name)!;
  if (item.left === 0) throw new Error(`sold out: ${name}`);
  return { ...item, left: item.left - 1 };
}
