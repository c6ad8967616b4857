// What is given to an assertion function, in the terms of its framework: a message that stands first, an exception that is asked for.
import { meaningOf } from './lexicon.ts';
import { type Reading, text } from './demand.ts';
import type { Strength } from './model.ts';
import type { SyntaxNode } from './tree.ts';

/** JUnit 3 and 4 say first what a failure means: `assertTrue("is empty", list.isEmpty())`, `assertEquals("sum", 3, add(1, 2))`. */
export function withoutMessage(given: readonly SyntaxNode[], name: string, reading: Reading): SyntaxNode[] {
  const isText = (node: SyntaxNode | undefined) => node !== undefined && /string/.test(node.type);
  const [first, second, third] = given;
  if (!reading.traits.has('message-first') || !isText(first)) return [...given];
  const one = isUnary(meaningOf(name).core) && given.length === 2 && !isText(second);
  const two = !isUnary(meaningOf(name).core) && third !== undefined && !isText(third);
  return one || two ? given.slice(1) : [...given];
}

export function isUnary(core: string): boolean {
  return /^(?:true|false|truthy|falsy|ok|null|nil|none|notnull|notnil|empty|notempty|noerror|error|zero|undefined|defined|nan|iserror|some|err)$/.test(
    core,
  );
}

export function throwStrength(core: string, given: readonly SyntaxNode[], reading: Reading): Strength | undefined {
  if (!/^(?:throw|raise|panic|reject|exception|thrown)/.test(core)) return undefined;
  if (given.some((each) => /string|regex|template/.test(each.type) || /match=|message/.test(text(each, reading)))) return 'contains';
  return given.length > 0 ? 'type' : 'truthy';
}
