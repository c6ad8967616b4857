// Lists the open pull requests of the repository that this clone is of, newest first, to choose from.
import * as z from 'zod';
import { withoutSecrets } from '../checks/secret/find-secrets.ts';
import type { Processes, Repository } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import type { OpenPullRequest } from '../model/pull-request.ts';
import { createBroker } from './broker.ts';
import { localIdentity } from './identity.ts';
import { readJson } from './metadata.ts';

const question = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){pullRequests(first:50,states:OPEN,orderBy:{field:UPDATED_AT,direction:DESC}){
nodes{number title isDraft author{login} headRefName}}}}`;

const answer = z.object({
  data: z.object({
    repository: z.object({
      pullRequests: z.object({
        nodes: z.array(
          z.object({
            number: z.int(),
            title: z.string(),
            isDraft: z.boolean(),
            author: z.object({ login: z.string() }).nullish(),
            headRefName: z.string(),
          }),
        ),
      }),
    }),
  }),
});

/** Throws `Failure` where the forge cannot be asked. */
export async function openPullRequests(
  repository: Repository,
  processes: Processes,
  environment: Readonly<Record<string, string>>,
): Promise<OpenPullRequest[]> {
  const { host, repository: full } = localIdentity(await repository.remotes());
  const [owner = '', name = ''] = full.split('/');
  const fields = ['-f', `query=${question}`, '-f', `owner=${owner}`, '-f', `name=${name}`];
  const text = await createBroker(processes, environment).ask(
    'open pull requests',
    ['api', 'graphql', '--hostname', host, ...fields],
    repository.root,
  );
  const parsed = answer.safeParse(readJson(text));
  if (!parsed.success)
    throw new Failure('unavailable', 'pr-metadata-malformed', 'The forge’s answer lacks what a list must have.', 'Try again.');
  return parsed.data.data.repository.pullRequests.nodes.map(({ number, title, isDraft, author, headRefName }) => ({
    number,
    title: withoutSecrets(title),
    isDraft,
    author: author?.login ?? 'ghost',
    branch: headRefName,
  }));
}
