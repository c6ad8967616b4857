// Edits JSON with comments in place: our entries come and go, everything else keeps its bytes.
import {
  applyEdits,
  type FormattingOptions,
  getNodeValue,
  type JSONPath,
  modify,
  type Node,
  parseTree,
  type ParseError,
} from 'jsonc-parser';
import { Failure } from '../model/failure.ts';
import { type AgentFile, isOurs } from './agent.ts';

/** One entry of ours: appended to the list at `path`, or set as the value there. */
export interface JsonEntry {
  readonly path: JSONPath;
  readonly value: unknown;
  readonly inList?: boolean;
}

/** `frame`: what the agent wants in a file that did not exist before, such as a version. */
export function jsonFile(path: string, entries: readonly JsonEntry[], frame: Readonly<Record<string, unknown>> = {}): AgentFile {
  return {
    path,
    install: (text) => {
      const start = text === undefined || text.trim() === '' ? `${JSON.stringify(frame, null, 2)}\n` : text;
      return entries.reduce(
        (current, entry) => (isInstalled(parse(path, current), entry) ? current : add(current, parse(path, current), entry)),
        start,
      );
    },
    remove: (text) => {
      const rest = entries.reduce((current, entry) => take(path, current, entry), text);
      const value = getNodeValue(parse(path, rest)) as Record<string, unknown>;
      return Object.keys(value).every((key) => Object.hasOwn(frame, key)) && !/\/[/*]/.test(rest) ? undefined : rest;
    },
  };
}

function isInstalled(tree: Node, { path, inList, value }: JsonEntry): boolean {
  const present = valueAt(tree, path);
  return inList ? Array.isArray(present) && present.some(isOurs) : JSON.stringify(present) === JSON.stringify(value);
}

function add(text: string, tree: Node, { path, value, inList }: JsonEntry): string {
  const options = { formattingOptions: formattingOf(text) };
  if (!inList) return applyEdits(text, modify(text, path, value, options));
  if (!Array.isArray(valueAt(tree, path))) return applyEdits(text, modify(text, path, [value], options));
  return applyEdits(text, modify(text, [...path, -1], value, { ...options, isArrayInsertion: true }));
}

function take(file: string, text: string, { path, inList }: JsonEntry): string {
  const options = { formattingOptions: formattingOf(text) };
  const present = valueAt(parse(file, text), path);
  if (!inList)
    return present === undefined ? text : prune(file, applyEdits(text, modify(text, path, undefined, options)), path.slice(0, -1));
  if (!Array.isArray(present)) return text;
  const at = present.findIndex(isOurs);
  return at < 0 ? text : prune(file, applyEdits(text, modify(text, [...path, at], undefined, options)), path);
}

/** Takes away what our entry leaves empty, from the inside out. */
function prune(file: string, text: string, path: JSONPath): string {
  const value = valueAt(parse(file, text), path);
  if (path.length === 0 || typeof value !== 'object' || value === null || Object.keys(value).length > 0) return text;
  return prune(file, applyEdits(text, modify(text, path, undefined, { formattingOptions: formattingOf(text) })), path.slice(0, -1));
}

function parse(path: string, text: string): Node {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true });
  if (tree?.type === 'object' && errors.length === 0) return tree;
  throw new Failure(
    'usage',
    'not-json',
    `${path} is not a JSON object; it was left as it is.`,
    'Mend it, then run change-gate init again.',
  );
}

function valueAt(tree: Node, path: JSONPath): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    getNodeValue(tree),
  );
}

/** The indentation and line ends that the file has. */
function formattingOf(text: string): FormattingOptions {
  const indent = /^([ \t]+)\S/m.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}
