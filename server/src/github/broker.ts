// The only way to `gh`: a list of questions that read, asked without a shell, within bounds, and nothing of its output kept when it fails.
import type { Processes } from '../host/host.ts';
import { Failure } from '../model/failure.ts';
import { failureClass, type FailureClass, failureWords } from './failure-class.ts';

/** In milliseconds, and in bytes. */
const longest = 60_000;
const largest = 16 * 1024 * 1024;

/** What gh needs to find itself, its own settings, and the network. It reads its credentials; nobody else does. */
const passedOn = [
  'PATH',
  'HOME',
  'XDG_CONFIG_HOME',
  'GH_CONFIG_DIR',
  'GH_TOKEN',
  'GITHUB_TOKEN',
  'GH_ENTERPRISE_TOKEN',
  'GITHUB_ENTERPRISE_TOKEN',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SYSTEMROOT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
];

export interface Broker {
  /** Standard output. Throws `Failure` named after the failure's class, or `unsafe-gh-command` before anything runs. */
  ask(label: string, args: readonly string[], cwd: string, signal?: AbortSignal): Promise<string>;
}

export function createBroker(processes: Processes, environment: Readonly<Record<string, string>>): Broker {
  const env = {
    ...Object.fromEntries(passedOn.flatMap((name) => (environment[name] === undefined ? [] : [[name, environment[name]]]))),
    GH_PROMPT_DISABLED: '1',
    GH_NO_UPDATE_NOTIFIER: '1',
    GH_PAGER: '',
    NO_COLOR: '1',
  };
  return {
    ask: async (label, args, cwd, signal) => {
      if (!isReading(args))
        throw new Failure(
          'usage',
          'unsafe-gh-command',
          `The question “${label}” does not only read; it was not asked.`,
          'Nothing was sent.',
        );
      const result = await processes.run({
        command: ['gh', ...args],
        cwd,
        env,
        timeoutMs: longest,
        largestOutput: largest,
        ...(signal ? { signal } : {}),
      });
      signal?.throwIfAborted();
      if (result.outcome === 'timeout') throw failed('command-timeout', label);
      if (result.outcome === 'not-found' || result.outcome === 'not-started') throw failed('command-unavailable', label);
      if (result.exitCode !== 0) throw failed(failureClass(result.stderr), label);
      if (Buffer.byteLength(result.stdout) >= largest) throw failed('command-output-oversized', label);
      return result.stdout;
    },
  };
}

/** `gh pr view` without a browser, `gh api` that gets, and GraphQL that queries. */
export function isReading(args: readonly string[]): boolean {
  const [noun = '', verb = '', ...rest] = args;
  if (/^(?:gist|issue|pr|project|release|repo|ruleset|run|workflow)$/.test(noun) && verb === 'view') return !rest.some(opensBrowser);
  if (noun === 'pr' && verb === 'diff') return !rest.some(opensBrowser);
  if (noun !== 'api') return false;
  const flags = rest.filter((arg) => arg.startsWith('-'));
  if (verb !== 'graphql') return verb.startsWith('/') && flags.every((flag) => flag === '--hostname');
  const queries = rest.flatMap((arg, at) => (arg.startsWith('query=') ? [{ arg, flag: rest[at - 1] ?? '' }] : []));
  const [query] = queries;
  return (
    flags.every((flag) => ['-f', '--raw-field', '-F', '--field', '--hostname'].includes(flag)) &&
    !rest.some((arg) => /^[^=]*=@/.test(arg)) &&
    query !== undefined &&
    queries.length === 1 &&
    /^(?:-f|--raw-field)$/.test(query.flag) &&
    /^query=\s*query\b/.test(query.arg) &&
    !/\bmutation\b/.test(query.arg)
  );
}

/** `--web` and `-w`, with a value or among other letters too. */
function opensBrowser(arg: string): boolean {
  return /^--web(?:=|$)/.test(arg) || /^-[a-zA-Z]*w/.test(arg);
}

function failed(code: FailureClass, label: string): Failure {
  const [what, advice] = failureWords[code];
  return new Failure('unavailable', code, `${what} (${label})`, advice);
}
