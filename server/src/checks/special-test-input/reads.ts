// Product code that reads a test, or the data that tests compare with, when it runs.
import type { Source } from '../../syntax/source.ts';
import type { ChangeView, Draft } from '../check.ts';
import { sitesOf } from '../code/sites.ts';
import type { Span } from '../testing/model.ts';
import { literalsIn } from '../testing/literals.ts';
import { treesOf } from '../testing/tree.ts';
import type { AddedLines } from './added.ts';

/** Folders and names that hold what tests feed and expect. */
const telling =
  /(?:^|[/\\.])(?:tests?|__tests__|specs?|fixtures?|__fixtures__|__snapshots__|snapshots|goldens?|testdata|test_data|expected|answers?|solutions?)(?:[/\\.]|$)/i;
/** Code whose work it is to handle such files. */
const tooling =
  /(?:^|\/)(?:scripts?|tools?|bench\w*|build|docs?|examples?|samples?|playground|\.storybook|stories|e2e|testing|test-utils?|dev)\/|(?:^|\/)[\w.-]*(?:config|setup|gulpfile|gruntfile|rakefile|fixture|mock|stub)[\w.-]*\.\w+$/i;
const imported = /^[ \t]*(?:from|import)[ \t]+((?:tests?|specs?)(?:\.\w+)+|(?:tests?|specs?)(?=[ \t]+import))/gm;

interface Reading extends Span {
  /** As written. */
  readonly name: string;
  /** Paths of the tree that it may mean. */
  readonly places: readonly string[];
}

export async function readingsOf(change: ChangeView, sources: readonly Source[], added: AddedLines): Promise<Draft[]> {
  const readings = sources
    .filter(({ path }) => !tooling.test(path))
    .flatMap((source) => readingsIn(source, added).map((reading) => ({ source, reading })));
  if (readings.length === 0) return [];
  const [before, after] = await Promise.all([change.paths('base'), change.paths('head')]);
  const [old, now] = [new Set(before), new Set(after)];
  const drafts: Draft[] = [];
  for (const { source, reading } of readings) {
    const found = reading.places.find((place) => now.has(place) && !tooling.test(place));
    const target = found === undefined ? undefined : await change.source('head', found);
    if (target && /^(?:test|test-support|fixture)$/.test(target.role))
      drafts.push(draftOf(source, reading, target.path, old.has(target.path)));
  }
  return drafts;
}

function readingsIn(source: Source, added: AddedLines): Reading[] {
  const literals = treesOf(source)
    .flatMap((root) => literalsIn(root, source.text))
    .filter(
      ({ kind, value, start }) =>
        kind === 'string' && value.length < 200 && telling.test(value) && /[/\\]/.test(value) && added.covers(source, start),
    )
    .map(({ value, start, end }) => ({ start, end, name: value, places: placesOf(value, source.path) }));
  const modules = sitesOf(source, imported)
    .filter(({ start }) => added.covers(source, start))
    .map(({ start, end, text }) => {
      const name = text.trim().split(/\s+/)[1] ?? '';
      const path = name.replaceAll('.', '/');
      return { start: start + text.search(/\S/), end, name, places: [`${path}.py`, `${path}/__init__.py`] };
    });
  return [...literals, ...modules];
}

/** From the root of the tree, and from the folder of the source. */
function placesOf(written: string, from: string): string[] {
  const name = written.replaceAll('\\', '/').replace(/^\.\//, '');
  const folder = from.split('/').slice(0, -1);
  const parts = [...folder];
  for (const part of name.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  const near = parts.join('/');
  return [name, near].flatMap((path) => [path, `${path}.ts`, `${path}.tsx`, `${path}.js`, `${path}.json`]);
}

function draftOf(source: Source, { start, end, name }: Reading, path: string, isOld: boolean): Draft {
  return {
    ruleId: 'special-case/test-input',
    severity: isOld ? 'error' : 'warning',
    message: `This code reads \`${name}\` when it runs, which belongs to the tests. What tests feed and expect can be looked up instead of worked out.`,
    side: 'head',
    path: source.path,
    start,
    end,
    subject: `reads ${name}`,
    evidence: [{ message: 'This is what it reads.', path }],
  };
}
