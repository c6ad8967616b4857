// Reads a Makefile as a map from targets to their recipes, and variables to their values.
import { type Entry, entry } from './entry.ts';

const rule = /^([^\s:#=][^:#=]*):(?![=:])([^=]*)$/;
const variable = /^([\w.-]+)\s*[:?+]?=\s*(.*)$/;

export function readMake(text: string): Entry {
  const children: Entry[] = [];
  let open: Entry | undefined;
  let start = 0;
  const finish = () => {
    if (open) children.push(open);
    open = undefined;
  };
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const target = rule.exec(line);
    const assigned = variable.exec(line);
    if (open && line.startsWith('\t'))
      open = { ...open, from: open.value === '' ? start : open.from, to: end, end, value: `${String(open.value)}${line}\n` };
    else if (assigned) {
      finish();
      children.push(
        entry({ key: assigned[1] ?? '', kind: 'scalar', value: assigned[2] ?? '', start, end, from: end - (assigned[2] ?? '').length }),
      );
    } else if (target) {
      finish();
      open = entry({ key: (target[1] ?? '').trim(), kind: 'scalar', value: '', start, end, from: end, to: end });
    } else if (line.trim() !== '' && !line.startsWith('#')) finish();
    start = end + 1;
  }
  finish();
  return entry({ kind: 'map', start: 0, end: text.length, children });
}
