// How many programs this machine runs at once without one waiting for another.
import { availableParallelism } from 'node:os';

export function cores(): number {
  return Math.max(1, availableParallelism());
}
