// Composes the engine with the real host: the one place where ports meet their implementations. Every door starts here.
import { SourceCache } from './analysis/source-cache.ts';
import { checks } from './checks/generated/index.ts';
import type { CheckHost } from './gate/check-change.ts';
import { systemClock } from './host/clock.ts';
import { git } from './host/git/index.ts';
import { grammarFiles } from './host/grammars.ts';
import { createSyntax } from './syntax/create-syntax.ts';
import { version } from './version.ts';

export function createEngine(): CheckHost {
  return { git, clock: systemClock, sources: new SourceCache(createSyntax(grammarFiles)), checks, version };
}
