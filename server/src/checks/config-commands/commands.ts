// Reads shell text as commands, with the place of each word and how its failure is let go.

export interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What makes a failing command pass: `|| true`, a pipe, `set +e`, a leading `-` in a recipe. */
export interface Tolerance {
  readonly how: 'or-true' | 'set-e' | 'last-word' | 'recipe' | 'pipe' | 'asked' | 'background';
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
  /** A keyword in front that takes the exit code: `if`, `while` or `!`. */
  readonly asked: Word | undefined;
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
  const pieces = untilExit(split(text, offset), text);
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
  let asked: Word | undefined;
  const finish = (operator: string, operatorAt: number) => {
    pieces.push({ words, asked, operator, operatorAt });
    words = [];
    asked = undefined;
  };
  for (const match of text.matchAll(token)) {
    const [raw] = match;
    const start = offset + match.index;
    if (/^\\\r?\n$/.test(raw) || raw.startsWith('#')) continue;
    if (separators.has(raw)) finish(raw, start);
    else if (!(words.length === 0 && keywords.has(raw))) words.push({ text: bare(raw), start, end: start + raw.length });
    else if (/^(?:if|while|until|!)$/.test(raw)) asked ??= { text: raw, start, end: start + raw.length };
  }
  finish('', offset + text.length);
  return pieces.filter(({ words: own, operator }) => own.length > 0 || operator === '||');
}

function bare(word: string): string {
  return word.replace(/^(["'])([\s\S]*)\1$/, '$2').replace(/=(["'])([\s\S]*)\1$/, '=$2');
}

/** Behind an `exit` of its own nothing runs; one in a branch or behind `||` is an answer to something. */
function untilExit(pieces: readonly Piece[], text: string): readonly Piece[] {
  const at = pieces.findIndex(
    (piece, index) => /^exit(?: 0)?$/.test(textOf(piece)) && !/^(?:&&|\|\|)$/.test(pieces[index - 1]?.operator ?? ''),
  );
  const branches = /(?:^|[\s;])(?:if|case|for|while|until)\b|\(\)\s*\{/.test(text);
  return at >= 0 && at < pieces.length - 1 && !branches ? pieces.slice(0, at) : pieces;
}

/** `a && b || true` lets both go; `a; true` at the end of a text lets the exit code go. */
function toleranceOf(pieces: readonly Piece[], index: number): Tolerance | undefined {
  for (let at = index; at < pieces.length; at += 1) {
    const piece = pieces[at];
    const next = pieces[at + 1];
    if (piece?.asked && at === index && isForgotten(piece, pieces.slice(at + 1)))
      return { how: 'asked', start: piece.asked.start, end: piece.asked.end };
    if (piece?.operator === '&' && at === index && !pieces.slice(at + 1).some((later) => later.words[0]?.text === 'wait'))
      return { how: 'background', start: piece.operatorAt, end: piece.operatorAt + 1 };
    if (!piece || !next) return undefined;
    if (piece.operator === '|' && at === index && next.words[0]?.text === 'tee')
      return { how: 'pipe', start: piece.operatorAt, end: endOf(next) };
    if (piece.operator === '||')
      return passes(next) && !restFails(pieces, at + 1) ? { how: 'or-true', start: piece.operatorAt, end: endOf(next) } : undefined;
    if (piece.operator === ';' && at === index && at + 2 === pieces.length && passes(next) && /^(?:true|:|exit 0)$/.test(textOf(next)))
      return { how: 'last-word', start: piece.operatorAt, end: endOf(next) };
    if (piece.operator !== '&&' && piece.operator !== '|' && piece.operator !== '|&') return undefined;
  }
  return undefined;
}

/** Nothing that follows fails in its place. */
function isForgotten({ asked }: Piece, rest: readonly Piece[]): boolean {
  return (
    asked?.text === '!' ||
    !rest.some((piece) => /^(?:exit|return) (?!0)|^(?:exit|return)$|^false$|^die\b|^fail\b|^error\b/.test(textOf(piece)))
  );
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

/** `set +e` without a look at the exit code afterwards, or a trap that ends with success. */
function errexitOff(text: string, offset: number): Tolerance | undefined {
  const match = /(?:^|[\n;&])[ \t]*(set \+e(?:\b|$)|set \+o errexit|trap\s+(['"])(?:exit 0|true|:)\2\s+(?:EXIT|ERR|0)\b)/.exec(text);
  if (!match) return undefined;
  const rest = text.slice(match.index + match[0].length);
  if (/\$\?|PIPESTATUS|\$\{?(?:rc|status|exit_?code|result)\b|set -[a-z]*e/i.test(rest)) return undefined;
  const start = offset + match.index + match[0].indexOf(match[1] ?? '');
  return { how: 'set-e', start, end: start + (match[1]?.length ?? 0) };
}
