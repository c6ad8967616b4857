// What one execution of a test suite said, whatever runner and format it came from.
import * as z from 'zod';
import { problemSchema } from './problem.ts';

/** `xfail` failed as announced, `xpass` passed although a failure was announced, `todo` is written but not meant to count yet. */
export const testOutcomeSchema = z.enum(['passed', 'failed', 'error', 'skipped', 'xfail', 'xpass', 'todo']);
export type TestOutcome = z.infer<typeof testOutcomeSchema>;

/** Why a test failed. Only `assertion` shows that the test demands something the code does not give. */
export const testFailureKindSchema = z.enum(['assertion', 'exception', 'import', 'collection', 'timeout', 'environment']);
export type TestFailureKind = z.infer<typeof testFailureKindSchema>;

/** One execution of one test. */
export const testAttemptSchema = z.object({
  outcome: testOutcomeSchema,
  durationMs: z.number().nonnegative().optional(),
  message: z.string().optional(),
  failureKind: testFailureKindSchema.optional(),
});
export type TestAttempt = z.infer<typeof testAttemptSchema>;

export const testCaseSchema = testAttemptSchema.extend({
  id: z.string().describe('Runner, file or class, name and occurrence; the same on both sides of a change.'),
  group: z.string().describe('File, class, package or binary the test belongs to; empty when the runner names none.'),
  name: z.string().describe('Name with its enclosing suites, joined by ` > `.'),
  file: z.string().optional().describe('Relative to the tested tree, with forward slashes; absolute only when outside of it.'),
  line: z.int().min(1).optional(),
  attempts: z.array(testAttemptSchema).describe('Every execution in order. The outcome of the case is the last one’s.'),
});
export type TestCase = z.infer<typeof testCaseSchema>;

/** Where a module that the tests loaded came from. */
export const moduleOriginSchema = z.object({ name: z.string(), origin: z.string().describe('Path or URL as the runtime reported it.') });
export type ModuleOrigin = z.infer<typeof moduleOriginSchema>;

export const testRunSchema = z.object({
  runner: z.string(),
  cases: z.array(testCaseSchema),
  modules: z.array(moduleOriginSchema).optional().describe('Present when the runner was asked to prove what it loaded.'),
  problems: z.array(problemSchema).describe('What could not be read. A run with a problem is never green.'),
});
export type TestRun = z.infer<typeof testRunSchema>;
