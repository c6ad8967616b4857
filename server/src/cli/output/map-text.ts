// The change map for a terminal: the change, what it reaches by distance, the tests, what is not known.
import type { ChangeMap } from '../../model/change-map.ts';

export function renderMapText(map: ChangeMap): string {
  const lines = [`Tier ${map.tier.mechanical} · map ${map.status}`];
  section(
    lines,
    'Changed',
    map.changed.map(
      (each) =>
        `${each.change.padEnd(9)} ${each.path} ${each.symbol}${each.public ? ' · public' : ''}${each.breaking ? ' · breaking' : ''}`,
    ),
  );
  section(
    lines,
    'Only form',
    map.folded.map((each) => each.path),
  );
  section(
    lines,
    'Reaches',
    map.reached.map((each) => `${String(each.distance).padStart(2)}  ${each.path}${each.symbol === undefined ? '' : ` ${each.symbol}`}`),
  );
  section(
    lines,
    'Tests',
    map.tests.map((each) => `${String(each.distance).padStart(2)}  ${each.path}${each.name === undefined ? '' : ` ${each.name}`}`),
  );
  section(
    lines,
    'Reached by no test',
    map.untested.map((each) => `${each.path} ${each.symbol}`),
  );
  section(
    lines,
    'Unresolved',
    map.unresolved.map((each) => `${each.path} ${each.reference}`),
  );
  section(lines, 'Not known', map.reasons);
  return `${lines.join('\n')}\n`;
}

function section(lines: string[], title: string, entries: readonly string[]): void {
  if (entries.length > 0) lines.push('', `${title} (${entries.length})`, ...entries.map((entry) => `  ${visible(entry)}`));
}

/** Names come from the change; control characters of theirs must not steer the terminal. */
function visible(text: string): string {
  return text.replace(/\p{Cc}|\p{Cf}/gu, '�');
}
