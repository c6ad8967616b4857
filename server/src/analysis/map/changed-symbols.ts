// Compares both outlines of a file by symbol; a change of form alone is folded.
import type { ChangedSymbol } from '../../model/change-map.ts';
import type { Outline, Unit } from './outline.ts';

export interface SymbolChanges {
  readonly changed: ChangedSymbol[];
  /** True where both sides are the same syntax. */
  readonly folded: boolean;
}

export function changedSymbols(base: Outline | undefined, head: Outline | undefined): SymbolChanges {
  if (base && head && base.path === head.path && base.shape === head.shape) return { changed: [], folded: true };
  const [before, after] = [symbolsOf(base), symbolsOf(head)];
  const gone = new Map([...before].filter(([name]) => !after.has(name)));
  const changed: ChangedSymbol[] = [];
  for (const [name, unit] of after) {
    const old = before.get(name);
    const path = head?.path ?? '';
    if (old && old.shape === unit.shape) {
      if (old.isPublic && !unit.isPublic)
        changed.push({ path, symbol: name, kind: unit.kind, change: 'signature', public: true, breaking: true, lines: unit.lines });
      continue;
    }
    if (old) {
      const signature = old.signature !== unit.signature;
      changed.push({
        path,
        symbol: name,
        kind: unit.kind,
        change: signature ? 'signature' : 'body',
        public: unit.isPublic,
        lines: unit.lines,
        ...(signature && old.isPublic ? { breaking: true } : {}),
      });
      continue;
    }
    const was = [...gone.values()].find((each) => each.kind === unit.kind && unnamed(each) === unnamed(unit));
    if (was?.name) gone.delete(was.name);
    changed.push({
      path,
      symbol: name,
      kind: unit.kind,
      change: was ? 'renamed' : 'added',
      public: unit.isPublic,
      lines: unit.lines,
      ...(was?.name ? { was: was.name } : {}),
      ...(was?.isPublic ? { breaking: true } : {}),
    });
  }
  for (const [name, unit] of gone) {
    changed.push({
      path: base?.path ?? '',
      symbol: name,
      kind: unit.kind,
      change: 'removed',
      public: unit.isPublic,
      lines: unit.lines,
      ...(unit.isPublic ? { breaking: true } : {}),
    });
  }
  return { changed, folded: false };
}

function symbolsOf(outline: Outline | undefined): Map<string, Unit> {
  return new Map((outline?.units ?? []).filter((unit) => unit.name !== undefined && !unit.isTest).map((unit) => [unit.name ?? '', unit]));
}

function unnamed(unit: Unit): string {
  return unit.shape
    .split(' ')
    .map((part) => (part === unit.name ? '_' : part))
    .join(' ');
}
