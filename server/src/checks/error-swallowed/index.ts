// Finds failures in product code that are caught and forgotten.
import type { Node } from 'web-tree-sitter';
import { matchesOf } from '../../syntax/query.ts';
import type { Source } from '../../syntax/source.ts';
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import { actAt, folded } from '../code/act.ts';
import { sitesOf } from '../code/sites.ts';
import { rules } from './rules.ts';

/** Kinds of failure that are an answer: what was probed for is not there, or the wait was called off. */
const probes =
  /NotFound|DoesNotExist|NoSuch|Missing|KeyError|IndexError|LookupError|AttributeError|ImportError|StopIteration|StopAsync|ProcessLookup|FileExists|Cancel|Interrupt|Queue\.?(?:Empty|Full)|\bEmpty\b|\bFull\b|NumberFormat|FormatException|ParseException|UnicodeDecode|ValueError|TypeError|NameError|BrokenPipe|ConnectionReset|ObjectDisposed|Timeout|suppress|EOFError|AlreadyExists|Unsupported|URISyntax|MalformedURL|\bOSError\b/;
const promise =
  /\)\s*\.catch\(\s*(?:(?:async\s*)?(?:\(\s*\w*\s*\)|\w+)\s*=>\s*(?:\{\s*\}|undefined|null|void 0)|(?:async\s+)?function\s*\(\s*\w*\s*\)\s*\{\s*\}|(?:_\.)?noop|\(\)\s*=>\s*\{\s*\/\*[^*]*\*\/\s*\})\s*\)/g;
const words = /[\p{L}]{2,}/gu;

export const check: OccurrenceCheck = {
  id: 'error-swallowed',
  kind: 'occurrence',
  rules,
  wants: ({ role, pack, text }) =>
    role === 'product' &&
    pack !== undefined &&
    (pack.queries['handlers'] !== undefined || pack.injections.length > 0) &&
    /catch|except|rescue|err(?:or)?\w* != nil/.test(text),
  find: (source) => [...handlers(source), ...promises(source)].sort((one, other) => one.start - other.start),
};

function handlers(source: Source): Occurrence[] {
  return source.layers.flatMap((layer) =>
    matchesOf(layer, 'handlers').flatMap((match): Occurrence[] => {
      const handler = match.node('handler');
      if (!handler) return [];
      const inside = match.node('body') ?? handler;
      const comment = silent(inside, handler, layer.pack.comments.nodes, source.text);
      const end = Math.min(handler.endIndex, headEnd(source.text, handler));
      if (comment === undefined || probes.test(source.text.slice(handler.startIndex, end))) return [];
      return [told(source, { start: handler.startIndex, end }, comment, match.node('tried'))];
    }),
  );
}

/** The comment of a handler that does nothing, empty where it has none; undefined where it does something. */
function silent(inside: Node, handler: Node, comments: readonly string[], text: string): string | undefined {
  const below = inside.descendantsOfType([...comments]).filter((node): node is Node => node !== null);
  let code = text.slice(inside.startIndex, inside.endIndex);
  for (const node of below.toReversed())
    code = code.slice(0, node.startIndex - inside.startIndex) + code.slice(node.endIndex - inside.startIndex);
  const bare =
    inside.id === handler.id
      ? code.replace(/^(?:catch|rescue)\b[^\n{]*(?:=>[^\n{]*)?/, '').replace(/case\s+\w+\s*(?::\s*[\w.]+)?\s*=>/, '')
      : code;
  if (!/^[\s{};]*(?:pass|\.\.\.|\(\))?[\s{};]*$/.test(bare)) return undefined;
  const beside = inside.id === handler.id ? '' : text.slice(handler.startIndex, inside.startIndex);
  return `${below.map((node) => node.text).join(' ')} ${/[#/]{1,2}[^\n]*/.exec(beside)?.[0] ?? ''}`.trim();
}

/** Where the line of the handler ends, or the handler, whichever comes first. */
function headEnd(text: string, { startIndex }: Node): number {
  const end = text.indexOf('\n', startIndex);
  return end < 0 ? text.length : text.slice(startIndex, end).trimEnd().length + startIndex;
}

function told(source: Source, span: { start: number; end: number }, comment: string, tried: Node | undefined): Occurrence {
  const explained = (comment.match(words)?.length ?? 0) >= 3;
  const act = actAt(source, span, {
    ruleId: 'error/swallowed',
    severity: explained ? 'info' : 'warning',
    message: `A failure is caught here and nothing is done about it. ${explained ? 'A comment says why; no one who runs the code is told.' : 'The code goes on as if it had worked.'}`,
  });
  return tried ? { ...act, anchor: folded(tried.text) } : act;
}

/** A promise whose failure is dropped where it is made; a guard on one that is awaited elsewhere stands on a name. */
function promises(source: Source): Occurrence[] {
  return sitesOf(source, promise).map((site) =>
    told(source, { start: site.start + site.text.indexOf('catch'), end: site.end }, /\/\*[^*]*\*\//.exec(site.text)?.[0] ?? '', undefined),
  );
}
