// Every runner there is, and how a shell line is rewritten for them.
import { bunTest, jest, mocha, nodeTest, vitest } from './javascript.ts';
import { cargoTest, dotnetTest, goTest, gradle, maven, phpunit, pytest, rspec } from './others.ts';
import type { ReportRequest, Runner } from './runner.ts';

export const runners: readonly Runner[] = [
  nodeTest,
  vitest,
  jest,
  mocha,
  bunTest,
  pytest,
  cargoTest,
  goTest,
  maven,
  gradle,
  dotnetTest,
  phpunit,
  rspec,
];

/** The runners that a line starts. */
export function runnersIn(line: string): readonly Runner[] {
  return runners.filter((runner) => runner.invocation.test(line));
}

export interface InstrumentedLine {
  readonly line: string;
  readonly env: Readonly<Record<string, string>>;
  readonly runners: readonly string[];
  readonly leaves: readonly RegExp[];
  readonly prints: boolean;
  /** Whether the selection of files was honoured. */
  readonly selected: boolean;
  readonly shuffled: boolean;
}

/** Asks every runner of a line for a report, and for some files only where that is wanted and possible. */
export function instrumentLine(line: string, request: Omit<ReportRequest, 'name'>, files: readonly string[] | undefined): InstrumentedLine {
  const found = runnersIn(line);
  const only = found.length === 1 ? found[0] : undefined;
  const selected = files !== undefined && only?.select !== undefined && isSimple(line, only);
  const instruments = found.map((runner) => [runner, runner.instrument({ ...request, name: '0' })] as const);
  let rewritten = line;
  for (const runner of found) rewritten = insert(rewritten, runner, request, selected ? files : undefined);
  const options = instruments.flatMap(([, { env }]) => env?.['NODE_OPTIONS'] ?? []).join(' ');
  return {
    line: rewritten,
    env: { ...Object.assign({}, ...instruments.map(([, { env }]) => env ?? {})), ...(options === '' ? {} : { NODE_OPTIONS: options }) },
    runners: found.map((runner) => runner.id),
    leaves: instruments.flatMap(([, { leaves }]) => leaves ?? []),
    prints: instruments.some(([, { prints }]) => prints === true),
    selected,
    shuffled: request.seed !== undefined && found.some((runner) => runner.shuffles === true),
  };
}

/** One call of the runner, in the root. */
function isSimple(line: string, runner: Runner): boolean {
  return line.split(new RegExp(runner.invocation.source, 'g')).length === 2 && !/\bcd\s/.test(line);
}

function insert(line: string, runner: Runner, request: Omit<ReportRequest, 'name'>, files: readonly string[] | undefined): string {
  let calls = 0;
  return line.replace(new RegExp(`(${runner.invocation.source})([^&|;()]*)`, 'g'), (...groups: unknown[]) => {
    const invocation = String(groups[1]);
    const rest = String(groups.at(-3));
    const { args = [] } = runner.instrument({ ...request, name: `${(calls += 1)}` });
    const own = files === undefined ? rest : ` ${withoutFiles(rest, runner)} ${(runner.select?.(files) ?? []).map(quote).join(' ')} `;
    return (
      `${invocation}${args.map((arg) => ` ${quote(arg)}`).join('')}${own}`.replace(/ {2,}/g, ' ').trimEnd() + (/\s$/.test(rest) ? ' ' : '')
    );
  });
}

/** The options of a call, without the files, folders and patterns it names. */
function withoutFiles(rest: string, runner: Runner): string {
  const words = rest.match(/(?:[^\s"']+|"[^"]*"|'[^']*')+/g) ?? [];
  return words
    .filter((word, at) => word.startsWith('-') || /^\d?[<>]/.test(word) || runner.valued?.has(words[at - 1] ?? '') === true)
    .join(' ');
}

/** One word for a POSIX shell. */
export function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
