import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/stock.test.ts'],
    coverage: { thresholds: { lines: 60 } },
  },
});
