// Finds what does not belong into a text whatever its language: conflict marks, and characters that deceive the eye.
import type { Source } from '../../syntax/source.ts';
import type { Occurrence, OccurrenceCheck, SourceHead } from '../check.ts';
import { actAt } from '../code/act.ts';
import { isCode } from '../code/sites.ts';
import { rules } from './rules.ts';

const conflict =
  /^<{7} [^\n]+\n(?:(?!>{7} )[^\n]*\n)*?(?:\|{7}[^\n]*\n(?:(?!>{7} )[^\n]*\n)*?)?={7}\r?\n(?:(?!<{7} )[^\n]*\n)*?>{7} [^\n]+/gm;
const turning = /[\u202a-\u202e\u2066-\u2069]/gu;
const hidden = /[\u00ad\u200b-\u200f\u2060-\u2064\u180e\u115f\u1160\u3164\uffa0\ufeff]|[\u{e0000}-\u{e007f}]+/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const any = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\u180e\u115f\u1160\u3164\uffa0\ufeff]|\udb40[\udc00-\udc7f]|^<{7} /m;

export const check: OccurrenceCheck = {
  id: 'hygiene',
  kind: 'occurrence',
  rules,
  wants: ({ text }: SourceHead) => any.test(text),
  find: (source) => [...conflicts(source), ...turns(source), ...invisible(source)].sort((one, other) => one.start - other.start),
};

function conflicts(source: Source): Occurrence[] {
  if (source.role === 'fixture') return [];
  return [...source.text.matchAll(conflict)].flatMap(({ index, 0: whole }): Occurrence[] => {
    if (isText(source, index) && isText(source, index + whole.length - 1)) return [];
    const end = index + (whole.split('\n')[0]?.trimEnd().length ?? 0);
    return [
      actAt(
        source,
        { start: index, end },
        {
          ruleId: 'hygiene/conflict-marker',
          severity: 'error',
          message: 'A merge conflict was left in the file. Both versions are here, and neither works.',
        },
      ),
    ];
  });
}

function turns(source: Source): Occurrence[] {
  const lines = new Set<number>();
  return [...source.text.matchAll(turning)].flatMap(({ index }): Occurrence[] => {
    const at = source.lines.lineOf(index);
    const line = source.lines.textOf(at);
    if (lines.has(at) || (rightToLeft.test(line) && isBalanced(line))) return [];
    lines.add(at);
    return [
      actAt(
        source,
        { start: index, end: index + 1 },
        {
          ruleId: 'hygiene/bidi',
          // Data of tests is read by a program, not by a person who would be misled.
          severity: source.role === 'fixture' ? 'info' : 'error',
          message: `The invisible character ${code(source.text, index)} turns the direction of this line. What a person reads is not what the machine reads.`,
          subject: code(source.text, index),
        },
      ),
    ];
  });
}

function isBalanced(line: string): boolean {
  const opened = line.match(/[\u202a\u202b\u202d\u202e]/gu)?.length ?? 0;
  const isolated = line.match(/[\u2066-\u2068]/gu)?.length ?? 0;
  return (
    !/[\u202d\u202e]/u.test(line) && opened === (line.match(/\u202c/gu)?.length ?? 0) && isolated === (line.match(/\u2069/gu)?.length ?? 0)
  );
}

function invisible(source: Source): Occurrence[] {
  const lines = new Set<number>();
  return [...source.text.matchAll(hidden)].flatMap(({ index, 0: character }): Occurrence[] => {
    const at = source.lines.lineOf(index);
    if ((index === 0 && character === '\ufeff') || lines.has(at) || !deceives(source, index, character)) return [];
    lines.add(at);
    return [
      actAt(
        source,
        { start: index, end: index + character.length },
        {
          ruleId: 'hygiene/invisible',
          severity: 'error',
          message: `The invisible character ${code(source.text, index)} stands in the text. What looks the same, or like nothing, is read as something else.`,
          subject: code(source.text, index),
        },
      ),
    ];
  });
}

/** Tags hide text anywhere, except in a flag; other characters deceive only in code. */
function deceives(source: Source, index: number, character: string): boolean {
  if (/[\u{e0000}-\u{e007f}]/u.test(character)) return !source.text.slice(Math.max(0, index - 2), index).endsWith('🏴');
  if (!source.pack || source.pack.grammar === null || source.role === 'docs' || source.layers.length === 0) return false;
  const node = source.nodeAt(index, index + 1);
  return (
    node !== undefined &&
    isCode(source, node) &&
    !/text|content|comment|char_data|string|scalar|template|ERROR/i.test(node.type) &&
    /identifier|name|program|module|source_file|block|statement|expression|declar|class|function|property|translation_unit|compilation_unit|arguments|parameters/.test(
      node.type,
    )
  );
}

function isText(source: Source, index: number): boolean {
  const node = source.layers.length > 0 ? source.nodeAt(index, index + 1) : undefined;
  return node !== undefined && !isCode(source, node) && !node.hasError;
}

function code(text: string, index: number): string {
  return `U+${(text.codePointAt(index) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
