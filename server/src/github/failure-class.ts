// Says what kind of failure `gh` met, from its words; names that strangers chose are taken out first, and the words themselves are never kept.

export type FailureClass =
  | 'github-network'
  | 'github-rate-limit'
  | 'github-auth'
  | 'github-not-found'
  | 'github-permission'
  | 'github-command-failed'
  | 'command-timeout'
  | 'command-unavailable'
  | 'command-output-oversized';

const signs: readonly (readonly [FailureClass, RegExp])[] = [
  ['github-rate-limit', /rate limit|HTTP 429|secondary rate|abuse detection/i],
  ['github-auth', /HTTP 401|gh auth login|authentication|bad credentials|GH_TOKEN/i],
  ['github-permission', /HTTP 403|permission|forbidden|resource not accessible|SAML/i],
  ['github-not-found', /HTTP 404|could not resolve to a|not found|no pull requests found/i],
  [
    'github-network',
    /HTTP 5\d\d|dial tcp|no such host|connection (?:refused|reset)|connect:|timeout|timed out|unexpected EOF|EOF|TLS|certificate|network is unreachable|proxyconnect|could not connect|error connecting/i,
  ],
];

export function failureClass(stderr: string): FailureClass {
  const plain = stderr.replace(/'[^']*'|"[^"]*"|`[^`]*`/g, '');
  return signs.find(([, sign]) => sign.test(plain))?.[0] ?? 'github-command-failed';
}

/** What happened and what to do, without a word of the output. */
export const failureWords: Readonly<Record<FailureClass, readonly [string, string]>> = {
  'github-network': ['The forge could not be reached.', 'Try again when the network answers.'],
  'github-rate-limit': ['The forge refuses more questions for now.', 'Try again later; it says how long in `gh api rate_limit`.'],
  'github-auth': ['gh is not signed in to this host.', 'Sign in with gh, then try again.'],
  'github-not-found': [
    'There is no such pull request, or this account may not see it.',
    'Look at the number and at the account that gh uses.',
  ],
  'github-permission': ['This account may not read the pull request.', 'Use an account that may, or ask for access.'],
  'github-command-failed': ['gh did not answer the question.', 'Run the same question with gh by hand to see why.'],
  'command-timeout': ['gh took longer than a minute.', 'Try again; a slow network shows in `gh api rate_limit`.'],
  'command-unavailable': ['gh is not installed.', 'Install the GitHub command line, or name commits: --commit BASE...HEAD.'],
  'command-output-oversized': ['The forge answered more than 16 MiB.', 'Check the commits themselves: --commit BASE...HEAD.'],
};
