// Compares the flags of a command line with those it had before, by what each flag means to its tool.
import type { Flag } from '../config-tools/tool.ts';
import type { Word } from './commands.ts';

export interface FlagChange {
  readonly flag: Flag;
  /** The flag in head; absent when it was removed. */
  readonly head?: Word;
  readonly base?: Word;
}

interface Use {
  readonly word: Word;
  readonly value: string;
}

export function compareFlags(flags: readonly Flag[], base: readonly Word[] | undefined, head: readonly Word[]): FlagChange[] {
  return flags.flatMap((flag): FlagChange[] => {
    const before = base ? usesOf(flag, base) : [];
    const after = usesOf(flag, head);
    switch (flag.looser) {
      case 'added':
        return after
          .filter(({ value }) => !before.some((use) => use.value === value))
          .filter(({ value }) => flag.value === undefined || flag.value.test(value))
          .slice(0, 1)
          .map(({ word }) => ({ flag, head: word }));
      case 'removed':
        return base && before[0] && after.length === 0 ? [{ flag, base: before[0].word }] : [];
      default: {
        const [was, is] = [numberIn(before[0]), numberIn(after[0])];
        const worse = was !== undefined && is !== undefined && (flag.looser === 'lower' ? is < was : is > was);
        return worse && before[0] && after[0] ? [{ flag, base: before[0].word, head: after[0].word }] : [];
      }
    }
  });
}

/** Every use of a flag, as `--flag value`, `--flag=value` or `--flag`. */
function usesOf({ flag, behind }: Flag, all: readonly Word[]): Use[] {
  const from = behind === undefined ? -1 : all.findIndex(({ text }) => text === behind);
  const words = behind !== undefined && from < 0 ? [] : all.slice(from + 1);
  return words.flatMap((word, at): Use[] => {
    if (word.text === flag) {
      const next = words[at + 1];
      return [{ word, value: next === undefined || next.text.startsWith('-') ? '' : next.text }];
    }
    return word.text.startsWith(`${flag}=`) ? [{ word, value: word.text.slice(flag.length + 1) }] : [];
  });
}

function numberIn(use: Use | undefined): number | undefined {
  const number = Number.parseFloat(use?.value ?? '');
  return Number.isNaN(number) ? undefined : number;
}
