// A full disk is an answer of its own, whoever met it: one of ours, or git.
import { Failure } from '../model/failure.ts';

export function explainDisk(error: unknown): unknown {
  const { code, message } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  const isFull =
    code === 'ENOSPC' || code === 'EDQUOT' || (code !== 'disk-full' && /no space left on device|disk quota exceeded/i.test(message ?? ''));
  return isFull
    ? new Failure(
        'incomplete',
        'disk-full',
        'The disk is full; the run left no receipt.',
        'Free some space, or name another cache directory with XDG_CACHE_HOME, and run the gate again.',
      )
    : error;
}
