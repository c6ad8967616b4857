// An identity for a finding that survives moves, renames and reformatting.
import { createHash } from 'node:crypto';

/** 16 hex digits over what the finding is about; equal acts in one place are told apart by their ordinal. */
export class Fingerprints {
  readonly #seen = new Map<string, number>();

  next(parts: readonly string[]): string {
    const digest = createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 16);
    const ordinal = (this.#seen.get(digest) ?? 0) + 1;
    this.#seen.set(digest, ordinal);
    return `${digest}:${ordinal}`;
  }
}
