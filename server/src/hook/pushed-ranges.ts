// Reads what git tells a `pre-push` hook: `<local ref> <local oid> <remote ref> <remote oid>`, one line a ref.
export interface PushedRanges {
  /** Ranges of commits, as revision expressions. */
  readonly ranges: readonly string[];
  /** Refs that the remote does not know yet: nothing says what to measure them from. */
  readonly unknown: readonly string[];
}

const line = /^(\S+) ([0-9a-f]{40,64}) (\S+) ([0-9a-f]{40,64})$/;
const isNone = (oid: string): boolean => /^0+$/.test(oid);

/** Deletions publish nothing. Lines of another form are not git's and are left out. */
export function pushedRanges(input: string): PushedRanges {
  const updates = input.split('\n').flatMap((text) => {
    const [, ref = '', local = '', , remote = ''] = line.exec(text.trim()) ?? [];
    return local === '' || isNone(local) ? [] : [{ ref, local, remote }];
  });
  return {
    ranges: updates.filter(({ remote }) => !isNone(remote)).map(({ local, remote }) => `${remote}..${local}`),
    unknown: updates.filter(({ remote }) => isNone(remote)).map(({ ref }) => ref),
  };
}
