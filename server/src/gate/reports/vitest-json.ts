// Reads `vitest --reporter=json`: Jest's shape without Jest's own fields.
import { jestLikeFormat } from './jest-like.ts';

export const vitestJson = jestLikeFormat('vitest', (text) => !text.includes('"wasInterrupted"') && !text.includes('"openHandles"'));
