// Makes pull requests a target like any other: asks the forge who they are, then lets git bring exactly those bytes.
import type { Git, Processes, Repository } from '../host/host.ts';
import * as z from 'zod';
import { Failure } from '../model/failure.ts';
import type { PullRequest } from '../model/pull-request.ts';
import { type Broker, createBroker } from './broker.ts';
import { type Identity, localIdentity, readReference, remoteOf } from './identity.ts';
import { readJson, readMetadata } from './metadata.ts';
import { readThreads } from './threads.ts';

/** The same git, whose repositories know pull requests. */
export function withPullRequests(git: Git, processes: Processes, environment: Readonly<Record<string, string>>): Git {
  const broker = createBroker(processes, environment);
  return { open: async (directory) => knowing(await git.open(directory), broker) };
}

function knowing(repository: Repository, broker: Broker): Repository {
  return {
    root: repository.root,
    commonDir: repository.commonDir,
    gitDir: repository.gitDir,
    objectFolders: repository.objectFolders,
    bare: repository.bare,
    stamp: (signal) => repository.stamp(signal),
    remotes: () => repository.remotes(),
    tree: (oid) => repository.tree(oid),
    attributes: (names, paths, tree) => repository.attributes(names, paths, tree),
    close: () => repository.close(),
    resolve: async (request, options) => {
      if (request.kind !== 'pull-request' || request.pull) return repository.resolve(request, options);
      const pull = await findPullRequest(repository, broker, request.reference, options?.signal);
      return repository.resolve({ ...request, pull }, options);
    },
  };
}

/** Identity, remote, then the core of the evidence, then what may be missing. Throws `Failure`. */
async function findPullRequest(repository: Repository, broker: Broker, text: string, signal?: AbortSignal): Promise<PullRequest> {
  const remotes = await repository.remotes();
  const { identity, number } = await identify(repository, broker, remotes, text, signal);
  const remote = remoteOf(identity, remotes);
  const { body: _, ...metadata } = await readMetadata(broker, identity, number, repository.root, signal);
  const threads = await readThreads(broker, identity, number, repository.root, signal);
  return { ...metadata, remote, threads };
}

const current = z.object({ url: z.string() });

async function identify(
  repository: Repository,
  broker: Broker,
  remotes: ReadonlyMap<string, string>,
  text: string,
  signal?: AbortSignal,
): Promise<{ identity: Identity; number: number }> {
  const reference = readReference(text);
  if (reference !== 'current') return { identity: reference.identity ?? localIdentity(remotes), number: reference.number };
  const answer = current.safeParse(
    readJson(await broker.ask('pull request of this branch', ['pr', 'view', '--json', 'url,state'], repository.root, signal)),
  );
  const found = answer.success ? readReference(answer.data.url) : 'current';
  if (found === 'current' || !found.identity)
    throw new Failure(
      'unavailable',
      'no-current-pull-request',
      'This branch has no pull request that gh can tell.',
      'Name its number: --pr 12',
    );
  return { identity: found.identity, number: found.number };
}
