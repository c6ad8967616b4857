// Judges a lane's answer by its content: findings, an explicit clean verdict, or a failure. An exit code of 0 alone is never a review. Source: seed rules §25.
import type { ClaimedFinding } from './claimed-finding.ts';
import { readJsonFindings } from './json-findings.ts';
import { readProseFindings } from './prose-findings.ts';

export type Judgement =
  | { readonly outcome: 'findings'; readonly claims: readonly ClaimedFinding[] }
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'failed'; readonly reason: string; /** An immediate second try cannot help. */ readonly final: boolean };

/** What a lane gave back, as far as it matters here. */
export interface LaneAnswer {
  readonly text: string;
  readonly exit: 'ok' | 'nonzero' | 'timeout' | 'not-found';
}

const cleanVerdict =
  /\b(?:no (?:issues?|findings?|problems?|bugs?|defects?|concerns?|errors?)(?: (?:were |was )?(?:found|detected|identified|seen|to report|remain))?\s*(?:[.!;,:)\n]|$)|(?:found|have|has|see|there (?:are|were)) no (?:issues?|findings?|problems?|bugs?|defects?|concerns?)\b|nothing (?:to report|wrong|actionable)|found nothing|lgtm\b|looks good(?: to me)?\s*[.!]?|the (?:change|diff|code) is clean)/i;
const limitNotice =
  /\b(?:(?:usage|rate|session|message|weekly|daily|monthly|token|request|5-hour|hourly)[ -]limits?\b|limit (?:reached|exceeded)|hit your limit|quota\b|out of credits?|credit balance|billing|payment required|subscription (?:expired|required)|too many requests|overloaded|service (?:is )?(?:unavailable|down)|outage|please (?:log|sign) ?in|not logged in|invalid api key|authentication (?:failed|error|required))/i;
const namedReset =
  /\b(?:resets?|reset(?:ting)?|available again|try again|retry|back)\b[^.\n]{0,40}?(?:\b(?:at|in|on|after|until)\b)?[^.\n]{0,30}(?:\d|am\b|pm\b|tomorrow|hours?|minutes?|midnight|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|\b(?:announced|scheduled) (?:outage|maintenance)/i;

export function judgeAnswer(answer: LaneAnswer): Judgement {
  const { text } = answer;
  if (answer.exit === 'not-found') return { outcome: 'failed', reason: 'the tool is not installed', final: true };
  if (isLimit(text))
    return { outcome: 'failed', reason: `a limit or account notice, not a review: ${excerpt(text)}`, final: namedReset.test(text) };
  if (answer.exit === 'timeout') return { outcome: 'failed', reason: 'no answer within the time limit', final: false };
  if (answer.exit === 'nonzero')
    return { outcome: 'failed', reason: `the tool failed${text.trim() === '' ? '' : `: ${excerpt(text)}`}`, final: false };
  if (text.trim() === '') return { outcome: 'failed', reason: 'an empty answer', final: false };

  const json = readJsonFindings(text);
  if (json !== undefined) return json.length > 0 ? { outcome: 'findings', claims: json } : { outcome: 'clean' };
  const prose = readProseFindings(text);
  if (prose.length > 0) return { outcome: 'findings', claims: prose };
  if (cleanVerdict.test(withoutPlans(text))) return { outcome: 'clean' };
  return { outcome: 'failed', reason: `neither findings nor a verdict: ${excerpt(text)}`, final: false };
}

/** A notice about the account counts only where the answer names no place: a review may well speak of rate limits. */
function isLimit(text: string): boolean {
  return (
    limitNotice.test(text) &&
    text.length < 2000 &&
    readJsonFindings(text) === undefined &&
    readProseFindings(text).length === 0 &&
    !/[\w/-]+\.\w{1,5}\b(?!\S*@)/.test(text.replace(/https?:\S+/g, ''))
  );
}

/** What a reviewer says it is going to do, or saw so far, is no verdict. */
function withoutPlans(text: string): string {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter(
      (sentence) =>
        !/\b(?:i(?:'ll| will| am going to|'m going to)|let me|so far|not yet|if (?:there are|i find) no|whether|would be|in case)\b/i.test(
          sentence,
        ),
    )
    .join('\n');
}

function excerpt(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 120 ? `${line.slice(0, 117)}…` : line;
}
