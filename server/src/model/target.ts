// Which change is under check.
import * as z from 'zod';
import { type PullRequest, pullRequestSchema } from './pull-request.ts';

export const targetKindSchema = z.enum(['working-tree', 'path', 'commit', 'branch', 'pull-request']);
export type TargetKind = z.infer<typeof targetKindSchema>;

/** What the caller asked for, before anything is resolved. */
export type TargetRequest =
  | { kind: 'working-tree' }
  | { kind: 'path'; paths: string[] }
  | { kind: 'commit'; spec: string }
  | { kind: 'branch'; root: string }
  /** `pull`: what the forge said of it; git needs it, and asks nobody. */
  | { kind: 'pull-request'; reference: string; pull?: PullRequest };

export const targetSchema = z.object({
  kind: targetKindSchema,
  spec: z.string().describe('The target in the words of the caller.'),
  root: z.string().optional().describe('The ref a branch change is measured from, as supplied.'),
  rootRev: z.string().optional().describe('`origin/<root>` for a branch, the root itself for a commit or tag.'),
  rootSource: z.string().optional().describe('Who supplied the root, and whether it was refreshed.'),
  paths: z.array(z.string()).optional(),
  pullRequest: pullRequestSchema.optional(),
});
export type Target = z.infer<typeof targetSchema>;
