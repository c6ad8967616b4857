// Finds demands whose failure is caught and forgotten.
import type { Swallow, TestCase } from './model.ts';
import { fieldOf, type SyntaxNode, walk } from './tree.ts';

const tries = /^(?:try_statement|try_expression|begin)$/;
const handlers = /^(?:catch_clause|catch_block|except_clause|rescue)$/;

/** Types of exceptions that catch a failed assertion, by language; the rest let it through. */
const broad: Readonly<Record<string, RegExp>> = {
  python: /^except\s*:|\b(?:Exception|BaseException|AssertionError)\b/,
  java: /\b(?:Throwable|AssertionError|Error)\b/,
  kotlin: /\b(?:Throwable|AssertionError|Error)\b/,
  scala: /\bThrowable\b/,
  csharp: /^catch\s*(?:\{|$|\(\s*(?:System\.)?Exception\b)/,
  php: /\b(?:Throwable|Exception|AssertionFailedError|ExpectationFailedException)\b/,
  ruby: /\bException\b/,
  cpp: /\.\.\./,
};

export function swallowsIn(root: SyntaxNode, text: string, language: string, cases: readonly TestCase[]): Swallow[] {
  const found: Swallow[] = [];
  for (const node of walk(root)) {
    if (suppressed(node, text)) {
      const owner = cases.findLast((each) => each.start <= node.start && node.end <= each.end);
      if (owner?.assertions.some((each) => node.start < each.start && each.end <= node.end))
        found.push({
          start: node.start,
          end: node.start + (text.slice(node.start, node.end).split(/\r?\n/, 1)[0] ?? '').length,
          caseName: owner.name,
        });
      continue;
    }
    if (!tries.test(node.type)) continue;
    const handler = node.children.find((child) => handlers.test(child.type));
    const body = fieldOf(node, 'body') ?? node.children.find((child) => child.type === 'block') ?? node;
    if (!handler) continue;
    const head = text.slice(handler.start, handler.end);
    const accepts = language.includes('script') || broad[language]?.test(head.split(/[{\n]/)[0] ?? '');
    if (
      !accepts ||
      /\b(?:throw|raise|rethrow|fail\w*|assert\w*|expect\w*|reject|done|should|exit|abort|skip\w*|pytest|return)\b|\bt\.\w+|\bcb\(|must/i.test(
        head.replace(/^[^{\n:]*[{\n:]?/, ''),
      )
    )
      continue;
    const owner = cases.findLast((each) => each.start <= node.start && node.end <= each.end);
    const demands = owner?.assertions.filter((each) => each.start >= body.start && each.end <= Math.min(body.end, handler.start));
    if (owner && demands && demands.length > 0) found.push({ start: handler.start, end: handler.end, caseName: owner.name });
  }
  return found;
}

/** `with suppress(AssertionError):` lets a failed demand pass. */
function suppressed({ type, start, end }: SyntaxNode, text: string): boolean {
  return (
    type === 'with_statement' &&
    /^with\s+(?:contextlib\.)?suppress\([^)]*\b(?:AssertionError|Exception|BaseException)\b/.test(
      text.slice(start, Math.min(end, start + 200)),
    )
  );
}
