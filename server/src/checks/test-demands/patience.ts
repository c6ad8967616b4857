// Says where tests may now fail a few times before it counts, or take much longer.
import type { ChangeView, Draft } from '../check.ts';
import { isCode } from '../code/sites.ts';
import { holdsTests } from '../testing/scope.ts';
import type { Source } from '../../syntax/source.ts';

const retries =
  /\b(?:jest|vi)\.retryTimes\(\s*[1-9]\d*|\bthis\.retries\(\s*[1-9]\d*\s*\)|\.retries\(\s*[1-9]\d*\s*\)|\bretr(?:y|ies):\s*[1-9]\d*|@pytest\.mark\.flaky\b(?:\([^)\n]*\))?|@flaky\b(?:\([^)\n]*\))?|@(?:Flaky|FlakyTest|Retry|RetryingTest|RepeatedIfExceptionsTest)\b(?:\([^)\n]*\))?|\[Retry\([^)\n]*\)\]/g;
const timeouts =
  /\b(?:jest\.setTimeout|this\.timeout|test\.setTimeout|vi\.setConfig\(\{\s*testTimeout:)\s*\(?\s*([\d_]+)|@pytest\.mark\.timeout\(\s*(\d+)|@Timeout\(\s*(?:value\s*=\s*)?(\d+)/g;
/** From here on a limit is another one. */
const muchLonger = 3;

export function patienceDrafts(change: ChangeView): Draft[] {
  return change.pairs.flatMap(({ base, head, entry }) => {
    if (!base || !head || base.text === head.text || !holdsTests(head)) return [];
    const before = found(base, retries).length;
    const more = found(head, retries).filter(({ text }, at, all) => all.length > before && !base.text.includes(text));
    const [was, is] = [limitOf(base), limitOf(head)];
    const longer = was !== undefined && is && is.value >= muchLonger * was.value ? [is] : [];
    return [
      ...more.map((site) =>
        draft(
          head,
          entry.path,
          site,
          'warning',
          `\`${site.text}\` was added. The tests it covers may now fail before a run counts, so that a failure that comes and goes is no longer seen.`,
        ),
      ),
      ...longer.map((site) =>
        draft(head, entry.path, site, 'info', `The time limit of the tests went from ${was?.value} to ${site.value}.`),
      ),
    ];
  });
}

interface Site {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly value: number;
}

function found(source: Source, pattern: RegExp): Site[] {
  return [...source.text.matchAll(pattern)].flatMap((match) => {
    const node = source.nodeAt(match.index, match.index + 1);
    const value = Number((match.slice(1).find(Boolean) ?? '').replaceAll('_', ''));
    return node && isCode(source, node) ? [{ start: match.index, end: match.index + match[0].length, text: match[0], value }] : [];
  });
}

/** The longest one. */
function limitOf(source: Source): Site | undefined {
  return found(source, timeouts).sort((one, other) => other.value - one.value)[0];
}

function draft(source: Source, place: string, { start, end, text }: Site, severity: 'warning' | 'info', message: string): Draft {
  return {
    ruleId: 'test/assertion-weakened',
    severity,
    message,
    side: 'head',
    path: source.path,
    start,
    end,
    subject: `${place} patience ${text}`,
    evidence: [],
  };
}
