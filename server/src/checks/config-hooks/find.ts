// Reads a text for git commands that skip hooks: the flag must belong to git, in one command line or one list of arguments.
import type { Occurrence } from '../check.ts';
import type { Source } from '../../syntax/source.ts';

interface Form {
  readonly pattern: RegExp;
  readonly act: string;
}

const verbs = 'commit|push|merge|rebase|am|cherry-pick|revert';
const option = '--no-verify(?![\\w-])';

/** Group `flag` is the reported range. Arguments stay within one line of shell, or within one list. */
const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `\\bgit\\b(?:\\s+(?:-[cC]\\s+\\S+|--?[\\w-]+(?:=\\S+)?))*\\s+(?:${verbs})\\b(?:[^\\n;&|]|\\\\\\r?\\n)*?\\s(?<flag>${option})`,
      'dg',
    ),
    act: 'A git command runs with `--no-verify`.',
  },
  {
    pattern: /\bgit\s+commit\b(?:\s+-[a-mo-z]+|\s+"[^"\n]*"|\s+'[^'\n]*')*\s(?<flag>-[a-z]*n[a-z]*)(?=\s|$)/dg,
    act: 'A git commit runs with `-n`, which skips the hooks.',
  },
  {
    pattern: new RegExp(`['"\`]git['"\`]\\s*,[^;()]{0,40}?['"\`](?:${verbs})['"\`][^;]{0,400}?(?<flag>['"\`]${option}['"\`])`, 'dg'),
    act: 'A program runs git with `--no-verify`.',
  },
  {
    pattern: new RegExp(`\\[\\s*['"\`](?:${verbs})['"\`][^;\\]]{0,400}?(?<flag>['"\`]${option}['"\`])`, 'dg'),
    act: 'A program runs git with `--no-verify`.',
  },
  {
    pattern: /\bgit\b[^\n;&|]*?\s(?<flag>(?:-c\s+)?core\.hooksPath[=\s]+(?:\/dev\/null|""|''|\S*empty\S*))/dg,
    act: 'Git is told to look for hooks where there are none.',
  },
  {
    pattern:
      /(?<![\w$])(?<flag>(?:HUSKY|LEFTHOOK)['"]?\s*[:=]\s*['"]?0['"]?|(?:HUSKY_SKIP_HOOKS|OVERCOMMIT_DISABLE|SKIP_SIMPLE_GIT_HOOKS)['"]?\s*[:=]\s*['"]?(?:1|true)['"]?)(?![\w.])/dg,
    act: 'The hook runner is switched off.',
  },
];

export function findBypasses(source: Source): Occurrence[] {
  const found = new Map<number, Occurrence>();
  for (const { pattern, act } of forms) {
    for (const match of source.text.matchAll(pattern)) {
      const [start, end] = match.indices?.groups?.['flag'] ?? [match.index, match.index];
      if (isProse(source, match.index) || isProse(source, start) || found.has(start)) continue;
      found.set(start, occurrenceOf(source, act, start, end));
    }
  }
  return [...found.values()];
}

/** A comment, a heading of a message, or a help text talks about the flag; it does not use it. */
function isProse(source: Source, offset: number): boolean {
  const layer = source.layerAt(offset);
  const node = layer ? source.nodeAt(offset) : undefined;
  if (node && layer?.pack.comments.nodes.includes(node.type)) return true;
  const line = source.lines.textOf(source.lines.lineOf(offset));
  return (
    /^\s*(?:#|\/\/|\*|\/\*|--|;|<!--|rem\b)/i.test(line) ||
    /\b(?:echo|printf|console\.\w+|log(?:ger|ging)?\.\w+|print(?:ln)?)\b[^|&;]*--no-verify/.test(line)
  );
}

function occurrenceOf(source: Source, act: string, start: number, end: number): Occurrence {
  const line = source.lines.textOf(source.lines.lineOf(start)).trim().replace(/\s+/g, ' ');
  const text = source.text.slice(start, end);
  return {
    ruleId: 'config/hooks-bypassed',
    severity: source.role === 'ci' || /HUSKY|LEFTHOOK|OVERCOMMIT|SIMPLE_GIT/.test(text) ? 'warning' : 'error',
    message: `${act} Whatever the hooks check is not checked for what goes in this way.`,
    start,
    end,
    subject: text.replace(/['"`\s]+/g, ''),
    names: [],
    breadth: 'line',
    enclosing: '',
    anchor: line,
    tool: 'git',
    evidence: [],
  };
}
