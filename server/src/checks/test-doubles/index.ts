// Finds tests of a replaced subject, and code that makes the framework report success.
import type { Occurrence, OccurrenceCheck, SourceHead } from '../check.ts';
import type { Source } from '../../syntax/source.ts';
import { holdsTests } from '../testing/scope.ts';
import type { TestFile } from '../testing/model.ts';
import { testFileOf } from '../testing/test-file.ts';
import { type SyntaxNode, treesOf } from '../testing/tree.ts';
import { patches } from './patches.ts';
import { rules } from './rules.ts';

export const check: OccurrenceCheck = {
  id: 'test-doubles',
  kind: 'occurrence',
  rules,
  wants: (file) => patched(file, file.text).length > 0 || (holdsTests(file) && /\bmock\b|patch\b|setattr\(/.test(file.text)),
  find: (source) => [...frameworkPatches(source), ...(holdsTests(source) ? replacedSubjects(source) : [])],
};

function patched({ pack, role }: Pick<SourceHead, 'pack' | 'role'>, text: string) {
  if (!pack || /^(?:docs|fixture|generated|ci)$/.test(role)) return [];
  return patches.filter((patch) => patch.languages.test(pack.id) && (patch.roles?.test(role) ?? true) && patch.pattern.test(text));
}

function frameworkPatches(source: Source): Occurrence[] {
  if (patched(source, source.text).length === 0) return [];
  const code = blank(source);
  return patched(source, code).flatMap(({ pattern, act }) => {
    const found = pattern.exec(code);
    if (!found) return [];
    return [
      {
        ...place(found.index, found.index + found[0].length, found[0]),
        ruleId: 'test/framework-patched',
        severity: 'error' as const,
        message: `This code ${act}. Failing tests are then reported as passed.`,
      },
    ];
  });
}

function replacedSubjects(source: Source): Occurrence[] {
  const file = testFileOf(source);
  const own = stem(source.path);
  return file.replacements
    .filter(({ target }) =>
      /^\.{1,2}\//.test(target)
        ? stem(target) === own && file.imports.some((line) => line.includes(target))
        : replacesSubject(target, own, file),
    )
    .map(({ start, end, target }) => ({
      ...place(start, end, target),
      ruleId: 'test/subject-mocked',
      severity: 'warning' as const,
      message: `The test replaces \`${target}\`, the module it is named after. It checks the replacement, not the code.`,
    }));
}

/** `pkg.module.name`, where the test is named after the module and looks at what the name gives. */
function replacesSubject(target: string, own: string, { cases, imports }: TestFile): boolean {
  const [name = '', module = ''] = target.split('.').reverse();
  if (name.length < 2 || module !== own || !imports.some((line) => line.includes(module))) return false;
  return cases.some(({ assertions }) =>
    assertions.some(({ subject }) => new RegExp(`(?<!\\w)${name.replace(/\W/g, '\\$&')}\\(`).test(subject)),
  );
}

function stem(path: string): string {
  return (path.split('/').at(-1) ?? '')
    .replace(/(?:[._-](?:test|tests|spec))?\.[cm]?[jt]sx?$/, '')
    .replace(/^test_(.*)\.py$|^(.*)_test\.py$/, '$1$2');
}

/** The text with comments and the inside of strings blanked, so that offsets stay. */
function blank(source: Source): string {
  let text = source.text;
  const visit = (node: SyntaxNode): void => {
    const isText = /^string$|template_string|string_literal/.test(node.type);
    if (!isText && !/comment/.test(node.type)) return node.children.forEach(visit);
    const [from, to] = isText ? [node.start + 1, node.end - 1] : [node.start, node.end];
    if (to > from) text = text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to);
  };
  treesOf(source).forEach(visit);
  return text;
}

function place(start: number, end: number, content: string): Omit<Occurrence, 'ruleId' | 'severity' | 'message'> {
  return {
    start,
    end,
    subject: content.replace(/\s+/g, ' '),
    names: [],
    breadth: 'project',
    enclosing: '',
    anchor: content.replace(/\s+/g, ' '),
    evidence: [],
  };
}
