// Two projects: `unit` needs nothing but Node and git; `e2e` drives the real editor and runs one file at a time.
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { CHANGE_GATE_VERSION: JSON.stringify('0.0.0-test') },
  test: {
    reporters: ['default', './test/support/reporter.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Much of what a test does is waiting for programs it has started.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: ['test/**/*.test.ts', 'test/**/*.test.tsx'], exclude: ['test/e2e/**', 'test/**/fixtures/**'] },
      },
      { extends: true, test: { name: 'e2e', include: ['test/e2e/**/*.test.ts'], fileParallelism: false, testTimeout: 180_000 } },
    ],
  },
});
