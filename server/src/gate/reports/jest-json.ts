// Reads `jest --json`.
import { jestLikeFormat } from './jest-like.ts';

export const jestJson = jestLikeFormat('jest', (text) => text.includes('"wasInterrupted"') || text.includes('"openHandles"'));
