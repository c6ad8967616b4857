// One use of a mechanism in a text, as its tool reads it, before it is weighed.
import type { LanguagePack } from '../../syntax/language-pack.ts';
import type { CompiledForm } from './compile.ts';

export interface Act {
  readonly compiled: CompiledForm;
  readonly pack: LanguagePack;
  /** The directive's own text. */
  readonly start: number;
  readonly end: number;
  /** The comment, attribute or node around it. */
  readonly outer: { readonly start: number; readonly end: number };
  /** Rules it names; empty where it covers all of them. */
  readonly names: readonly string[];
  /** How many lines it takes, where it says so. */
  readonly count: number | undefined;
  /** The text beside it that may explain it. */
  readonly remark: string;
}

/** Builds an act from a match whose index 0 stands at `offset` in the text. */
export function actOf(
  compiled: CompiledForm,
  pack: LanguagePack,
  match: RegExpExecArray,
  offset: number,
  outer: { start: number; end: number },
  beside: string,
): Act {
  const [from, to] = match.indices?.groups?.['directive'] ?? match.indices?.[0] ?? [match.index, match.index + match[0].length];
  const directive = match.groups?.['directive'] ?? match[0];
  const count = match.groups?.['count'];
  return {
    compiled,
    pack,
    start: offset + from + (directive.length - directive.trimStart().length),
    end: offset + to - (directive.length - directive.trimEnd().length),
    outer,
    names: namesOf(compiled, match.groups?.['rules']),
    count: count === undefined ? undefined : Number(count),
    remark: [match.groups?.['reason'] ?? '', beside].join(' ').trim(),
  };
}

function namesOf({ form, separator, blanket }: CompiledForm, rules: string | undefined): readonly string[] {
  if (form.names === 'never' || rules === undefined) return [];
  const names = rules
    .split(separator)
    .map((name) => name.replace(/^["'\s]+|["'\s]+$/g, ''))
    .filter((name) => name !== '');
  return names.some((name) => blanket?.test(name)) ? [] : [...new Set(names)].sort();
}
