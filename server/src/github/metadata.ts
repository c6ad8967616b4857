// Reads what the forge says of one pull request, in one question, and refuses an answer about another one.
import * as z from 'zod';
import { withoutSecrets } from '../checks/secret/find-secrets.ts';
import { Failure } from '../model/failure.ts';
import type { PullRequest } from '../model/pull-request.ts';
import type { Broker } from './broker.ts';
import type { Identity } from './identity.ts';

const question = `query($owner:String!,$name:String!,$number:Int!){repository(owner:$owner,name:$name){pullRequest(number:$number){
number title body url state isDraft isCrossRepository reviewDecision mergeable author{login} baseRefName baseRefOid headRefName headRefOid
headRepository{nameWithOwner} commits(last:1){nodes{commit{statusCheckRollup{contexts(first:100){nodes{__typename ...on CheckRun{status conclusion} ...on StatusContext{state}}}}}}}}}}`;

const context = z.object({
  __typename: z.string(),
  status: z.string().nullish(),
  conclusion: z.string().nullish(),
  state: z.string().nullish(),
});
const answer = z.object({
  data: z.object({
    repository: z
      .object({
        pullRequest: z
          .object({
            number: z.int(),
            title: z.string(),
            body: z.string(),
            url: z.string(),
            state: z.enum(['OPEN', 'CLOSED', 'MERGED']),
            isDraft: z.boolean(),
            isCrossRepository: z.boolean(),
            reviewDecision: z.string().nullish(),
            mergeable: z.string(),
            author: z.object({ login: z.string() }).nullish(),
            baseRefName: z.string(),
            baseRefOid: z.string(),
            headRefName: z.string(),
            headRefOid: z.string(),
            headRepository: z.object({ nameWithOwner: z.string() }).nullish(),
            commits: z
              .object({
                nodes: z.array(
                  z.object({
                    commit: z.object({ statusCheckRollup: z.object({ contexts: z.object({ nodes: z.array(context) }) }).nullish() }),
                  }),
                ),
              })
              .nullish(),
          })
          .nullable(),
      })
      .nullable(),
  }),
});

export type Metadata = Omit<PullRequest, 'remote' | 'threads' | 'relation'> & { readonly body: string };

export async function readMetadata(
  broker: Broker,
  { host, repository }: Identity,
  number: number,
  cwd: string,
  signal?: AbortSignal,
): Promise<Metadata> {
  const [owner = '', name = ''] = repository.split('/');
  const fields = ['-f', `query=${question}`, '-f', `owner=${owner}`, '-f', `name=${name}`, '-F', `number=${number}`];
  const text = await broker.ask('pull request', ['api', 'graphql', '--hostname', host, ...fields], cwd, signal);
  const parsed = answer.safeParse(readJson(text));
  if (!parsed.success)
    throw new Failure(
      'unavailable',
      'pr-metadata-malformed',
      'The forge’s answer lacks what a pull request must have.',
      'Try again; name commits if it stays so.',
    );
  const pull = parsed.data.data.repository?.pullRequest;
  if (!pull)
    throw new Failure(
      'unavailable',
      'github-not-found',
      `There is no pull request ${number} in ${repository}, or this account may not see it.`,
      'Look at the number and at the account that gh uses.',
    );
  const asked = `/${repository}/pull/${number}`;
  if (pull.number !== number || !pull.url.toLowerCase().endsWith(`${host}${asked}`))
    throw new Failure(
      'unavailable',
      'pr-identity-mismatch',
      'The forge answered about another pull request than was asked for.',
      'Name it by its whole address.',
    );
  const checks = pull.commits?.nodes[0]?.commit.statusCheckRollup?.contexts.nodes ?? [];
  return {
    host,
    repository,
    number,
    url: pull.url,
    state: pull.state,
    isDraft: pull.isDraft,
    title: withoutSecrets(pull.title),
    author: pull.author?.login ?? 'ghost',
    body: pull.body,
    base: { ref: pull.baseRefName, oid: pull.baseRefOid },
    head: { ref: pull.headRefName, oid: pull.headRefOid, repository: pull.headRepository?.nameWithOwner ?? null },
    isCrossRepository: pull.isCrossRepository,
    reviewDecision: pull.reviewDecision ?? null,
    mergeable: pull.mergeable,
    checks: rollUp(checks),
  };
}

function rollUp(contexts: readonly z.infer<typeof context>[]): PullRequest['checks'] {
  const states = contexts.map(({ status, conclusion, state }) => {
    if (state !== undefined && state !== null)
      return state === 'SUCCESS' ? 'passed' : /^(?:PENDING|EXPECTED)$/.test(state) ? 'pending' : 'failed';
    if (status !== 'COMPLETED') return 'pending';
    return /^(?:SUCCESS|NEUTRAL|SKIPPED)$/.test(conclusion ?? '') ? 'passed' : 'failed';
  });
  const count = (wanted: string): number => states.filter((each) => each === wanted).length;
  return { passed: count('passed'), failed: count('failed'), pending: count('pending') };
}

/** Undefined for what is no JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
