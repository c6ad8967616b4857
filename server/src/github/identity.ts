// Which repository of which forge: read from remotes and addresses alone, without asking anyone.
import { Failure } from '../model/failure.ts';

export interface Identity {
  /** Lower case. */
  readonly host: string;
  /** owner/name, lower case; forges compare it so. */
  readonly repository: string;
}

export type Reference = { readonly number: number; readonly identity?: Identity } | 'current';

const named = /^[\w.-]+$/;

/** The identity that a remote's address names, in its scp, ssh, https, http or git form; undefined for any other address. */
export function identityOf(address: string): Identity | undefined {
  const scp = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)([^/].*)$/.exec(address);
  const url = /^(?:https?|ssh|git):\/\/(?:[^@/]+@)?([\w.-]+)(?::\d+)?\/(.+)$/.exec(address);
  const [, host, path] = url ?? scp ?? [];
  const [owner, name, ...more] = (path ?? '')
    .replace(/\/+$/, '')
    .replace(/\.git$/, '')
    .split('/');
  if (host === undefined || !owner || !name || more.length > 0 || !named.test(owner) || !named.test(name)) return undefined;
  return { host: host.toLowerCase(), repository: `${owner}/${name}`.toLowerCase() };
}

/** A number, `#n`, the plain address of a pull request, or `current`. Throws `Failure` `unsafe-pr-target` or `invalid-pr-number`. */
export function readReference(text: string): Reference {
  if (text === 'current') return 'current';
  if (/^#?[1-9]\d{0,8}$/.test(text)) return { number: Number(text.replace('#', '')) };
  const url = /^https?:\/\/([a-z0-9.-]+)\/([\w.-]+)\/([\w.-]+)\/pull\/([1-9]\d{0,8})$/.exec(text);
  const [, host, owner, name, number] = url ?? [];
  if (host !== undefined && (text.startsWith('https:') || host.endsWith('.localhost')))
    return { number: Number(number), identity: { host, repository: `${owner}/${name}`.toLowerCase() } };
  if (/^#?\d+$/.test(text))
    throw new Failure('usage', 'invalid-pr-number', `“${text}” is no number of a pull request.`, 'Name it as it is: --pr 12');
  throw new Failure(
    'usage',
    'unsafe-pr-target',
    `“${text}” is no plain address of a pull request.`,
    'Use its number, or https://HOST/OWNER/NAME/pull/NUMBER without anything behind it.',
  );
}

/** What a number alone means here: origin where it names a forge, else the one repository that the remotes name. */
export function localIdentity(remotes: ReadonlyMap<string, string>): Identity {
  const origin = remotes.get('origin');
  if (origin !== undefined) {
    const identity = identityOf(origin);
    if (identity) return identity;
    throw new Failure(
      'unavailable',
      'no-github-origin',
      'The remote named origin is on no forge that this address tells.',
      'Name the pull request by its whole address, or set origin to the repository it is in.',
    );
  }
  const all = new Map(
    [...remotes.values()].flatMap((address) => identityOf(address) ?? []).map((each) => [`${each.host}/${each.repository}`, each]),
  );
  const [only, ...others] = all.values();
  if (only && others.length === 0) return only;
  throw only
    ? new Failure(
        'unavailable',
        'ambiguous-github-repositories',
        `The remotes name ${all.size} repositories, and none of them is called origin.`,
        'Name the pull request by its whole address.',
      )
    : new Failure(
        'unavailable',
        'no-github-repository',
        'No remote of this clone is on a forge.',
        'Add the repository that the pull request is in as origin.',
      );
}

/** The remote that serves a repository: origin first, then by name. Throws `Failure` `no-matching-remote`. */
export function remoteOf({ host, repository }: Identity, remotes: ReadonlyMap<string, string>): string {
  const matching = [...remotes].filter(([, address]) => {
    const identity = identityOf(address);
    return identity?.host === host && identity.repository === repository;
  });
  const names = matching.map(([name]) => name).sort((a, b) => Number(b === 'origin') - Number(a === 'origin') || (a < b ? -1 : 1));
  const [name] = names;
  if (name !== undefined) return name;
  throw new Failure(
    'unavailable',
    'no-matching-remote',
    `No remote of this clone is ${host}/${repository}.`,
    'Run this in a clone of the repository that the pull request is in.',
  );
}
