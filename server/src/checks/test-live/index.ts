// Finds tests that no longer run: skipped ones, and those beside a focused one.
import type { Occurrence, OccurrenceCheck } from '../check.ts';
import type { Source } from '../../syntax/source.ts';
import type { Mark } from '../testing/model.ts';
import { holdsTests } from '../testing/scope.ts';
import { testFileOf } from '../testing/test-file.ts';
import { rules } from './rules.ts';

const words =
  /skip|todo|pending|ignore|disable|xfail|only|fit\b|fdescribe|focus|xit|xtest|xdescribe|xcontext|explicit|incomplete|inconclusive|failing|fails|fixme|fexample|fspecify|fcontext|assume|cancel|importorskip|enabled|expectedFailure|return|false|\b0\b|\[\s*\]|range\(0|__test__|process\.env|environ/i;

export const check: OccurrenceCheck = {
  id: 'test-live',
  kind: 'occurrence',
  rules,
  wants: (file) => holdsTests(file) && words.test(file.text),
  find: (source) => testFileOf(source).marks.map((mark) => occurrence(source, mark)),
};

function occurrence(source: Source, mark: Mark & { subject: string }): Occurrence {
  const reason = mark.reason || reasonBeside(source, mark);
  const title = `“${mark.subject}”`;
  return {
    ruleId: mark.kind === 'skip' ? 'test/skipped' : 'test/focused',
    severity: mark.conditional || reason ? 'warning' : 'error',
    message:
      mark.kind === 'skip'
        ? skipped(title, mark)
        : `Only ${title} runs, by ${shown(mark.name)}. Every other test around it is left out, and the run stays green.`,
    start: mark.start,
    end: mark.end,
    subject: `${mark.kind} ${mark.name.replace(/\s+/g, ' ')}`,
    names: [mark.subject],
    breadth: 'block',
    enclosing: mark.subject,
    anchor: mark.subject,
    tool: mark.framework,
    evidence: reason ? [{ message: `Reason given: ${reason}` }] : [],
  };
}

function skipped(title: string, mark: Mark): string {
  return mark.conditional
    ? `The test ${title} is skipped under a condition, by ${shown(mark.name)}. Where the condition holds, nothing checks what it checks.`
    : `The test ${title} is skipped, by ${shown(mark.name)}. What it checks can break without anybody noticing.`;
}

function shown(name: string): string {
  return `\`${name.replace(/\s+/g, ' ').slice(0, 60)}\``;
}

/** A comment on the same line or the line before, in more than two words. */
function reasonBeside(source: Source, mark: Mark): string {
  const line = source.lines.lineOf(mark.start);
  const own = /(?:\/\/|#(?!!?\[)|\/\*)\s*(.+?)\s*(?:\*\/)?$/.exec(source.lines.textOf(source.lines.lineOf(mark.end)))?.[1] ?? '';
  const above = line > 0 ? (/^\s*(?:\/\/|#(?!\[)|\/\*+)\s*(.+?)\s*(?:\*\/)?$/.exec(source.lines.textOf(line - 1))?.[1] ?? '') : '';
  return [own, above].find((text) => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !/['"`]\s*,/.test(text)) ?? '';
}
