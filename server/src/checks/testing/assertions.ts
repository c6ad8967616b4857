// Reads the demands in a stretch of a test: expectation chains, assertion functions, assert statements, and ifs that fail the test.
import { type Chain, chainOf, isCall, lastArguments, pathOf, type Segment } from './chain.ts';
import { group, lastEnd, make, spanNode, text, type Reading } from './demand.ts';
import { isUnary, throwStrength, withoutMessage } from './given.ts';
import { connectives, meaningOf, negates, weakNegation } from './lexicon.ts';
import { literalOf } from './literals.ts';
import type { Assertion, Strength } from './model.ts';
import { fieldOf, fold, namedOf, type SyntaxNode } from './tree.ts';
import { traitsOf } from './traits.ts';

const starters = /^(?:expect|expectTypeOf|assertType|assertThat\w*|assertSoftly_|expectThat|then_|thenThrownBy|_)$/;
const asserters =
  /^(?:assert\w*!?|debug_assert\w*!?|refute\w*|XCTAssert\w*|XCTUnwrap|XCTFail|(?:EXPECT|ASSERT|CHECK|REQUIRE|STATIC_REQUIRE|BOOST_CHECK|BOOST_TEST|BOOST_REQUIRE)\w*|prop_assert\w*!?|#expect|#require|verify\w*|coVerify\w*|intercept|shouldThrow\w*|shouldNotThrow\w*|shouldFail\w*|flunk|fail)$/;
const assertObjects =
  /^(?:assert|require|Assert|Assertions|StringAssert|CollectionAssert|is|t|tap|t\.assert|chai\.assert|Truth|ClassicAssert|XCTest|s|suite|qt|c|Record)$/;
const objectMethods =
  /^(?:equals?|is|not|deepEqual\w*|strictEqual\w*|notStrictEqual|deepStrictEqual|notDeep\w+|notEqual\w*|same|truthy|falsy|true|false|True|False|regex|notRegex|throws\w*|notThrows\w*|snapshot|like|ok|notOk|match\w*|doesNotMatch|rejects|doesNotReject|doesNotThrow|ifError|fail|pass|include\w*|isTrue|isFalse|[A-Z]\w*)$/;
const failures = /(?:^|\.)(?:Fatal|Fatalf|Error|Errorf|Fail|FailNow)$/;
const comparisons = /^(?:==|===|!=|!==|<|>|<=|>=|in|not in|is|is not|instanceof|=~|~=)$/;

/** The demands that start at this very node; none where it is no assertion. */
export function assertionsAt(node: SyntaxNode, text: string, language: string): Assertion[] {
  const reading = { text, traits: traitsOf(language) };
  if (node.type === 'assert_statement') return demandsOf(namedOf(node)[0], node, 'assert', reading);
  if (node.type === 'if_statement' && reading.traits.has('failing-if')) return failingIf(node, reading);
  if (reading.traits.has('macro-demands') && node.type === 'macro_invocation') return macroDemands(node, reading);
  if (!isCall(node) && !/^(?:member_expression)$/.test(node.type)) return [];
  const chain = chainOf(node, text);
  return chain ? chainDemands(chain, node, reading) : [];
}

/** `#expect(a == b)`, `#require(a)`, `#expect(throws: E.self) { … }`: the closure may hang on the call around the macro. */
function macroDemands(node: SyntaxNode, reading: Reading): Assertion[] {
  const name = /^#(expect|require)\b/.exec(text(node, reading))?.[1];
  const chain = chainOf(node, reading.text);
  if (!name || !chain) return [];
  const given = lastArguments(chain);
  const label = /^#\w+\s*\(\s*(\w+)\s*:/.exec(text(node, reading))?.[1];
  if (label !== 'throws') return demandsOf(given[0], node, `#${name}`, reading);
  const around = node.parent && isCall(node.parent) ? chainOf(node.parent, reading.text) : undefined;
  const closure = [...given.slice(1), ...(around ? lastArguments(around) : [])].find((each) => /lambda/.test(each.type));
  const body = closure ? (namedOf(closure).at(-1) ?? closure) : node;
  const never = given[0] !== undefined && /^Never\b/.test(text(given[0], reading));
  const thrown = given.slice(0, 1).filter((each) => !/\bany Error\b/.test(text(each, reading)));
  return [make(body, 'throws', never ? 'noThrow' : thrown.length > 0 ? 'type' : 'truthy', true, never, thrown, node, reading)];
}

function chainDemands(chain: Chain, node: SyntaxNode, reading: Reading): Assertion[] {
  const { segments } = chain;
  const should = segments.findIndex(
    (each, at) => at > 0 && /^(?:should|Should|must)(?![a-z])/.test(each.name) && !/^(?:shouldComponent)/.test(each.name),
  );
  if (should > 0) return shouldDemands(chain, should, node, reading);
  const start = segments.findIndex((each) => starters.test(each.name) && each.calls.length > 0);
  if (start >= 0 && start <= 1) return expectDemands(chain, start, node, reading);
  if (segments[0]?.name === 'expect' && patient.has(segments[1]?.name ?? '') && segments[1]?.calls.length)
    return expectDemands(chain, 1, node, reading);
  const last = segments.at(-1);
  if (!last || last.calls.length === 0) return [];
  const before = segments
    .slice(0, -1)
    .map((each) => each.name)
    .join('.');
  const called = asserters.test(last.name) && (segments.length <= 2 || /^assert_?[A-Z_a-z]/.test(last.name));
  const onObject = assertObjects.test(before) && objectMethods.test(last.name) && !(before === 't' && !isDemandOnT(last.name, reading));
  if (!called && !onObject && !/^(?:pytest\.(?:raises|warns)|self\.fail)$/.test(pathOf(chain))) return [];
  return functionDemands(chain, last, node, reading);
}

/** `t` is Go’s test handle, and the assertion object of tap and ava. */
function isDemandOnT(name: string, { traits }: Reading): boolean {
  return !traits.has('capital-demands') && /^[a-z]/.test(name);
}

function shouldDemands(chain: Chain, at: number, node: SyntaxNode, reading: Reading): Assertion[] {
  const subjectEnd = chain.segments[at - 1]?.end ?? chain.start;
  const subjectNode = spanNode(chain.start, Math.max(subjectEnd, lastEnd(chain.segments[at - 1])), node);
  return matcherDemands(chain.segments.slice(at), subjectNode, node, reading);
}

/** Ways to ask again, or later, that demand the same: `expect.poll(() => value)`. */
const patient = new Set(['poll', 'soft', 'element']);

/** What a demand is about: a value that is waited for, or asked for again in a closure, is that value. */
function demandedOf(node: SyntaxNode): SyntaxNode {
  if (node.type === 'await_expression') return demandedOf(namedOf(node)[0] ?? node);
  const body = node.type === 'arrow_function' ? fieldOf(node, 'body') : undefined;
  return body && body.type !== 'statement_block' ? demandedOf(body) : node;
}

function expectDemands(chain: Chain, start: number, node: SyntaxNode, reading: Reading): Assertion[] {
  const opener = chain.segments[start];
  const subject = opener?.calls[0]?.[0];
  if (!opener) return [];
  const subjectNode = subject ? demandedOf(subject) : spanNode(opener.start, opener.end, node);
  const rest = chain.segments.slice(start + 1);
  if (rest.length === 0) {
    const inner = opener.calls[0] ?? [];
    if (opener.name === 'expect' || opener.name === '_')
      return node.parent &&
        /expression_statement|await|statement/.test(node.parent.type) &&
        !reading.traits.has('open-expectations') &&
        inner.length === 1
        ? [make(subjectNode, 'expect', 'nothing', true, false, [], node, reading, 'unfinished')]
        : [];
    if (inner.length >= 2 && inner[1]) return constraint(inner[1], inner[0] ?? subjectNode, node, reading);
    return [];
  }
  const demands = matcherDemands(rest, subjectNode, node, reading);
  // A promise that nobody waits for fails after the test has passed.
  const isLeft = node.parent?.type === 'expression_statement' && rest.some(({ name }) => name === 'rejects' || name === 'resolves');
  return isLeft ? demands.map((each) => ({ ...each, hollow: 'unfinished' as const })) : demands;
}

function matcherDemands(segments: readonly Segment[], subject: SyntaxNode, node: SyntaxNode, reading: Reading): Assertion[] {
  let negated = false;
  const found: Assertion[] = [];
  for (const [at, segment] of segments.entries()) {
    if (negates(segment.name)) negated = !negated;
    const group = segment.calls.at(-1);
    const isLast = at === segments.length - 1;
    const inner = group?.[0] && group.length === 1 ? chainOf(group[0], reading.text) : undefined;
    const innerLast = inner?.segments.find((each) => each.name !== '' && !connectives.has(each.name)) ?? inner?.segments.at(-1);
    if (
      /^(?:to|not_to|to_not|toNot|should|should_not|shouldNot|must|is|notTo)$/.test(segment.name) &&
      group &&
      innerLast &&
      isCallOrWord(innerLast) &&
      (reading.traits.has('matcher-words') || segment.name === 'to')
    ) {
      const meaning = wordMeaning(innerLast.name);
      found.push(
        make(
          subject,
          innerLast.name,
          negated ? weakNegation(meaning.strength) : meaning.strength,
          meaning.known,
          negated || meaning.negated,
          innerLast.calls.at(-1) ?? [],
          node,
          reading,
        ),
      );
      continue;
    }
    if (/^(?:should|Should)$/.test(segment.name) && group?.[0] && literalOf(group[0], reading.text)?.kind === 'string') {
      const word = literalOf(group[0], reading.text)?.value ?? '';
      const meaning = meaningOf(word.replace(/^(?:not\.)?(?:be|have)\./, '').replace(/^not\./, ''));
      found.push(
        make(
          subject,
          word,
          word.startsWith('not.') ? weakNegation(meaning.strength) : meaning.strength,
          meaning.known,
          word.startsWith('not.'),
          group.slice(1),
          node,
          reading,
        ),
      );
      continue;
    }
    if (segment.name === '' || (connectives.has(segment.name) && !(isLast && group && group.length > 0))) continue;
    if (!group && !isLast) continue;
    const meaning = wordMeaning(segment.name);
    const groupArguments = group ?? [];
    const strength = throwStrength(meaning.core, groupArguments, reading) ?? meaning.strength;
    found.push(
      make(
        subject,
        segment.name,
        negated ? weakNegation(strength) : strength,
        meaning.known,
        negated !== meaning.negated,
        groupArguments,
        node,
        reading,
      ),
    );
  }
  return found;
}

function isCallOrWord(segment: Segment): boolean {
  return /^[a-z_A-Z]\w*[?!]?$/.test(segment.name);
}

function wordMeaning(name: string) {
  if (/^be_|^have_/.test(name)) {
    const meaning = meaningOf(name);
    return meaning.known ? meaning : { ...meaning, strength: 'truthy' as Strength };
  }
  return meaningOf(name);
}

function functionDemands(chain: Chain, last: Segment, node: SyntaxNode, reading: Reading): Assertion[] {
  let given = [...lastArguments(chain)];
  if (reading.traits.has('handle-first') && given[0] && /^(?:t|tb|b|tt|st|c|ct|\w+\.T\(\))$/.test(text(given[0], reading)))
    given = given.slice(1);
  if (/^(?:fail|flunk|XCTFail|Fail|pass|assertSoftly|assertAll)$/.test(last.name)) return [];
  const word = last.name.replace(/!$/, '');
  // `XCTAssertThrowsError(try f()) { error in … }`: what the closure demands is read by itself.
  if (reading.traits.has('macro-demands')) given = given.filter((each, at) => at === 0 || !/lambda/.test(each.type));
  given = withoutMessage(given, last.name, reading);
  const [first, second] = given;
  const boolean =
    /^(?:debug_)?(?:prop_)?(?:assert|assert_that_|XCTAssert|XCTAssertTrue|EXPECT_TRUE|ASSERT_TRUE|REQUIRE|CHECK|assertTrue|assert_true|True|IsTrue|isTrue|ok|truthy|CHECK_TRUE|BOOST_TEST|BOOST_CHECK|BOOST_REQUIRE|assert_)$/.test(
      word,
    );
  if (boolean && first && isOwn(chain)) return demandsOf(first, node, last.name, reading);
  if (/^(?:That)$/.test(word) && first && second) return constraint(second, first, node, reading);
  const meaning = meaningOf(word === 'verify' || word.startsWith('coVerify') ? 'verify' : word);
  if (!first)
    return word.startsWith('assert') || word.startsWith('verify')
      ? [make(spanNode(chain.start, last.start, node), last.name, meaning.strength, meaning.known, meaning.negated, [], node, reading)]
      : [];
  const called = /^assert_(?:called|any_call|has_calls|not_called|awaited)/.test(word);
  if (called)
    return [
      make(
        spanNode(chain.start, last.start, node),
        last.name,
        meaning.known ? meaning.strength : 'exact',
        true,
        meaning.negated,
        given,
        node,
        reading,
      ),
    ];
  const strength =
    throwStrength(
      meaning.core,
      reading.traits.has('macro-demands') ? [] : given.filter((each) => !/lambda|arrow_function|block|func/.test(each.type)),
      reading,
    ) ?? meaning.strength;
  // `pytest.raises(E, match=…)`, `assertRaises(E)`: what is looked at is the block, not the type.
  if (
    first &&
    meaning.core.startsWith('raise') &&
    !given.some((each) => /lambda|arrow_function|block|func/.test(each.type)) &&
    reading.traits.has('module-marks')
  )
    return [make(spanNode(node.start, node.start, node), last.name, strength, meaning.known, meaning.negated, given, node, reading)];
  if (!second || isUnary(meaning.core))
    return [make(first, last.name, strength, meaning.known, meaning.negated, given.slice(1, 1), node, reading)];
  const swap = reading.traits.has('expected-first')
    ? !(literalOf(second, reading.text) && !literalOf(first, reading.text))
    : literalOf(first, reading.text) !== undefined && !literalOf(second, reading.text);
  const [subject, expected] = swap && !/^(?:throw|raise|panic|error)/.test(meaning.core) ? [second, first] : [first, second];
  const boolWord =
    meaning.core === 'eq' || meaning.core === 'equal' || meaning.core === 'equals' || meaning.core === 'same'
      ? literalOf(expected, reading.text)
      : undefined;
  if (boolWord?.kind === 'boolean')
    return [make(subject, last.name, 'truthy', true, meaning.negated !== (boolWord.value === 'false'), [], node, reading)];
  const bound =
    meaning.core === 'indelta' ||
    meaning.core === 'near' ||
    /almost|closeto|inepsilon/.test(meaning.core) ||
    (/^equals?$/.test(meaning.core) &&
      given.length === 3 &&
      literalOf(given[2] as SyntaxNode, reading.text)?.kind === 'number' &&
      !reading.traits.has('handle-first'));
  const extra = bound && given[2] ? Number(literalOf(given[2], reading.text)?.value) : undefined;
  return [
    make(subject, last.name, bound ? 'bound' : strength, meaning.known, meaning.negated, [expected], node, reading, undefined, extra),
  ];
}

/** No receiver, or one that stands for the framework: `handler.assert(calls: 1)` is a helper of the test's own. */
function isOwn({ segments }: Chain): boolean {
  const receiver = segments.at(-2)?.name ?? '';
  return segments.length === 1 || assertObjects.test(receiver) || /^(?:self|this|static|parent|super|cls|console|[A-Z]\w*)$/.test(receiver);
}

/** NUnit and Hamcrest: `Is.EqualTo(3)`, `equalTo(3)`, `is(not(nullValue()))`. */
function constraint(expected: SyntaxNode, subject: SyntaxNode, node: SyntaxNode, reading: Reading): Assertion[] {
  const chain = chainOf(expected, reading.text);
  const last = chain?.segments.at(-1);
  if (!chain || !last || last.name === '') return [make(subject, 'that', 'truthy', false, false, [expected], node, reading)];
  const inner = last.name === 'is' && last.calls.at(-1)?.[0] ? chainOf(last.calls.at(-1)?.[0] as SyntaxNode, reading.text) : undefined;
  const word = inner && inner.segments.at(-1)?.calls.length ? (inner.segments.at(-1)?.name ?? 'is') : last.name;
  const meaning = meaningOf(word.replace(/Value$/, ''));
  return [
    make(
      subject,
      word,
      meaning.strength,
      meaning.known,
      meaning.negated || chain.segments.some((each) => negates(each.name)),
      last.calls.at(-1) ?? [],
      node,
      reading,
    ),
  ];
}

/** The demand of a boolean expression. A conjunction is two demands. */
function demandsOf(expression: SyntaxNode | undefined, node: SyntaxNode, matcher: string, reading: Reading): Assertion[] {
  if (!expression) return [];
  const raw = text(expression, reading);
  const literal = literalOf(expression, reading.text);
  const isWrapped = expression.type === 'tuple_expression' && namedOf(expression).length === 1;
  if (isWrapped || /^(?:parenthesized_expression|await_expression|argument)$/.test(expression.type))
    return demandsOf(namedOf(expression)[0], node, matcher, reading);
  if (expression.type === 'tuple' && reading.traits.has('tuples-hold'))
    return [make(expression, matcher, 'nothing', true, false, [], node, reading, 'constant')];
  if (literal)
    return /^(?:false|False|0|null|None|nil)$/.test(raw)
      ? []
      : [make(expression, matcher, 'nothing', true, false, [], node, reading, 'constant')];
  if (
    /not_operator|unary_expression|unary_op_expression|prefix_expression|unary|tokens/.test(expression.type) &&
    /^(?:!|not\b)/.test(raw) &&
    !/&&|\|\||[=!<>]=/.test(raw)
  ) {
    const inner = namedOf(expression).at(-1);
    return inner ? [make(expression.type === 'tokens' ? expression : inner, matcher, 'truthy', true, true, [], node, reading)] : [];
  }
  const parts = expression.children.filter((child) => !/comment/.test(child.type));
  const operatorAt = parts.findIndex(
    (child, at) => at > 0 && comparisons.test(fold(text(child, reading))) && (!child.named || /operator/.test(child.type)),
  );
  const operator = parts[operatorAt];
  const both = parts.findIndex((child) => /^(?:&&|and)$/.test(text(child, reading)));
  if (both > 0 && /binary|boolean|infix|conjunction|tokens/.test(expression.type))
    return [
      ...demandsOf(group(parts.slice(0, both), expression), node, matcher, reading),
      ...demandsOf(group(parts.slice(both + 1), expression), node, matcher, reading),
    ];
  const either = parts.some((child) => /^(?:\|\||or)$/.test(text(child, reading)));
  if (either) {
    const constant = parts.some((child) => /^(?:true|True)$/.test(text(child, reading)));
    return [
      make(expression, matcher, constant ? 'nothing' : 'contains', true, false, [], node, reading, constant ? 'constant' : undefined),
    ];
  }
  if (operator) {
    const [left, right] = [group(parts.slice(0, operatorAt), expression), group(parts.slice(operatorAt + 1), expression)];
    const sign = fold(text(operator, reading));
    if (!left || !right) return [];
    const expected = literalOf(right, reading.text);
    if (expected?.kind === 'boolean')
      return [make(left, sign, 'truthy', true, (expected.value === 'false') !== sign.startsWith('!'), [], node, reading)];
    const negative = /^(?:!=|!==|not in|is not)$/.test(sign);
    const strength: Strength = /^(?:==|===|is)$/.test(sign)
      ? /approx\(/.test(text(right, reading))
        ? 'bound'
        : 'exact'
      : negative
        ? sign === 'not in'
          ? 'contains'
          : 'present'
        : /^(?:in|=~|~=)$/.test(sign)
          ? 'contains'
          : sign === 'instanceof'
            ? 'type'
            : 'bound';
    if (literalOf(left, reading.text) && !expected && sign !== 'in' && sign !== 'not in')
      return [make(right, sign, strength, true, negative, [left], node, reading)];
    return sign === 'in' || sign === 'not in'
      ? [make(expected ? left : right, sign, strength, true, negative, [expected ? right : left], node, reading)]
      : [make(left, sign, strength, true, negative, [right], node, reading)];
  }
  const isType =
    /^(?:isinstance|issubclass|callable|hasattr)\(/.test(raw) ||
    /^(?:is_expression|type_test|instanceof_expression)$/.test(expression.type);
  const misspelt =
    reading.traits.has('module-marks') &&
    /\.(?:called_once|called_with|called_once_with|not_called|any_call|has_calls|awaited_once)\b/.test(raw);
  return [make(expression, matcher, isType ? 'type' : 'truthy', true, false, [], node, reading, misspelt ? 'constant' : undefined)];
}

/** `if got != want { t.Fatal() }` demands that they are equal. */
function failingIf(node: SyntaxNode, reading: Reading): Assertion[] {
  const body = fieldOf(node, 'consequence');
  const condition = fieldOf(node, 'condition');
  if (!body || !condition) return [];
  const fails = body.children
    .flatMap((child) => (child.type === 'statement_list' ? child.children : [child]))
    .some((statement) => failures.test(/^([\w.]+)\(/.exec(text(statement, reading))?.[1] ?? ''));
  if (!fails) return [];
  const sign = condition.children.find((child) => child.field === 'operator');
  const [left, right] = [fieldOf(condition, 'left'), fieldOf(condition, 'right')];
  const initial = fieldOf(node, 'initializer');
  const value = initial ? fieldOf(initial, 'right') : undefined;
  const name = initial ? fieldOf(initial, 'left') : undefined;
  if (sign && left && right && comparisons.test(text(sign, reading))) {
    const subject = value && name && text(left, reading) === text(name, reading) ? value : left;
    if (text(right, reading) === 'nil')
      return [make(subject, 'if', text(sign, reading) === '!=' ? 'noThrow' : 'truthy', true, false, [], node, reading)];
    const strength: Strength = text(sign, reading) === '!=' ? 'exact' : text(sign, reading) === '==' ? 'present' : 'bound';
    return [make(subject, 'if', strength, true, strength === 'present', [right], node, reading)];
  }
  const deep = /^!(?:reflect\.DeepEqual|cmp\.Equal|bytes\.Equal|slices\.Equal)\(/.test(text(condition, reading));
  return [make(condition, 'if', deep ? 'exact' : 'truthy', true, !deep, [], node, reading)];
}
