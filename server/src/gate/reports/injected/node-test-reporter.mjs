// A reporter for Node's own test runner that keeps what its TAP and JUnit output lose: the error's code, the file of a passing
// test, and what a file printed before it broke. It runs inside the tested process, depends on nothing and never throws.
//
//   NODE_OPTIONS="--test-reporter=file:///…/node-test-reporter.mjs --test-reporter-destination=stdout"
//   CHANGE_GATE_REPORT_DIR=…   one file a process, so that several runs of one command do not overwrite each other
import { appendFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const longestText = 8_000;
const directory = process.env.CHANGE_GATE_REPORT_DIR;
const file = directory && join(directory, `node-test-${process.pid}.jsonl`);
let whole = true;
leaveNoTrace();

/** Writes one JSON object a line: a header, the tests in the order they end, and a last line that proves nothing was cut off. */
export default async function* report(events) {
  const enclosing = [];
  const printed = new Map();
  yield* write({ format: 'change-gate/node-test', version: 1, node: process.version });
  for await (const { type, data } of events) {
    if (type === 'test:start') {
      enclosing.length = data.nesting;
      enclosing[data.nesting] = data.name;
    } else if (type === 'test:stderr' && data.file) {
      // Relative since Node 22, absolute before.
      const path = resolve(data.file);
      printed.set(path, `${printed.get(path) ?? ''}${data.message}`.slice(-longestText));
    } else if (type === 'test:pass' || type === 'test:fail') {
      yield* write({ test: describe(type, data, enclosing, printed.get(resolve(data.name))) });
    }
  }
  yield* write({ end: true });
}

/** `printed` is what a file wrote to standard error; only the test of the whole file has its name. */
function describe(type, data, enclosing, printed) {
  return {
    file: data.file,
    line: data.line,
    column: data.column,
    path: [...enclosing.slice(0, data.nesting), data.name],
    kind: data.details?.type ?? 'test',
    passed: type === 'test:pass',
    skip: data.skip,
    todo: data.todo,
    expectFailure: data.expectFailure,
    durationMs: data.details?.duration_ms,
    error: type === 'test:fail' ? errorOf(data.details?.error, printed) : undefined,
  };
}

function errorOf(error, printed) {
  const cause = error?.cause;
  const thrown = cause !== null && typeof cause === 'object' ? cause : {};
  return {
    failureType: error?.failureType,
    name: text(thrown.name),
    code: text(thrown.code),
    message: text(thrown.message ?? (typeof cause === 'string' ? cause : error?.message)),
    stack: text(thrown.stack),
    printed: printed === undefined ? undefined : text(printed),
  };
}

function text(value) {
  return typeof value === 'string' ? value.slice(0, longestText) : undefined;
}

/** After a write that failed (a full disk), nothing more is written: the missing last line says that the report is not whole. */
function* write(value) {
  const line = `${JSON.stringify(value)}\n`;
  if (!file) yield line;
  else if (whole) whole = append(line);
}

function append(line) {
  try {
    appendFileSync(file, line);
    return true;
  } catch {
    return false;
  }
}

/** What the tests start, and the tests themselves, see the environment they would see without this reporter. */
function leaveNoTrace() {
  delete process.env.CHANGE_GATE_REPORT_DIR;
  const options = (process.env.NODE_OPTIONS ?? '').split(' ');
  const own = options.findIndex((option) => option.startsWith('--test-reporter=') && option.endsWith('/node-test-reporter.mjs'));
  if (own === -1) return;
  const rest = options.toSpliced(own, options[own + 1]?.startsWith('--test-reporter-destination=') ? 2 : 1).join(' ');
  if (rest === '') delete process.env.NODE_OPTIONS;
  else process.env.NODE_OPTIONS = rest;
}
