// What stands for the tests of a project that has none.
import type { TestRun } from '../model/test-run.ts';

export const emptyRun: TestRun = { runner: 'none', cases: [], problems: [] };
