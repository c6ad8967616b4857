// Reads a test file once: its cases, what each demands, what it feeds, and what keeps it from running.
import type { Source } from '../../syntax/source.ts';
import { assertionsAt } from './assertions.ts';
import { type Chain, chainOf, isCall, pathOf } from './chain.ts';
import { type Framework, frameworksOf } from './frameworks.ts';
import { literalOf, literalsIn } from './literals.ts';
import { annotationMarks, annotationsOf, callMarks, moduleMark, reasonIn } from './marks.ts';
import type { Assertion, FedCall, Mark, Replacement, Row, Swallow, TestCase, TestFile } from './model.ts';
import { swallowsIn } from './swallows.ts';
import { isAsked, unreachedIn } from './unreached.ts';
import { fieldOf, fold, namedOf, type SyntaxNode, treesOf, walk } from './tree.ts';
import { type Trait, traitsOf } from './traits.ts';

const files = new WeakMap<Source, TestFile>();
const definitions =
  /^(?:function_definition|function_declaration|function_item|method_declaration|method_definition|method|singleton_method)$/;
const classes =
  /^(?:class_declaration|class_definition|class|module|mod_item|object_declaration|struct_declaration|trait_definition|object_definition)$/;
const bodies =
  /^(?:arrow_function|function_expression|function|lambda|lambda_literal|lambda_expression|func_literal|anonymous_function|do_block|block|closure_expression|anonymous_method_expression|arrow_function_expression)$/;
const branches =
  /^(?:if_statement|if_expression|if|unless|if_modifier|unless_modifier|switch_statement|switch_expression|when_expression|match_expression|ternary_expression|conditional_expression|guard_statement|case|expression_switch_statement|elif_clause|catch_clause|catch_block|except_clause|rescue|for_statement)$/;
const mockers =
  /^(?:(?:jest|vi)\.(?:mock|doMock|unstable_mockModule)|mock\.module|mocker\.patch|(?:unittest\.)?(?:mock\.)?patch|monkeypatch\.setattr|(?:mocker|mock|(?:unittest\.)?mock)?\.?patch\.object)$/;

/** Memoised per source, so that an editor reads only what was edited. */
export function testFileOf(source: Source): TestFile {
  const known = files.get(source);
  if (known) return known;
  const read = new Reader(source).read();
  files.set(source, read);
  return read;
}

interface Place {
  readonly suites: readonly string[];
  readonly marks: readonly Mark[];
}

interface Declared extends Place {
  readonly name: string;
  readonly nameSpan: { start: number; end: number };
  readonly node: SyntaxNode;
  readonly body: SyntaxNode | undefined;
  readonly rows: readonly Row[];
  readonly demands: readonly Assertion[];
  readonly framework: Framework;
}

class Reader {
  readonly #text: string;
  readonly #source: Source;
  #language = '';
  #frameworks: readonly Framework[] = [];
  readonly #declared: Declared[] = [];
  readonly #marks: (Mark & { subject: string })[] = [];
  readonly #helpers = new Map<string, Assertion[]>();
  readonly #imports: string[] = [];
  readonly #replacements: Replacement[] = [];

  constructor(source: Source) {
    this.#source = source;
    this.#text = source.text;
  }

  read(): TestFile {
    const roots = treesOf(this.#source);
    const cases: TestCase[] = [];
    const swallows: Swallow[] = [];
    for (const [at, root] of roots.entries()) {
      this.#language = this.#source.layers[at]?.pack.id ?? '';
      this.#frameworks = frameworksOf(this.#language);
      if (this.#frameworks.length === 0) continue;
      const from = this.#declared.length;
      this.#visit(root, { suites: [], marks: [] });
      const declared = this.#declared.slice(from);
      const nodes = new Map(
        declared.flatMap((each): [SyntaxNode, Declared][] => [
          [each.node, each],
          ...(each.body ? [[each.body, each] as [SyntaxNode, Declared]] : []),
        ]),
      );
      const seen = new Map<string, number>();
      for (const each of declared) cases.push(this.#case(each, nodes, seen));
      swallows.push(...swallowsIn(root, this.#text, this.#language, cases));
    }
    return { cases, marks: this.#marks, helpers: this.#helpers, swallows, replacements: this.#replacements, imports: this.#imports };
  }

  #visit(node: SyntaxNode, place: Place): void {
    let below = place;
    if (/^(?:import|use|using|require|preproc_include)/.test(node.type) && /import|use_|using|include|namespace_use/.test(node.type))
      this.#imports.push(fold(this.#slice(node)));
    const own = this.#has('module-marks') ? moduleMark(node, this.#text, this.#frameworks[0]?.name ?? '') : undefined;
    if (own) this.#note([own], own.name);
    if (node.named && classes.test(node.type)) below = this.#class(node, place);
    else if (definitions.test(node.type)) below = this.#definition(node, place);
    else if (isCall(node)) below = this.#call(node, place);
    for (const child of node.children) this.#visit(child, below);
  }

  #class(node: SyntaxNode, place: Place): Place {
    const name = fieldOf(node, 'name');
    const title = name ? this.#slice(name) : '';
    const marks = this.#frameworks.flatMap((framework) => annotationMarks(annotationsOf(node, this.#text), framework, this.#text));
    this.#note(marks, title);
    return { suites: [...place.suites, title], marks: [...place.marks, ...marks] };
  }

  #definition(node: SyntaxNode, place: Place): Place {
    const declarator = fieldOf(node, 'declarator');
    const nameNode = fieldOf(node, 'name') ?? (declarator ? fieldOf(declarator, 'declarator') : undefined);
    const body = fieldOf(node, 'body') ?? node.children.find((child) => child.type === 'function_body');
    if (!nameNode) return place;
    const name = this.#slice(nameNode);
    const annotations = annotationsOf(node, this.#text);
    const framework = this.#frameworks.find(
      (each) => each.named?.test(name) || annotations.some((annotation) => each.caseMarks?.test(annotation.name)),
    );
    if (!framework || !body) {
      if (body) this.#helpers.set(name, this.#assertions(body, new Map()));
      return place;
    }
    const marks = [...annotationMarks(annotations, framework, this.#text), ...this.#bodyMarks(body, framework)];
    const title = declarator && this.#has('declared-names') ? this.#slice(declarator) : name;
    this.#note(marks, title);
    this.#declare({
      ...place,
      marks: [...place.marks, ...marks],
      name: title,
      nameSpan: declarator && this.#has('declared-names') ? declarator : nameNode,
      node,
      body,
      framework,
      rows: annotations.filter((each) => framework.tableMarks?.test(each.name)).flatMap((each) => this.#rows(each.node)),
      demands: annotations
        .filter(
          (each) =>
            framework.demandMarks?.test(each.name) ||
            /\bexpected\s*=|expectedExceptions|ExpectedResult|expectedException/.test(this.#slice(each.node)),
        )
        .map((each) => this.#demand(each.node)),
    });
    return { suites: [...place.suites, title], marks: place.marks };
  }

  #call(node: SyntaxNode, place: Place): Place {
    if (node.parent && isCall(node.parent) && node.field && /^(?:function|object|receiver)$/.test(node.field)) return place;
    const chain = chainOf(node, this.#text);
    if (!chain) return place;
    this.#replacement(chain);
    const first = chain.segments[0];
    const roots = [first?.name ?? '', `${first?.name}.${chain.segments[1]?.name}`];
    const infix = this.#has('infix-cases') && chain.segments.at(-1)?.name === 'in';
    const bare = this.#has('quoted-cases') && first?.name === '' && chain.segments.length === 1 && this.#slice(node).startsWith('"');
    const arguments_ = chain.segments.flatMap((each) => each.calls.flat());
    const body = arguments_.findLast((each) => bodies.test(each.type)) ?? this.#macroBody(node, first?.name);
    const titleNode =
      infix || bare
        ? namedOf(node)[0]
        : arguments_.find(
            (each) => literalOf(each, this.#text)?.kind === 'string' || /template_string|string|binary_expression/.test(each.type),
          );
    for (const framework of this.#frameworks) {
      const isCase = infix || bare || roots.some((root) => framework.cases?.includes(root));
      const isSuite = roots.some((root) => framework.suites?.includes(root));
      if (!isCase && !isSuite) continue;
      const withoutBody = /^(?:todo|pending)$|^skip$/.test(chain.segments.at(-1)?.name ?? '') && titleNode !== undefined;
      if (!body && !withoutBody) continue;
      if (!titleNode && !this.#has('untitled-cases') && !isSuite) continue;
      const title = titleNode ? fold(this.#slice(titleNode)).replace(/^["'`]|["'`]$/g, '') : '';
      const marks = [...callMarks(chain, framework, this.#text), ...(isCase && body ? this.#bodyMarks(body, framework) : [])];
      this.#note(marks, title);
      if (isSuite && !isCase) return { suites: [...place.suites, title], marks: [...place.marks, ...marks] };
      const nameSpan = titleNode ?? first ?? node;
      const tables = chain.segments.filter((each) => /^(?:each|for|with|where)$/.test(each.name)).flatMap((each) => each.calls[0] ?? []);
      this.#declare({
        ...place,
        marks: [...place.marks, ...marks],
        name: title,
        nameSpan,
        node,
        body,
        framework,
        rows: tables.flatMap((each) => this.#rows(each)),
        demands: [],
      });
      return { suites: [...place.suites, title], marks: place.marks };
    }
    return place;
  }

  /** Macros of C++ are calls to the parser; their block follows as the next statement. */
  #macroBody(node: SyntaxNode, name: string | undefined): SyntaxNode | undefined {
    if (!this.#has('macro-bodies') || !name || !/^[A-Z_]+$/.test(name) || node.parent?.type !== 'expression_statement') return undefined;
    const siblings = node.parent.parent?.children ?? [];
    const next = siblings[siblings.indexOf(node.parent) + 1];
    return next?.type === 'compound_statement' ? next : undefined;
  }

  #has(trait: Trait): boolean {
    return traitsOf(this.#language).has(trait);
  }

  #bodyMarks(body: SyntaxNode, framework: Framework): Mark[] {
    if (!framework.skipCalls && !framework.conditionalCalls) return [];
    for (const node of walk(body)) {
      if (!isCall(node) && !/^(?:identifier)$/.test(node.type)) continue;
      if (
        node.type === 'identifier' &&
        !(this.#has('bare-marks') && /^(?:skip|pending)$/.test(this.#slice(node)) && /body/.test(node.parent?.type ?? ''))
      )
        continue;
      const chain = chainOf(node, this.#text);
      const path = chain ? pathOf(chain) : '';
      const skips = framework.skipCalls?.test(path);
      if (!chain || (!skips && !framework.conditionalCalls?.test(path))) continue;
      const given = chain.segments.at(-1)?.calls.at(-1) ?? [];
      if (given.some((each) => bodies.test(each.type)) && literalOf(given[0] ?? node, this.#text)?.kind === 'string') continue;
      const under = this.#branchAbove(node, body);
      if (under === 'required') continue;
      const condition = given[0] ? literalOf(given[0], this.#text) : undefined;
      const conditional = !skips || under === 'branch' || (path.startsWith('test.') && given.length > 0 && condition?.value !== 'true');
      return [
        {
          start: node.start,
          end: node.end,
          kind: 'skip',
          conditional,
          name: path,
          reason: reasonIn([node], this.#text),
          framework: framework.name,
        },
      ];
    }
    return [];
  }

  /** A test that names the one platform it needs, or leaves when asked to be short, is gated, not skipped. */
  #branchAbove(node: SyntaxNode, body: SyntaxNode): 'branch' | 'required' | undefined {
    for (let at = node.parent; at && at !== body; at = at.parent) {
      if (definitions.test(at.type) || /^(?:func_literal|arrow_function|lambda|do_block)$/.test(at.type))
        return this.#has('waiting-closures') ? 'required' : 'branch';
      if (!branches.test(at.type)) continue;
      const condition = this.#slice(at).slice(0, 160).split('{')[0] ?? '';
      return /testing\.Short\(\)|\w\s*!==?\s*["'\w]|^unless|\bif\s+not\b|\bif\s*\(?\s*!|Getenv|err\s*!=\s*nil|== nil|=== undefined/.test(
        condition,
      )
        ? 'required'
        : 'branch';
    }
    return undefined;
  }

  #case(declared: Declared, nodes: ReadonlyMap<SyntaxNode, Declared>, seen: Map<string, number>): TestCase {
    const { body, node } = declared;
    const key = [...declared.suites, declared.name].join(' › ');
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    const assertions = [...declared.demands, ...(body ? this.#assertions(body, nodes) : [])];
    const calls = body ? this.#fed(body, nodes, assertions) : [];
    const unreached = body ? unreachedIn(body, this.#text, assertions, declared.framework.name) : [];
    this.#note(unreached, declared.name);
    const marks = [...declared.marks, ...unreached];
    const skip = marks.find((mark) => mark.kind === 'skip');
    return {
      id: times === 0 ? key : `${key} #${times + 1}`,
      name: declared.name,
      nameSpan: { start: declared.nameSpan.start, end: declared.nameSpan.end },
      suites: declared.suites,
      framework: declared.framework.name,
      state: skip ? (skip.conditional ? 'conditional' : 'skipped') : marks.some((mark) => mark.kind === 'focus') ? 'focused' : 'live',
      marks,
      start: node.start,
      end: body && body.end > node.end ? body.end : node.end,
      body: body ? { start: body.start, end: body.end } : undefined,
      assertions,
      calls,
      rows: declared.rows,
      empty: body !== undefined && isEmpty(body, this.#text),
      callees: [...new Set([...(body ? this.#callees(body) : [])])],
    };
  }

  #assertions(body: SyntaxNode, nodes: ReadonlyMap<SyntaxNode, Declared>): Assertion[] {
    const found: Assertion[] = [];
    const visit = (node: SyntaxNode, top: boolean): void => {
      if (!top && nodes.has(node)) return;
      const here =
        node.type === 'member_expression' && node.parent && /call_expression|member_expression/.test(node.parent.type)
          ? []
          : assertionsAt(node, this.#text, this.#language);
      found.push(
        ...here.map((each): Assertion =>
          each.hollow === undefined && isAsked(node, each, this.#text) ? { ...each, hollow: 'asked' } : each,
        ),
      );
      if (here.length > 0 && node.type !== 'if_statement') {
        for (const inner of walk(node, (each) => each === node || !bodies.test(each.type)))
          if (inner !== node && bodies.test(inner.type)) visit(inner, false);
        return;
      }
      for (const child of node.children) visit(child, false);
    };
    visit(body, true);
    return found;
  }

  #fed(body: SyntaxNode, nodes: ReadonlyMap<SyntaxNode, Declared>, assertions: readonly Assertion[]): FedCall[] {
    const whole = new Set(assertions.map((each) => `${each.start}:${each.end}`));
    const found: FedCall[] = [];
    for (const node of walk(body, (each) => each === body || !nodes.has(each))) {
      if (node !== body && nodes.has(node)) continue;
      const isTokenCall = node.type === 'token_tree' && node.parent && /token/.test(node.parent.type);
      if ((!isCall(node) && !isTokenCall) || whole.has(`${node.start}:${node.end}`)) continue;
      const literals = isTokenCall
        ? literalsIn(node, this.#text)
        : (chainOf(node, this.#text)?.segments.at(-1)?.calls.flat() ?? [])
            .filter((each) => !bodies.test(each.type))
            .flatMap((each) => literalsIn(each, this.#text));
      if (literals.length === 0) continue;
      const siblings = node.parent?.children ?? [];
      const before = isTokenCall ? siblings[siblings.indexOf(node) - 1] : undefined;
      const chain = isTokenCall ? undefined : chainOf(node, this.#text);
      const callee = before ? this.#slice(before) : chain ? pathOf(chain) : '';
      found.push({ start: before?.start ?? node.start, end: node.end, callee, literals });
    }
    return found;
  }

  #callees(body: SyntaxNode): string[] {
    return [...walk(body)]
      .flatMap((node) => {
        const chain = isCall(node) ? chainOf(node, this.#text) : undefined;
        return chain ? [chain.segments.at(-1)?.name ?? ''] : [];
      })
      .filter(Boolean);
  }

  #rows(table: SyntaxNode): Row[] {
    const list = [...walk(table)].find(
      (node) =>
        /^(?:array|list|tuple|array_creation_expression|array_expression)$/.test(node.type) &&
        namedOf(node).some((child) => /^(?:array|list|tuple|object|call|dictionary|element_value_array)/.test(child.type)),
    );
    const rows = list ? namedOf(list) : [table];
    return rows.map((row) => ({ start: row.start, end: row.end, literals: literalsIn(row, this.#text) }));
  }

  #demand(node: SyntaxNode): Assertion {
    return {
      start: node.start,
      end: node.end,
      subject: 'the whole test',
      subjectSpan: node,
      matcher: 'throws',
      strength: 'type',
      known: true,
      negated: false,
      expected: fold(this.#slice(node)),
      expectedLiterals: literalsIn(node, this.#text),
      subjectLiterals: [],
    };
  }

  #replacement(chain: Chain): void {
    if (!mockers.test(pathOf(chain))) return;
    const [first, second] = chain.segments.at(-1)?.calls.at(-1) ?? [];
    const target = first ? literalOf(first, this.#text) : undefined;
    const member = second ? literalOf(second, this.#text) : undefined;
    if (first && !target && member?.kind === 'string' && /^[\w.]+$/.test(this.#slice(first)))
      this.#replacements.push({ start: chain.start, end: chain.end, target: `${this.#slice(first)}.${member.value}` });
    if (target?.kind === 'string' && !(second && /importActual|requireActual|importOriginal|wraps=/.test(this.#slice(second))))
      this.#replacements.push({ start: chain.start, end: chain.end, target: target.value });
  }

  #declare(declared: Declared): void {
    this.#declared.push(declared);
  }

  #note(marks: readonly Mark[], subject: string): void {
    for (const mark of marks) if (!this.#marks.some((known) => known.start === mark.start)) this.#marks.push({ ...mark, subject });
  }

  #slice(node: { start: number; end: number }): string {
    return this.#text.slice(node.start, node.end);
  }
}

function isEmpty(body: SyntaxNode, text: string): boolean {
  const inner = bodies.test(body.type) ? (fieldOf(body, 'body') ?? body) : body;
  const bare = text
    .slice(inner.start, inner.end)
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|^\s*#[^\n]*/gm, '')
    .replace(/\|[^|]*\|/, '');
  return /^(?:\{\s*\}|\s*(?:pass|\.\.\.)?\s*|do\s*end|\{\s*return;?\s*\}|undefined|null)$/.test(bare.trim());
}
