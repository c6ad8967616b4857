// Fails when a step was forgotten: a check without cases, a rule without words, a language known to a check, an error of another class.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { Language, type Node, Parser } from 'web-tree-sitter';
import { checks } from '../../server/src/checks/generated/index.ts';
import { ruleSchema } from '../../server/src/model/rule.ts';
import { languagePacks } from '../../server/src/syntax/generated/language-packs.ts';
import { productSources, projectFiles, readProjectFile } from '../support/project.ts';

const paths = projectFiles();

describe('checks', () => {
  it.each(checks.map(({ id }) => id))('%s stands in a folder of its name and has tests', (id) => {
    expect(paths).toContain(`server/src/checks/${id}/index.ts`);
    expect(paths.filter((path) => path.startsWith(`test/checks/${id}/`) && path.endsWith('.test.ts'))).not.toEqual([]);
  });

  it('every rule explains itself, once', () => {
    const rules = [...new Set(checks.flatMap((check) => check.rules))];
    expect(
      rules.filter(
        (rule) =>
          !ruleSchema.safeParse(rule).success || [rule.title, rule.saw, rule.why, rule.fix, rule.fine].some((text) => text.trim() === ''),
      ),
    ).toEqual([]);
    expect(rules.map(({ id }) => id).filter((id, index, all) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('no check asks which language it reads', async () => {
    await Parser.init();
    const grammar = createRequire(import.meta.url).resolve('tree-sitter-typescript/tree-sitter-typescript.wasm');
    const parser = new Parser().setLanguage(await Language.load(await readFile(grammar)));
    const languages = new Set(languagePacks.map(({ id }) => id));
    const asking = productSources()
      .filter((path) => path.startsWith('server/src/checks/'))
      .flatMap((path) => {
        const tree = parser.parse(readProjectFile(path));
        return tree
          ? comparisons(tree.rootNode)
              .filter(
                ({ subject, values }) =>
                  /\b(?:pack|language|lang|languageId)\b(?:\.id)?$/.test(subject) && values.some((value) => languages.has(value)),
              )
              .map(({ line }) => `${path}:${line}`)
          : [path];
      });
    expect(asking).toEqual([]);
  });
});

describe('errors', () => {
  it('that leave a module are of one class', () => {
    const others = productSources()
      .filter((path) => path.startsWith('server/') && path !== 'server/src/model/failure.ts')
      .filter((path) => /^export class \w+ extends \w*(?:Error|Failure)\b/m.test(readProjectFile(path)));
    expect(others).toEqual([]);
  });
});

/** `subject === 'value'` and `switch (subject) { case 'value': }`. */
function comparisons(node: Node): { subject: string; values: string[]; line: number }[] {
  const inner = node.namedChildren.flatMap((child) => (child ? comparisons(child) : []));
  const line = node.startPosition.row + 1;
  if (node.type === 'switch_statement') {
    const cases = node.childForFieldName('body')?.namedChildren ?? [];
    const subject = node.childForFieldName('value')?.text.replace(/^\(|\)$/g, '') ?? '';
    return [...inner, { subject, values: cases.map((label) => unquoted(label?.childForFieldName('value')?.text)), line }];
  }
  if (node.type !== 'binary_expression' || !/^[!=]==?$/.test(node.childForFieldName('operator')?.text ?? '')) return inner;
  const [left, right] = [node.childForFieldName('left')?.text ?? '', node.childForFieldName('right')?.text ?? ''];
  return [...inner, { subject: left, values: [unquoted(right)], line }, { subject: right, values: [unquoted(left)], line }];
}

function unquoted(text = ''): string {
  return text.replace(/^['"`]|['"`]$/g, '');
}
