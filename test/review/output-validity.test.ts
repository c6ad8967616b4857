import { describe, expect, it } from 'vitest';
import { judgeAnswer, type LaneAnswer } from '../../server/src/review/output-validity.ts';

const judge = (text: string, exit: LaneAnswer['exit'] = 'ok') => judgeAnswer({ text, exit });

describe('valid reviews', () => {
  it.each([
    'a.ts:2 — divides by zero — high\n',
    '- **src/a.ts:12-15**: the lock is never released (medium)',
    '1. `pkg/a.go:3`: error is dropped',
    'In src/a.ts, line 40, the retry loop never ends.',
    '```json\n[{"file":"a.ts","line":2,"title":"divides by zero","severity":"high"}]\n```',
    '{"findings":[{"path":"a.ts","startLine":2,"message":"divides by zero"}]}',
    '{"result":"[{\\"file\\":\\"a.ts\\",\\"line\\":2,\\"summary\\":\\"x\\"}]","total_cost_usd":0.1}',
    'The rate limit handling in src/limit.ts:4 never resets the counter.',
  ])('findings: %j', (text) => expect(judge(text)).toMatchObject({ outcome: 'findings', claims: { length: 1 } }));

  it.each([
    '[]',
    '```json\n[]\n```',
    'I read the diff of a.ts. No issues.',
    'No issues found.',
    'Reviewed everything; there are no findings.',
    'LGTM',
    '{"findings": []}',
    'I checked every hunk. Nothing to report.',
    'I found no problems in this change.',
  ])('clean: %j', (text) => expect(judge(text).outcome).toBe('clean'));

  it('takes place, end and severity apart', () => {
    expect(judge('src/a.ts:12-15 - the lock is never released - high')).toEqual({
      outcome: 'findings',
      claims: [{ file: 'src/a.ts', line: 12, endLine: 15, title: 'the lock is never released', severity: 'high' }],
    });
  });
});

describe('lane failures, whatever the exit code', () => {
  it.each([
    '',
    '  \n',
    'I will look at the diff now.',
    'Let me check whether there are no issues.',
    "I'll report if I find no issues.",
    'Sure! Here is what I can do for you.',
    'The diff adds one export.',
  ])('no verdict: %j', (text) => expect(judge(text)).toMatchObject({ outcome: 'failed', final: false }));
  it.each([
    "You've reached your usage limit. It resets at 5 pm.",
    'Session limit reached ∙ resets 3am (UTC)',
    '5-hour limit reached. Try again in 2 hours.',
    'Scheduled maintenance: service is unavailable until 14:00',
  ])('a reset that a retry cannot meet: %j', (text) => expect(judge(text)).toMatchObject({ outcome: 'failed', final: true }));
  it.each(['Rate limit exceeded', 'Credit balance is too low', 'Invalid API key · Please run /login', 'API is overloaded'])(
    'a notice: %j',
    (text) => expect(judge(text)).toMatchObject({ outcome: 'failed', final: false }),
  );
  it('a limit notice that says no issues is no verdict', () => expect(judge('Usage limit reached. No issues.').outcome).toBe('failed'));
  it('a nonzero exit, a time limit, a missing tool', () => {
    expect(judge('[]', 'nonzero')).toMatchObject({ outcome: 'failed', final: false });
    expect(judge('[]', 'timeout')).toMatchObject({ outcome: 'failed', final: false });
    expect(judge('', 'not-found')).toMatchObject({ outcome: 'failed', final: true });
  });
});
