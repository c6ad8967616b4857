// Finds exits with success that hide a failure: in a handler of one, or while tests are loaded and set up.
import type { Node } from 'web-tree-sitter';
import { capturesOf } from '../../syntax/query.ts';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence } from '../check.ts';
import { actAt } from '../code/act.ts';
import { functionAround, type Site } from '../code/sites.ts';

const runnerConfig =
  /(?:^|\/)(?:karma|jest|vitest|mocha|playwright|cypress|wdio|protractor|ava|nightwatch)[.\w-]*\.conf(?:ig)?\.[cm]?[jt]s$|(?:^|\/)conftest\.py$|(?:^|\/)\.mocharc\.c?js$/;
const hooks =
  /\b(?:beforeAll|afterAll|beforeEach|afterEach|before|after|setup|teardown|globalSetup|globalTeardown|pytest_\w+|setUp|tearDown|setUpModule|setUpClass|TestMain)\b/;
const failureHooks = /(?:unhandledRejection|uncaughtException|\.catch\()[^;]{0,300}$/;
const asked =
  /EPIPE|SIGINT|SIGTERM|SIGHUP|cancel|abort|interrupt|ExitPrompt|--help|--version|KeyboardInterrupt|BrokenPipe|SystemExit|CommanderError|commander\.|exitCode|exit_code|already|not modified|GeneratorExit|StopIteration|EOFError|up.to.date/i;

export function isTestSetup({ path, role }: Pick<Source, 'path' | 'role'>): boolean {
  return runnerConfig.test(path) || role === 'test-support';
}

export function exitsIn(source: Source, sites: readonly Site[]): Occurrence[] {
  const handlers = source.layers.flatMap((layer) =>
    capturesOf(layer, 'handlers')
      .filter(({ name }) => name === 'handler')
      .map(({ node }) => node),
  );
  return sites.flatMap((site): Occurrence[] => {
    const told = messageFor(source, site, handlers);
    return told ? [actAt(source, site, { ruleId: 'special-case/early-exit', severity: 'error', message: told })] : [];
  });
}

function messageFor(source: Source, site: Site, handlers: readonly Node[]): string | undefined {
  const handler = handlers.findLast(({ startIndex, endIndex }) => startIndex <= site.start && site.end <= endIndex);
  const before = source.text.slice(Math.max(0, site.start - 400), site.start);
  if (runnerConfig.test(source.path)) return 'The set-up of the tests ends the run with success. Tests that never ran count as passed.';
  if (source.role === 'test-support') {
    const around = functionAround(source, site.node);
    return around && hooks.test(source.text.slice(Math.max(0, around.startIndex - 40), around.startIndex + 60))
      ? 'A hook of the tests ends the run with success. Tests that fail, or never ran, count as passed.'
      : undefined;
  }
  if (source.role !== 'product' && source.role !== 'ci') return undefined;
  if (handler && handler.endIndex - handler.startIndex < 1200) {
    const caught = source.text.slice(Math.max(0, handler.startIndex - 200), handler.endIndex);
    return asked.test(caught) || isNested(site.node, handler)
      ? undefined
      : 'A failure is caught here, and the process ends with success. Whoever started it is told that all went well.';
  }
  const open = failureHooks.exec(before)?.[0];
  return open && !asked.test(open) && depth(open) > 0
    ? 'A failure is caught here, and the process ends with success. Whoever started it is told that all went well.'
    : undefined;
}

/** Behind a condition of its own the handler has looked at what went wrong. */
function isNested(node: Node, handler: Node): boolean {
  for (let at = node.parent; at && at.id !== handler.id; at = at.parent)
    if (/^(?:if_|if$|unless|switch|case|when|match|ternary|conditional|for|while)/.test(at.type)) return true;
  return false;
}

/** How many brackets a stretch leaves open. */
function depth(text: string): number {
  return (text.match(/[({]/g)?.length ?? 0) - (text.match(/[)}]/g)?.length ?? 0);
}
