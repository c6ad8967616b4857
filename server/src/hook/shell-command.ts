// Tells whether a shell line records or publishes work: `git commit`, `git push`, a new pull request. Quoted text is no command.
const gitOptionsWithValue = new Set([
  '-C',
  '-c',
  '--git-dir',
  '--work-tree',
  '--namespace',
  '--exec-path',
  '--config-env',
  '--super-prefix',
]);
const gitVerbs = new Set(['commit', 'push']);
const publishers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  gh: [
    ['pr', 'create'],
    ['pr', 'ready'],
    ['pr', 'merge'],
  ],
  glab: [
    ['mr', 'create'],
    ['mr', 'merge'],
  ],
  hub: [['pull-request'], ['push']],
};
const wrappers = new Set([
  'sudo',
  'env',
  'command',
  'exec',
  'nohup',
  'time',
  'nice',
  'xargs',
  'then',
  'do',
  'else',
  '!',
  '{',
  '(',
  'builtin',
]);
const shells = new Set(['sh', 'bash', 'zsh', 'dash', 'ksh', 'fish', 'pwsh', 'powershell']);

/** The publishing act of the line, such as `git push`, or undefined. */
export function publishingAct(line: string): string | undefined {
  for (const words of simpleCommands(line)) {
    const act = actOf(words);
    if (act !== undefined) return act;
  }
  return undefined;
}

function actOf(words: readonly string[]): string | undefined {
  let at = 0;
  while (
    at < words.length &&
    (wrappers.has(words[at] ?? '') || /^\w+=/.test(words[at] ?? '') || (at > 0 && (words[at] ?? '').startsWith('-')))
  )
    at += 1;
  const program =
    (words[at] ?? '')
      .split(/[\\/]/)
      .at(-1)
      ?.replace(/\.exe$/i, '') ?? '';
  const rest = words.slice(at + 1);
  if (program === 'git') return gitAct(rest);
  if (shells.has(program)) return nestedAct(rest);
  const plain = rest.filter((word) => !word.startsWith('-'));
  const published = publishers[program]?.find((act) => act.every((word, index) => plain[index] === word));
  return published && `${program} ${published.join(' ')}`;
}

function gitAct(rest: readonly string[]): string | undefined {
  let at = 0;
  while (at < rest.length && (rest[at] ?? '').startsWith('-')) at += gitOptionsWithValue.has(rest[at] ?? '') ? 2 : 1;
  const verb = rest[at] ?? '';
  return gitVerbs.has(verb) && !rest.includes('--dry-run') && !rest.includes('--help') ? `git ${verb}` : undefined;
}

function nestedAct(rest: readonly string[]): string | undefined {
  const at = rest.findIndex((word) => /^-[a-z]*c$|^-Command$/i.test(word));
  const script = at < 0 ? undefined : rest[at + 1];
  return script === undefined ? undefined : publishingAct(script);
}

/** Splits a line into simple commands of words, honouring quotes, escapes and comments; substitutions count as commands of their own. */
function simpleCommands(line: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) commands.at(-1)?.push(word);
    word = undefined;
  };
  const endCommand = (): void => {
    endWord();
    commands.push([]);
  };
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '\\') {
      at += 1;
      if (line.charAt(at) !== '\n') word = (word ?? '') + line.charAt(at);
    } else if (character === "'") {
      const end = closing(line, at, "'");
      word = (word ?? '') + line.slice(at + 1, end);
      at = end;
    } else if (character === '"') {
      const end = closing(line, at, '"');
      const inside = line.slice(at + 1, end);
      commands.unshift(...substitutions(inside));
      word = (word ?? '') + inside.replaceAll(/\\(["\\$`])/g, '$1');
      at = end;
    } else if (character === '#' && word === undefined) {
      const end = line.indexOf('\n', at);
      at = end < 0 ? line.length : end - 1;
    } else if (/[;&|\n()`]/.test(character)) endCommand();
    else if (/\s/.test(character)) endWord();
    else if (character === '$' && line.charAt(at + 1) === '(') endCommand();
    else word = (word ?? '') + character;
  }
  endWord();
  return commands.filter((words) => words.length > 0);
}

function closing(line: string, from: number, quote: string): number {
  let at = from + 1;
  while (at < line.length && line.charAt(at) !== quote) at += quote === '"' && line.charAt(at) === '\\' ? 2 : 1;
  return at;
}

/** Commands inside `$(…)` and backticks of a double-quoted string. */
function substitutions(text: string): string[][] {
  const found = [...text.matchAll(/\$\(([^()]*)\)|`([^`]*)`/g)].map((match) => match[1] ?? match[2] ?? '');
  return found.flatMap(simpleCommands);
}
