// Says in words what got looser, and puts the finding on the line a person would fix.
import type { Draft } from '../check.ts';
import type { FlagChange } from '../config-commands/flags.ts';
import type { Entry } from '../config-readers/entry.ts';
import type { Place } from '../config-readers/walk.ts';
import type { Evidence } from '../../model/finding.ts';
import type { Source } from '../../syntax/source.ts';
import type { Item, Loosening } from './judge.ts';
import type { Setting } from './tool.ts';
import type { Unit } from './versions.ts';

/** From here on, like changes in one file are one act. */
const many = 10;

export function draftOfLoosening(unit: Unit, setting: Setting, place: Place, loosening: Loosening): Draft {
  const head = unit.head?.source;
  const path = head?.path ?? '';
  const span = spanOf(loosening, place, head);
  return {
    ruleId: setting.rule,
    severity: setting.severity ?? (isLesser(loosening, setting) ? 'warning' : 'error'),
    message: `${setting.act ? inWords(setting.act, place, loosening) : actOf(loosening, place)} ${inWords(setting.says, place, loosening)}`,
    side: 'head',
    path,
    ...span,
    subject: [unit.tool.id, ...place.keys, ...('items' in loosening ? loosening.items.map(({ text }) => text) : [loosening.how])].join(' '),
    tool: unit.tool.name,
    evidence: evidenceOf(unit, loosening),
  };
}

/** A rule that is no longer named may hold through a preset; a pattern may hide only fixtures or new files. */
function isLesser(loosening: Loosening, setting: Setting): boolean {
  return (loosening.how === 'removed' && setting.looser.by === 'level') || ('lesser' in loosening && loosening.lesser === true);
}

function spanOf(loosening: Loosening, place: Place, head: Source | undefined): { start: number; end: number } {
  switch (loosening.how) {
    case 'grown': {
      const [first] = loosening.items;
      return first && place.base ? { start: first.start, end: first.end } : { start: loosening.head.start, end: loosening.head.end };
    }
    case 'removed':
      return firstLineOf(place.around, head);
    default:
      return { start: loosening.head.start, end: loosening.head.end };
  }
}

/** The first line of the entry that still stands around what is gone. */
function firstLineOf(around: Entry | undefined, source: Source | undefined): { start: number; end: number } {
  const start = around?.start ?? 0;
  const text = source?.text.slice(start, around?.end ?? start) ?? '';
  const line = text.split(/\r?\n/, 1)[0] ?? '';
  return { start, end: start + line.length };
}

function actOf(loosening: Loosening, place: Place): string {
  const key = code(place.keys.at(-1) ?? '');
  switch (loosening.how) {
    case 'changed':
      return `${key} went from ${shown(loosening.base)} to ${shown(loosening.head)}.`;
    case 'set':
      return loosening.head.kind === 'scalar' ? `${key} was set to ${shown(loosening.head)}.` : `${key} was added.`;
    case 'removed':
      return loosening.base.kind === 'scalar' ? `${key}, which was ${shown(loosening.base)}, was removed.` : `${key} was removed.`;
    case 'grown':
      return place.keys.length === 0 ? `${listed(loosening.items)} was added.` : `${listed(loosening.items)} was added to ${key}.`;
    case 'shrunk':
      return `${listed(loosening.items)} was removed from ${key}.`;
  }
}

function inWords(sentence: string, place: Place, loosening: Loosening): string {
  const values: Readonly<Record<string, string>> = {
    name: 'items' in loosening ? listed(loosening.items) : (place.keys.at(-1) ?? ''),
    parent: code(place.keys.at(-2) ?? place.keys.at(-1) ?? ''),
    value: 'head' in loosening ? shown(loosening.head) : '',
  };
  return sentence.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

function evidenceOf({ base, head, tool }: Unit, loosening: Loosening): Evidence[] {
  const evidence: Evidence[] = [];
  if ('base' in loosening && base) {
    const { start, end } = loosening.base;
    evidence.push({ message: `${tool.name} was held to this before.`, path: base.source.path, range: base.source.lines.range(start, end) });
  }
  if (loosening.how === 'shrunk' && base)
    for (const item of loosening.items.slice(0, many))
      evidence.push({
        message: `${code(item.text)} was here before.`,
        path: base.source.path,
        range: base.source.lines.range(item.start, item.end),
      });
  if (loosening.how === 'grown' && head)
    for (const item of loosening.items.slice(1))
      evidence.push({
        message: `${code(brief(item.text))} was added too.`,
        path: head.source.path,
        range: head.source.lines.range(item.start, item.end),
      });
  return evidence;
}

export function draftOfFlag(
  toolName: string,
  { flag, head, base }: FlagChange,
  at: { head: Source | undefined; base: Source | undefined; around: { start: number; end: number } },
): Draft {
  const span = head ?? at.around;
  const act = head ? (base ? `${code(flag.flag)} was loosened.` : `${code(flag.flag)} was added.`) : `${code(flag.flag)} was removed.`;
  const evidence: Evidence[] =
    base && at.base
      ? [{ message: `${toolName} ran with this before.`, path: at.base.path, range: at.base.lines.range(base.start, base.end) }]
      : [];
  return {
    ruleId: flag.rule,
    severity: flag.severity ?? 'error',
    message: `${act} ${flag.says}`,
    side: 'head',
    path: at.head?.path ?? '',
    start: span.start,
    end: span.end,
    subject: `${toolName} ${flag.flag} ${head?.text ?? ''}`,
    tool: toolName,
    evidence,
  };
}

/** One finding for a mass edit, with the other places as its evidence; never two on the same place for the same rule. */
export function merge(drafts: readonly Draft[], headOf: (path: string) => Source | undefined): Draft[] {
  const unique = [
    ...new Map(drafts.map((draft) => [`${draft.ruleId}\0${draft.side}\0${draft.path}\0${draft.start}\0${draft.end}`, draft])).values(),
  ];
  const groups = new Map<string, Draft[]>();
  for (const draft of unique) {
    const key = `${draft.ruleId}\0${draft.path}\0${draft.tool}\0${draft.severity}`;
    groups.set(key, [...(groups.get(key) ?? []), draft]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length < many) return group;
    return [
      {
        ...first,
        message: `${first.message} ${group.length - 1} more entries of this file were loosened with it.`,
        evidence: [...first.evidence, ...group.slice(1).map((other) => placeOf(other, headOf(other.path)))],
      },
    ];
  });
}

function placeOf({ message, path, start, end }: Draft, source: Source | undefined): Evidence {
  return source ? { message, path, range: source.lines.range(start, end) } : { message };
}

function listed(items: readonly Item[]): string {
  const names = items.slice(0, 3).map(({ text }) => code(brief(text)));
  return items.length > 3 ? `${names.join(', ')} and ${items.length - 3} more` : names.join(', ');
}

function brief(text: string): string {
  const plain = /"?message"?:"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? text;
  return plain.length > 80 ? `${plain.slice(0, 77)}…` : plain;
}

function shown(entry: Entry): string {
  if (entry.kind === 'scalar') return code(brief(String(entry.value)));
  const [first] = entry.children;
  return first?.kind === 'scalar' ? code(brief(String(first.value))) : 'its own settings';
}

function code(text: string): string {
  return `\`${text.replaceAll('`', '')}\``;
}
