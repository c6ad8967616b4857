// The catalogue, ready to run: per set of languages the forms that apply there and one pre-filter over their keywords.
import picomatch from 'picomatch';
import type { LanguagePack } from '../../syntax/language-pack.ts';
import { catalogue } from './generated/catalogue.ts';
import type { Entry, Form } from './entry.ts';

export interface CompiledForm {
  readonly entry: Entry;
  readonly form: Form;
  readonly pattern: RegExp;
  readonly separator: RegExp;
  readonly blanket: RegExp | undefined;
  readonly closes: RegExp | undefined;
  /** Whether the path and text allow it at all. */
  readonly applies: (path: string, text: string) => boolean;
  /** Language ids; undefined for every language. */
  readonly languages: ReadonlySet<string> | undefined;
}

/** What one language, or one mix of embedded languages, has to look for. */
export interface Lookup {
  readonly forms: readonly CompiledForm[];
  readonly filters: readonly RegExp[];
}

const leads = {
  start: '(?<=^\\s*)',
  line: '(?<=^[ \\t]*\\**[ \\t]*)',
  segment: '(?<=(?:^|#|//|/\\*|--)\\s*)',
  anywhere: '(?<![\\w@$.\\-])',
} as const;

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/** Every form of the catalogue, compiled once. */
export const forms: readonly CompiledForm[] = catalogue.flatMap((entry) => entry.forms.map((form) => compile(entry, form)));

function compile(entry: Entry, form: Form): CompiledForm {
  const languages = form.languages ?? entry.languages;
  const lead = form.where === 'code' ? '' : leads[form.at];
  const flags = `dg${form.at === 'start' && form.where !== 'code' ? '' : 'm'}${form.ignoreCase ? 'i' : ''}`;
  const inFiles = form.files ? picomatch(form.files, { dot: true }) : () => true;
  const outside = form.except?.files.length ? picomatch(form.except.files, { dot: true }) : () => false;
  const text = form.except?.text ? new RegExp(form.except.text, 'm') : undefined;
  return {
    entry,
    form,
    pattern: new RegExp(`${lead}(?:${form.match})`, flags),
    separator: new RegExp(form.separator),
    blanket: form.blanket === undefined ? undefined : new RegExp(`^(?:${form.blanket})$`, form.ignoreCase ? 'i' : ''),
    closes: form.closes === undefined ? undefined : new RegExp(form.closes, form.ignoreCase ? 'im' : 'm'),
    applies: (path, content) => inFiles(path) && !outside(path) && !text?.test(content),
    languages: languages.includes('*') ? undefined : new Set(languages),
  };
}

/** True when a form is written in this language. */
export function speaks(form: CompiledForm, pack: LanguagePack): boolean {
  return form.languages === undefined || form.languages.has(pack.id) || pack.aliases.some((alias) => form.languages?.has(alias));
}

const lookups = new Map<string, Lookup>();

/** The lookup of a mix of languages; `undefined` means all of them. */
export function lookupFor(packs: readonly LanguagePack[] | undefined): Lookup {
  const key = packs ? [...new Set(packs.map((pack) => pack.id))].sort().join(' ') : '*';
  let lookup = lookups.get(key);
  if (!lookup) {
    const chosen = packs ? forms.filter((form) => packs.some((pack) => speaks(form, pack))) : forms;
    lookups.set(key, (lookup = { forms: chosen, filters: filtersOf(chosen) }));
  }
  return lookup;
}

function filtersOf(chosen: readonly CompiledForm[]): readonly RegExp[] {
  const keywords = (ignoreCase: boolean): string =>
    [...new Set(chosen.filter(({ form }) => form.near === undefined && form.ignoreCase === ignoreCase).map(({ form }) => form.keyword))]
      .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
      .map(escapeRegExp)
      .join('|');
  const near = [...new Set(chosen.flatMap(({ form }) => form.near ?? []))].join('|');
  const sources: readonly (readonly [string, string])[] = [
    [keywords(false), 'g'],
    [keywords(true), 'gi'],
    [near, 'g'],
  ];
  return sources.filter(([source]) => source !== '').map(([source, flags]) => new RegExp(source, flags));
}
