// One table of options is parser, help and error text at once.
import { parseArgs } from 'node:util';
import { Failure } from '../model/failure.ts';
import type { TargetRequest } from '../model/target.ts';

export interface Option {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  readonly short?: string;
  readonly hint?: string;
  readonly help: string;
}
export type OptionTable = Readonly<Record<string, Option>>;
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

export const targetOptions = {
  'working-tree': { type: 'boolean', help: 'HEAD against the working tree, untracked files included (the default)' },
  path: { type: 'string', multiple: true, hint: 'PATH', help: 'the working tree, only below these paths' },
  commit: { type: 'string', hint: 'SPEC', help: 'a commit or a range: X, X^!, A..B, A...B' },
  root: { type: 'string', hint: 'BRANCH-OR-COMMIT', help: 'the branch as a whole, from the branch it merges into' },
  pr: { type: 'string', hint: 'NUMBER-OR-URL', help: 'a pull request' },
} as const satisfies OptionTable;

export const commonOptions = {
  repo: { type: 'string', hint: 'DIR', help: 'the repository (default: the current directory)' },
  output: { type: 'string', hint: 'FILE', help: 'write the report to a file, atomically' },
  json: { type: 'boolean', help: 'short for --format json' },
  quiet: { type: 'boolean', help: 'no progress, no summary' },
  'no-color': { type: 'boolean', help: 'plain text' },
} as const satisfies OptionTable;

/** Throws `Failure` `unknown-option` for anything the table does not name. */
export function readOptions(
  args: readonly string[],
  table: OptionTable,
  allowPositionals = false,
): { values: Values; positionals: string[] } {
  try {
    const options = Object.fromEntries(
      Object.entries(table).map(([name, { type, multiple, short }]) => [
        name,
        { type, ...(multiple ? { multiple } : {}), ...(short ? { short } : {}) },
      ]),
    );
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals, strict: true });
    return { values: values as Values, positionals };
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error);
    throw new Failure('usage', 'unknown-option', `${message}.`, 'See change-gate --help for the options.');
  }
}

/** The target that the options name; at most one kind. */
export function readTarget(values: Values, fallback: 'working-tree' | undefined): TargetRequest | undefined {
  const named = (['working-tree', 'path', 'commit', 'root', 'pr'] as const).filter((name) => values[name] !== undefined);
  if (named.length > 1) {
    throw new Failure(
      'usage',
      'two-targets',
      `Two targets at once: ${named.map((name) => `--${name}`).join(' and ')}.`,
      'Name one of them.',
    );
  }
  switch (named[0]) {
    case 'path':
      return { kind: 'path', paths: (values['path'] as string[]).map(String) };
    case 'commit':
      return { kind: 'commit', spec: String(values['commit']) };
    case 'root':
      return { kind: 'branch', root: String(values['root']) };
    case 'pr':
      return { kind: 'pull-request', reference: String(values['pr']) };
    case 'working-tree':
      return { kind: 'working-tree' };
    case undefined:
      return fallback === undefined ? undefined : { kind: fallback };
  }
}

export function readFormat<Format extends string>(values: Values, formats: readonly Format[]): Format {
  if (values['json'] === true) return 'json' as Format;
  const wished = values['format'];
  if (wished === undefined) return 'text' as Format;
  const format = formats.find((known) => known === wished);
  if (format === undefined) {
    throw new Failure('usage', 'unknown-format', `There is no format “${String(wished)}”.`, `Use one of: ${formats.join(', ')}.`);
  }
  return format;
}
