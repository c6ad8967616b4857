// A pull request as the forge described it at one moment; titles and names in it are a stranger's words.
import * as z from 'zod';

const oid = z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/);
const side = z.object({ ref: z.string().describe('Branch, without refs/heads/.'), oid });

export const reviewThreadSchema = z.object({
  id: z.string(),
  path: z.string(),
  line: z.int().min(1).nullable(),
  outdated: z.boolean().describe('Its anchor is gone from the change; what it says may still hold.'),
  author: z.string(),
  body: z.string().describe('The first comment, cut to 2,000 characters.'),
  findings: z.array(z.string()).describe('Ids of what the body enumerates: `<thread id>#finding-<ordinal>`.'),
});
export type ReviewThread = z.infer<typeof reviewThreadSchema>;

/** `unavailable`: the forge could not be asked for all of them, so none is shown as if it were all. */
export const threadsSchema = z.object({
  status: z.enum(['available', 'unavailable']),
  reason: z.string().optional(),
  total: z.int().nonnegative(),
  unresolved: z.array(reviewThreadSchema),
});
export type Threads = z.infer<typeof threadsSchema>;

/** How the target branch stands to what the pull request's own data say of it. */
export const baseRelationSchema = z.enum(['matches-pr-metadata', 'advanced', 'diverged']);
export type BaseRelation = z.infer<typeof baseRelationSchema>;

export const pullRequestSchema = z.object({
  host: z.string(),
  repository: z.string().describe('owner/name'),
  number: z.int().positive(),
  url: z.string(),
  state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
  isDraft: z.boolean(),
  title: z.string(),
  author: z.string(),
  base: side,
  head: side.extend({ repository: z.string().nullable().describe('owner/name; null where the fork is gone.') }),
  isCrossRepository: z.boolean(),
  reviewDecision: z.string().nullable(),
  mergeable: z.string(),
  checks: z.object({ passed: z.int(), failed: z.int(), pending: z.int() }).describe('The forge’s own checks of the head commit.'),
  remote: z.string().describe('The remote of this clone that the objects come from.'),
  relation: baseRelationSchema.optional(),
  threads: threadsSchema,
});
export type PullRequest = z.infer<typeof pullRequestSchema>;

/** One to choose from. */
export const openPullRequestSchema = z.object({
  number: z.int().positive(),
  title: z.string(),
  isDraft: z.boolean(),
  author: z.string(),
  branch: z.string(),
});
export type OpenPullRequest = z.infer<typeof openPullRequestSchema>;
