import { expect, test } from 'vitest';
import { type FailureFacts, failureKind } from '../../../server/src/gate/reports/failure-kind.ts';
import { goFailureKind } from '../../../server/src/gate/reports/go-json.ts';
import type { TestFailureKind } from '../../../server/src/model/test-run.ts';

test.each<[FailureFacts, TestFailureKind]>([
  [{ code: 'ERR_ASSERTION', errorName: 'AssertionError' }, 'assertion'],
  [{ matcher: true }, 'assertion'],
  [{ errorName: 'AssertionError' }, 'assertion'],
  [{ errorName: 'org.opentest4j.AssertionFailedError' }, 'assertion'],
  [{ errorName: 'java.lang.AssertionError' }, 'assertion'],
  [{ errorName: 'org.junit.ComparisonFailure' }, 'assertion'],
  [{ errorName: String.raw`PHPUnit\Framework\ExpectationFailedException` }, 'assertion'],
  [{ errorName: 'RSpec::Expectations::ExpectationNotMetError' }, 'assertion'],
  [{ errorName: 'NUnit.Framework.AssertionException' }, 'assertion'],
  [{ errorName: 'Shouldly.ShouldAssertException' }, 'assertion'],
  [{ errorName: 'OwnFailure', bases: ['AssertionError', 'Exception'] }, 'assertion'],
  [{ text: 'Error: expect(received).toBe(expected)' }, 'assertion'],
  [{ text: 'Failed asserting that 2 is identical to 1.' }, 'assertion'],
  [{ errorName: 'TypeError', text: 'TypeError: x is not a function' }, 'exception'],
  [{ errorName: 'TypeError', text: 'TypeError: AssertionError: is what it says' }, 'exception'],
  [{ errorName: 'java.lang.IllegalStateException' }, 'exception'],
  [{ text: 'something broke' }, 'exception'],
  [{}, 'exception'],
  [{ errorName: 'ModuleNotFoundError' }, 'import'],
  [{ code: 'ERR_MODULE_NOT_FOUND' }, 'import'],
  [{ text: "Cannot find module './x' from 'a.test.js'" }, 'import'],
  [{ beforeTests: true, text: "SyntaxError: The requested module './a.js' does not provide an export named 'x'" }, 'import'],
  [{ beforeTests: true, text: 'SyntaxError: Unexpected token' }, 'collection'],
  [{ beforeTests: true, text: 'AssertionError: thrown while loading' }, 'collection'],
  [{ beforeTests: true }, 'collection'],
  [{ errorName: 'TimeoutError' }, 'timeout'],
  [{ code: 'ERR_MOCHA_TIMEOUT' }, 'timeout'],
  [{ text: 'thrown: "Exceeded timeout of 5000 ms for a test.' }, 'timeout'],
  [{ code: 'ENOSPC' }, 'environment'],
  [{ errorName: 'OSError', code: 'ECONNREFUSED' }, 'environment'],
  [{ text: 'connect ECONNREFUSED 127.0.0.1:5432' }, 'environment'],
])('%j is %s', (facts, kind) => expect(failureKind(facts)).toBe(kind));

test.each([
  ['    a_test.go:4: got 1', 'assertion'],
  ['panic: assignment to entry in nil map [recovered]', 'exception'],
  ['panic: test timed out after 1s', 'timeout'],
  ['FAIL\texample.com/p [build failed]', 'collection'],
])('go: %s is %s', (text, kind) => expect(goFailureKind(text)).toBe(kind));
