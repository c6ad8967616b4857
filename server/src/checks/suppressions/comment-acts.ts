// Reads the directives of one comment, each by its own tool's grammar.
import type { Source } from '../../syntax/source.ts';
import { actOf, type Act } from './act.ts';
import { speaks, type CompiledForm, type Lookup } from './compile.ts';
import type { Comment } from './token.ts';

/** A comment without its markers, and where it starts in the text. */
interface Body {
  readonly text: string;
  readonly offset: number;
  readonly shape: 'line' | 'block';
  readonly doc: boolean;
}

/** Every directive of the comment that its tool would honour there. */
export function actsOfComment(source: Source, comment: Comment, lookup: Lookup): readonly Act[] {
  const raw = source.text.slice(comment.start, comment.end);
  const body = bodyOf(raw, comment);
  const folded = raw.toLowerCase();
  return lookup.forms.flatMap((compiled) => {
    const { form } = compiled;
    if (form.where !== 'comment' || !speaks(compiled, comment.pack)) return [];
    if (form.ignoreCase ? !folded.includes(form.keyword.toLowerCase()) : !raw.includes(form.keyword)) return [];
    if (!isRightComment(compiled, body) || !isRightPlace(source, comment, compiled) || !compiled.applies(source.path, source.text))
      return [];
    return matchesOf(compiled, body).map((match) =>
      actOf(compiled, comment.pack, match, body.offset, comment, besideOf(body.text, match, compiled)),
    );
  });
}

function bodyOf(raw: string, comment: Comment): Body {
  const { block, doc } = comment.pack.comments;
  const closer = block.find(([open, close]) => raw.startsWith(open) && raw.endsWith(close) && raw.length >= open.length + close.length);
  const opener = closer
    ? closer[0] + (/^[*!]+(?=[\s*])/.exec(raw.slice(closer[0].length, raw.length - closer[1].length))?.[0] ?? '')
    : (/^(?:\/\/+!?|##*[!:]?|--+|;+|%+|"|<!--+)/.exec(raw)?.[0] ?? '');
  const rest = raw.slice(opener.length, closer ? raw.length - closer[1].length : undefined);
  return {
    text: closer ? rest.replace(/[\s*]+$/, '') : rest,
    offset: comment.start + opener.length,
    shape: closer ? 'block' : 'line',
    doc: doc.some((mark) => raw.startsWith(mark)),
  };
}

function isRightComment({ form }: CompiledForm, body: Body): boolean {
  switch (form.comments) {
    case 'any':
      return true;
    case 'doc':
      return body.doc;
    case 'not-doc':
      return !body.doc;
    default:
      return body.shape === form.comments && !body.doc;
  }
}

function isRightPlace(source: Source, comment: Comment, { form }: CompiledForm): boolean {
  return form.placement === 'any' || (form.placement === 'own') === isAlone(source, comment);
}

/** True when nothing but space stands before the comment on its line. */
export function isAlone(source: Source, { start }: { start: number }): boolean {
  return source.text.slice(source.lines.startOf(source.lines.lineOf(start)), start).trim() === '';
}

function matchesOf({ form, pattern }: CompiledForm, { text }: Body): readonly RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    if (match[0] === '') pattern.lastIndex += 1;
    else if (!isQuoted(text, match)) found.push(match);
    if (form.at === 'start') break;
  }
  return found;
}

/** A directive in quotes or backticks is talked about, not used. */
function isQuoted(text: string, match: RegExpExecArray): boolean {
  return (
    /["'`“‘]/.test(text.slice(0, match.index).trimEnd().replace(/#$/, '').slice(-1)) &&
    /["'`”’]/.test(text.slice(match.index + match[0].length))
  );
}

/** What the comment says around the directive: behind it on its line, and before it where the tool lets other text stand there. */
function besideOf(text: string, match: RegExpExecArray, { form }: CompiledForm): string {
  const behind = text.slice(match.index + match[0].length);
  const before = form.at === 'anywhere' || form.at === 'segment' || form.at === 'line' ? text.slice(0, match.index) : '';
  return `${form.at === 'line' ? (/^[^\r\n]*/.exec(behind)?.[0] ?? '') : behind} ${form.at === 'line' ? '' : before}`;
}
