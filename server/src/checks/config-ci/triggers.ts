// Finds workflows with checks that no longer start for the changes they used to start for.
import type { ChangeView, Draft } from '../check.ts';
import { child, type Entry } from '../config-readers/entry.ts';
import { readEntries } from '../config-readers/read.ts';
import type { Source } from '../../syntax/source.ts';
import { checkRuns, systemOf } from './runs.ts';

const gates = ['pull_request', 'pull_request_target', 'merge_group', 'workflow_call', 'push'];
const prose =
  /\.(?:md|mdx|rst|txt|adoc|png|svg|gif|jpe?g)['"]?$|(?:^|\/)(?:docs?|documentation|website|\.github|\.vscode|examples?|LICENSE|README|CHANGELOG|release[ _-]?notes|CODEOWNERS|\.gitignore|\.editorconfig)\b/i;

export function narrowedTriggers(change: ChangeView): Draft[] {
  return change.pairs.flatMap(({ base, head }) => {
    if (!base || !head || systemOf(head.path)?.id !== 'github-actions') return [];
    const before = child(readEntries(base, 'yaml'), 'on');
    const after = child(readEntries(head, 'yaml'), 'on');
    if (!before || !after || checkRuns(base).length === 0 || checkRuns(head).length === 0) return [];
    return [...lostEvents(base, head, before, after), ...ignoredPaths(head, before, after)];
  });
}

function lostEvents(base: Source, head: Source, before: Entry, after: Entry): Draft[] {
  const had = eventsOf(before).filter((event) => gates.includes(event));
  const has = eventsOf(after).filter((event) => gates.includes(event));
  const lostReview = had.some(isReview) && !has.some(isReview) && !startsOnEveryPush(after);
  if (!lostReview && !(had.length > 0 && has.length === 0)) return [];
  return [
    {
      ...draft(
        head,
        after,
        'error',
        `The workflow no longer starts on ${had
          .filter((event) => !has.includes(event))
          .map((event) => `\`${event}\``)
          .join(', ')}. Its checks no longer stop a change before it is merged.`,
      ),
      subject: `github-actions triggers ${had.join(' ')}`,
      evidence: [{ message: 'It started on these before.', path: base.path, range: base.lines.range(before.start, before.end) }],
    },
  ];
}

/** A push to any branch is the proposal of a change too. */
function startsOnEveryPush(on: Entry): boolean {
  return (
    eventsOf(on).includes('push') && !['branches', 'tags', 'branches-ignore'].some((key) => child(child(on, 'push'), key) !== undefined)
  );
}

function ignoredPaths(head: Source, before: Entry, after: Entry): Draft[] {
  return eventsOf(after).flatMap((event) => {
    const list = child(child(after, event), 'paths-ignore');
    const known = new Set((child(child(before, event), 'paths-ignore')?.children ?? []).map(({ value }) => String(value)));
    const added = (list?.children ?? []).filter(({ value }) => !known.has(String(value)) && !prose.test(String(value)));
    return added.map((item) =>
      draft(
        head,
        item,
        'warning',
        `\`${String(item.value)}\` was added to \`paths-ignore\`. Changes that touch nothing else no longer start the checks.`,
      ),
    );
  });
}

function draft(head: Source, place: Entry, severity: Draft['severity'], message: string): Draft {
  const end = place.kind === 'scalar' ? place.end : place.start + (head.text.slice(place.start).split(/\r?\n/, 1)[0] ?? '').length;
  return {
    ruleId: 'config/ci-nonblocking',
    severity,
    message,
    side: 'head',
    path: head.path,
    start: place.start,
    end,
    subject: `github-actions ${String(place.value ?? place.key)}`,
    tool: 'GitHub Actions',
    evidence: [],
  };
}

function isReview(event: string): boolean {
  return event.startsWith('pull_request') || event === 'merge_group' || event === 'workflow_call';
}

function eventsOf(on: Entry): string[] {
  if (on.kind === 'scalar') return [String(on.value)];
  return on.children.map((event) => (on.kind === 'list' ? String(event.value) : event.key));
}
