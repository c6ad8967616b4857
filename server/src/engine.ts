// Composes the engine with the real host: the one place where ports meet their implementations. Every door starts here.
import { SourceCache } from './analysis/source-cache.ts';
import { checks } from './checks/generated/index.ts';
import type { CheckHost } from './gate/check-change.ts';
import { systemClock } from './host/clock.ts';
import { git } from './host/git/index.ts';
import { processes } from './host/processes.ts';
import { withPullRequests } from './github/pull-requests.ts';
import { grammarFiles } from './host/grammars.ts';
import { createSyntax } from './syntax/create-syntax.ts';
import { version } from './version.ts';

export function createEngine(): CheckHost {
  return {
    git: withPullRequests(git, processes, environment()),
    clock: systemClock,
    sources: new SourceCache(createSyntax(grammarFiles)),
    checks,
    version,
  };
}

/** What this process was started with; each program that is started gets the part of it that it needs. */
export function environment(): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}
