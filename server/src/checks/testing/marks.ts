// Reads what is attached to a test: annotations, attributes, decorators, and words in the call that declares it.
import type { Chain } from './chain.ts';
import { conditionalModifiers, focusModifiers, focusTags, type Framework, skipModifiers, skipTags } from './frameworks.ts';
import { literalsIn, literalOf } from './literals.ts';
import type { Mark } from './model.ts';
import { namedOf, type SyntaxNode, walk } from './tree.ts';

/** An annotation by its name, with its node. */
export interface Annotation {
  readonly name: string;
  readonly node: SyntaxNode;
}

const annotationTypes = new Set(['decorator', 'marker_annotation', 'annotation', 'attribute']);

/** Annotations, attributes and decorators of a definition, wherever the grammar hangs them. */
export function annotationsOf(definition: SyntaxNode, text: string): Annotation[] {
  const around =
    definition.parent?.type === 'decorated_definition' ? definition.parent.children.filter((child) => child.type === 'decorator') : [];
  const inside = definition.children.filter((child) =>
    /^(?:modifiers|attribute_list|attributes|annotation|marker_annotation)$/.test(child.type),
  );
  const siblings = definition.parent?.children ?? [];
  const before: SyntaxNode[] = [];
  for (let at = siblings.indexOf(definition) - 1; at >= 0; at -= 1) {
    const sibling = siblings[at];
    if (!sibling || !/^(?:attribute_item|line_comment|comment|block_comment|annotation)$/.test(sibling.type)) break;
    if (sibling.type === 'attribute_item') before.unshift(sibling);
    if (sibling.type === 'comment' && /^\/\*\*[\s\S]*@test\b/.test(text.slice(sibling.start, sibling.end)))
      return [{ name: 'Test', node: sibling }, ...annotationsOfNodes(inside, text)];
  }
  return annotationsOfNodes([...around, ...before, ...inside], text);
}

function annotationsOfNodes(nodes: readonly SyntaxNode[], text: string): Annotation[] {
  return nodes
    .flatMap((each) => [...walk(each, (node) => !annotationTypes.has(node.type))].filter((node) => annotationTypes.has(node.type)))
    .map((node) => ({
      node,
      name: (/^[@\s[#]*(?:\w+:(?!:))?([\w.:]+)/.exec(text.slice(node.start, node.end))?.[1] ?? '')
        .replace(/^.*\.(?=[A-Z]\w*$)/, '')
        .replace(/Attribute$/, ''),
    }));
}

export function annotationMarks(annotations: readonly Annotation[], framework: Framework, text: string): Mark[] {
  return annotations.flatMap(({ name, node }) => {
    const raw = text.slice(node.start, node.end);
    const off =
      /\bSkip\s*=|\benabled\s*=\s*false\b|\.disabled\b|\bIgnore(?:Reason)?\s*=/.test(raw.replace(/"[^"]*"/g, '""')) &&
      framework.caseMarks?.test(name);
    const conditional = framework.conditionalMarks?.test(name)
      ? name !== 'cfg_attr' || /\bignore\b/.test(raw)
      : /\.disabled\(\s*if\b|\brun\s*=\s*False|condition/.test(raw) && framework.skipMarks?.test(name);
    if (!off && !conditional && !framework.skipMarks?.test(name)) return [];
    return [
      {
        start: node.start,
        end: node.end,
        kind: 'skip' as const,
        conditional: Boolean(conditional),
        name: raw.split(/[(\n]/)[0] ?? name,
        reason: reasonIn([node], text),
        framework: framework.name,
      },
    ];
  });
}

/** `it.skip`, `xit`, `test.only`, `{ skip: true }`, `:focus`. */
export function callMarks(chain: Chain, framework: Framework, text: string): Mark[] {
  const [first] = chain.segments;
  const marks: Mark[] = [];
  const push = (span: { start: number; end: number }, kind: Mark['kind'], conditional: boolean, reason = '') =>
    marks.push({ ...span, kind, conditional, name: text.slice(span.start, span.end), reason, framework: framework.name });
  if (first && framework.skipped?.includes(first.name)) push(first, 'skip', false);
  if (first && framework.focused?.includes(first.name)) push(first, 'focus', false);
  for (const segment of chain.segments.slice(1)) {
    const trailing = chain.segments.some(
      (each) => each !== segment && each.end <= segment.start && each.calls.length > 0 && each.name !== 'each',
    );
    const span = { start: trailing ? segment.start : chain.start, end: segment.end };
    if (segment.calls.length > 0 && conditionalModifiers.has(segment.name)) push(span, 'skip', true);
    else if (skipModifiers.has(segment.name)) push(span, 'skip', false, trailing ? reasonIn(segment.calls.flat(), text) : '');
    else if (focusModifiers.has(segment.name)) push(span, 'focus', false);
  }
  for (const argument of chain.segments.flatMap((each) => each.calls.flat())) {
    for (const option of /^(?:object|hash|dictionary)$/.test(argument.type) ? namedOf(argument) : [argument]) {
      if (!/pair|symbol|property/.test(option.type)) continue;
      const raw = text.slice(option.start, option.end);
      if (skipTags.test(raw)) {
        const value = namedOf(option).at(-1);
        push(option, 'skip', value !== undefined && option.type !== 'simple_symbol' && !literalOf(value, text), reasonIn([option], text));
      } else if (focusTags.test(raw)) push(option, 'focus', false);
    }
  }
  return marks.slice(0, 1);
}

/** Words that explain: a string with more than one word in the mark. */
export function reasonIn(nodes: readonly SyntaxNode[], text: string): string {
  return (
    nodes.flatMap((node) => literalsIn(node, text)).find((literal) => literal.kind === 'string' && /\p{L}+\s+\p{L}+/u.test(literal.value))
      ?.value ?? ''
  );
}

/** What keeps a whole module, a row or other files from running: `pytestmark`, `__test__`, `pytest.param(…, marks=…)`, `collect_ignore`. */
export function moduleMark(node: SyntaxNode, text: string, framework: string): Mark | undefined {
  if (!/^(?:assignment|call)$/.test(node.type)) return undefined;
  const raw = text.slice(node.start, Math.min(node.end, node.start + 400));
  const mark = (name: string, conditional: boolean): Mark => ({
    start: node.start,
    end: node.end,
    kind: 'skip',
    conditional,
    name,
    reason: reasonIn([node], text),
    framework,
  });
  if (node.type === 'assignment') {
    const off = /^pytestmark\s*=[\s\S]*\bmark\.(skip(?:if)?|xfail)\b/.exec(raw)?.[1];
    if (off) return mark('pytestmark', off === 'skipif');
    return /^__test__\s*=\s*False\b/.test(raw)
      ? mark('__test__ = False', false)
      : /^collect_ignore(?:_glob)?\s*=/.test(raw)
        ? mark('collect_ignore', false)
        : undefined;
  }
  const row = /^pytest\.param\([\s\S]*\bmarks\s*=[\s\S]*\bmark\.(skip(?:if)?|xfail)\b/.exec(raw)?.[1];
  if (row) return mark('pytest.param', row === 'skipif');
  return /^pytest\.skip\([\s\S]*allow_module_level\s*=\s*True/.test(raw)
    ? mark('pytest.skip', node.parent?.parent?.type !== 'module')
    : undefined;
}
