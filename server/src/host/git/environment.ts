// What a git process may see of the world: nothing of the caller's own git variables, and the network only where a step says so.
import { delimiter, isAbsolute } from 'node:path';

/** Where git, its settings and its temporary files are found; all of it belongs to the user, none to the repository. */
const passedOn = [
  'HOME',
  'USER',
  'LOGNAME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'XDG_CONFIG_HOME',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_CEILING_DIRECTORIES',
  'SYSTEMROOT',
  'USERPROFILE',
  'APPDATA',
  'LOCALAPPDATA',
  'HOMEDRIVE',
  'HOMEPATH',
  'PATHEXT',
  'COMSPEC',
];

/** What reaching a remote may need besides. */
const passedOnToRemotes = [
  'SSH_AUTH_SOCK',
  'SSH_AGENT_PID',
  'GIT_SSH_COMMAND',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'http_proxy',
  'https_proxy',
  'HTTPS_PROXY',
  'all_proxy',
  'ALL_PROXY',
  'no_proxy',
  'NO_PROXY',
  'KRB5CCNAME',
];

/** For every command that needs no remote: no transport at all may start, not even to complete a partial clone. */
export function localEnvironment(): NodeJS.ProcessEnv {
  return { ...commonEnvironment(), GIT_ALLOW_PROTOCOL: 'none', GIT_NO_LAZY_FETCH: '1' };
}

/** For a fetch: the well-known transports, no prompt, and no helper program that the repository names. */
export function remoteEnvironment(): NodeJS.ProcessEnv {
  return {
    ...commonEnvironment(),
    ...pick(passedOnToRemotes),
    GIT_ALLOW_PROTOCOL: 'https:http:ssh:git:file',
    GIT_PROXY_COMMAND: '',
  };
}

function commonEnvironment(): NodeJS.ProcessEnv {
  return {
    ...pick(passedOn),
    PATH: absolutePath(process.env['PATH'] ?? ''),
    LC_ALL: 'C',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_ATTR_NOSYSTEM: '1',
  };
}

/** Without relative entries, which would find programs in the repository. */
function absolutePath(path: string): string {
  return path
    .split(delimiter)
    .filter((entry) => isAbsolute(entry))
    .join(delimiter);
}

function pick(names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])));
}
