// Reads every review thread, page by page. What cannot be read whole is unavailable: a part of them never stands for all.
import * as z from 'zod';
import { withoutSecrets } from '../checks/secret/find-secrets.ts';
import { Failure } from '../model/failure.ts';
import type { ReviewThread, Threads } from '../model/pull-request.ts';
import type { Broker } from './broker.ts';
import { embeddedFindings } from './embedded-findings.ts';
import type { Identity } from './identity.ts';
import { readJson } from './metadata.ts';

const question = `query($owner:String!,$name:String!,$number:Int!,$after:String){repository(owner:$owner,name:$name){pullRequest(number:$number){
reviewThreads(first:100,after:$after){totalCount pageInfo{hasNextPage endCursor} nodes{id isResolved isOutdated path line comments(first:1){nodes{body author{login}}}}}}}}`;

const page = z.object({
  totalCount: z.int().nonnegative(),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  nodes: z.array(
    z.object({
      id: z.string(),
      isResolved: z.boolean(),
      isOutdated: z.boolean(),
      path: z.string(),
      line: z.int().nullable(),
      comments: z.object({ nodes: z.array(z.object({ body: z.string(), author: z.object({ login: z.string() }).nullable() })) }),
    }),
  ),
});
const answer = z.object({
  data: z.object({ repository: z.object({ pullRequest: z.object({ reviewThreads: page }) }) }),
  errors: z.never().optional(),
});

/** More pages than this are no review that a person holds. */
const mostPages = 20;
const longestBody = 2000;

export async function readThreads(
  broker: Broker,
  { host, repository }: Identity,
  number: number,
  cwd: string,
  signal?: AbortSignal,
): Promise<Threads> {
  const [owner = '', name = ''] = repository.split('/');
  const found: z.infer<typeof page>['nodes'] = [];
  let after: string | null = null;
  try {
    for (let pages = 0; pages < mostPages; pages += 1) {
      const fields: string[] = ['-f', `query=${question}`, '-f', `owner=${owner}`, '-f', `name=${name}`, '-F', `number=${number}`];
      const cursor: string[] = after === null ? [] : ['-f', `after=${after}`];
      const text: string = await broker.ask('review threads', ['api', 'graphql', '--hostname', host, ...fields, ...cursor], cwd, signal);
      const threads: z.infer<typeof page> = answer.parse(readJson(text)).data.repository.pullRequest.reviewThreads;
      found.push(...threads.nodes);
      if (threads.pageInfo.hasNextPage && threads.pageInfo.endCursor !== null) {
        after = threads.pageInfo.endCursor;
        continue;
      }
      if (found.length !== threads.totalCount) return unavailable('The forge listed another number of threads than it counts.');
      return { status: 'available', total: found.length, unresolved: found.filter((each) => !each.isResolved).map(threadOf) };
    }
    return unavailable('There are more threads than are read.');
  } catch (error) {
    signal?.throwIfAborted();
    return unavailable(error instanceof Failure ? error.message : 'The forge’s answer lacks what a thread must have.');
  }
}

function threadOf({ id, path, line, isOutdated, comments }: z.infer<typeof page>['nodes'][number]): ReviewThread {
  const [first] = comments.nodes;
  const body = first?.body ?? '';
  return {
    id,
    path,
    line: line !== null && line > 0 ? line : null,
    outdated: isOutdated,
    author: first?.author?.login ?? 'ghost',
    body: withoutSecrets(body).slice(0, longestBody),
    findings: embeddedFindings(id, body).map((finding) => finding.id),
  };
}

function unavailable(reason: string): Threads {
  return { status: 'unavailable', reason, total: 0, unresolved: [] };
}
