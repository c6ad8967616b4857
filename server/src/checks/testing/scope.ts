// Which files hold tests: by role, and in languages that keep tests beside the code by their marks.
import type { SourceHead } from '../check.ts';
import { frameworksOf } from './frameworks.ts';

const inline = /#\[(?:[\w:]+::)?(?:test|rstest|test_case|quickcheck|wasm_bindgen_test)\b|import\.meta\.vitest/;

export function holdsTests({ role, pack, text }: SourceHead): boolean {
  if (!pack || pack.grammar === null) return false;
  if (role === 'test' || role === 'test-support') return frameworksOf(pack.id).length > 0 || pack.injections.length > 0;
  return role === 'product' && inline.test(text);
}
