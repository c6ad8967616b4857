// Reads shell text as commands, with the place of each word and how its failure is let go.

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What makes a failing command pass: `|| true`, a pipe, `set +e`, a leading `-` in a recipe. */
export interface Tolerance {
  readonly how: 'or-true' | 'set-e' | 'last-word' | 'recipe' | 'pipe';
  readonly start: number;
  readonly end: number;
}

export interface Command {
  readonly words: readonly Word[];
  readonly start: number;
  readonly end: number;
  readonly tolerated?: Tolerance;
}

interface Piece {
  readonly words: Word[];
  /** The operator behind it: `&&`, `||`, `|`, `;`, `&`, a newline, or nothing at the end. */
  readonly operator: string;
  readonly operatorAt: number;
}

const token =
  /\\\r?\n|#[^\n]*|\$\((?:[^()]|\([^()]*\))*\)|\$\{\{[\s\S]*?\}\}|&&|\|\||\|&|\||;;?|&(?!>)|\n|(?:\\.|"(?:[^"\\]|\\[\s\S])*"?|'[^']*'?|\$\{\{[\s\S]*?\}\}|\$\([^)]*\)|[^\s"'\\|&;#$]|\$|(?<=\S)#)+/g;
const separators = new Set(['&&', '||', '|', '|&', ';', ';;', '&', '\n']);
const keywords = new Set([
  'if',
  'then',
  'else',
  'elif',
  'fi',
  'do',
  'done',
  'while',
  'until',
  '{',
  '}',
  '(',
  ')',
  '!',
  'time',
  'begin',
  'end',
]);
/** Commands that always succeed; `echo` too, which hides the failure behind a line of text. */
const alwaysPasses = /^(?:true|:|\/bin\/true|exit 0|return 0|echo\b.*|printf\b.*|\(\s*exit 0\s*\))$/;

/** Commands of a shell text that starts at `offset` of its file. */
export function readCommands(text: string, offset: number): Command[] {
  const pieces = split(text, offset);
  const dropped = errexitOff(text, offset);
  return pieces.flatMap((piece, index) => {
    const [first] = piece.words;
    const last = piece.words.at(-1);
    if (!first || !last) return [];
    const tolerated = toleranceOf(pieces, index) ?? (dropped && dropped.start < first.start ? dropped : undefined);
    return [{ words: piece.words, start: first.start, end: last.end, ...(tolerated ? { tolerated } : {}) }];
  });
}

function split(text: string, offset: number): Piece[] {
  const pieces: Piece[] = [];
  let words: Word[] = [];
  const finish = (operator: string, operatorAt: number) => {
    pieces.push({ words, operator, operatorAt });
    words = [];
  };
  for (const match of text.matchAll(token)) {
    const [raw] = match;
    const start = offset + match.index;
    if (/^\\\r?\n$/.test(raw) || raw.startsWith('#')) continue;
    if (separators.has(raw)) finish(raw, start);
    else if (!(words.length === 0 && keywords.has(raw))) words.push({ text: bare(raw), start, end: start + raw.length });
  }
  finish('', offset + text.length);
  return pieces.filter(({ words: own, operator }) => own.length > 0 || operator === '||');
}

function bare(word: string): string {
  return word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/=(["'])([\s\S]*)\1$/, '=$2');
}

/** `a && b || true` lets both go; `a; true` at the end of a text lets the exit code go. */
function toleranceOf(pieces: readonly Piece[], index: number): Tolerance | undefined {
  for (let at = index; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const next = pieces[at + 1];
    if (!piece || !next) return undefined;
    if (piece.operator === '||')
      return passes(next) && !restFails(pieces, at + 1) ? { how: 'or-true', start: piece.operatorAt, end: endOf(next) } : undefined;
    if (piece.operator === ';' && at === index && at + 2 === pieces.length && passes(next) && /^(?:true|:|exit 0)$/.test(textOf(next)))
      return { how: 'last-word', start: piece.operatorAt, end: endOf(next) };
    if (piece.operator !== '&&' && piece.operator !== '|' && piece.operator !== '|&') return undefined;
  }
  return undefined;
}

/** `|| echo failed && exit 1` does fail. */
function restFails(pieces: readonly Piece[], at: number): boolean {
  const operator = pieces[at]?.operator;
  const next = pieces[at + 1];
  return (operator === '&&' || operator === ';') && next !== undefined && /^(?:exit|return) [^0]|^false$/.test(textOf(next));
}

function passes(piece: Piece): boolean {
  return alwaysPasses.test(textOf(piece));
}

function textOf(piece: Piece): string {
  return piece.words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s*[)}]$/, '');
}

function endOf(piece: Piece): number {
  return piece.words.at(-1)?.end ?? piece.operatorAt;
}

/** `set +e` without a look at the exit code afterwards. */
function errexitOff(text: string, offset: number): Tolerance | undefined {
  const match = /(?:^|[\n;&])[ \t]*(set \+e(?:\b|$)|set \+o errexit)/.exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index + match[0].length);
  if (/\$\?|PIPESTATUS|\$\{?(?:rc|status|exit_?code|result)\b|set -[a-z]*e/i.test(rest)) return undefined;
  const start = offset + match.index + match[0].indexOf('set');
  return { how: 'set-e', start, end: start + (match[1]?.length ?? 0) };
}
