// A receipt as Markdown, short enough to stand in a pull request.
import type { Receipt } from '../../../model/receipt.ts';
import type { Freshness } from '../freshness.ts';
import { outlineOf } from '../outline.ts';

const mostLines = 20;

export function toMarkdown(receipt: Receipt, fresh?: Freshness): string {
  const outline = outlineOf(receipt, fresh);
  const more = outline.reasons.length - mostLines;
  const lines = [
    `### ${outline.mark} Change Gate: ${outline.verdict} · ${outline.tier}`,
    '',
    escape(outline.holds),
    '',
    ...outline.reasons.slice(0, mostLines).map((reason) => `- ${escape(reason.message)} (${code(reason.code)})`),
    ...(more > 0 ? [`- … and ${more} more`] : []),
    ...(outline.reasons.length > 0 ? [''] : []),
    outline.figures.map((figure) => `**${figure.value}** ${figure.label}`).join(' · '),
    ...(outline.unproven.length > 0 ? [''] : []),
    ...outline.unproven.slice(0, mostLines).map((line) => `- ${escape(line)}`),
    '',
    '| | step | found | time |',
    '|---|---|---|--:|',
    ...outline.steps.map(
      (step) => `| ${step.mark} | ${step.id} | ${escape([step.detail, step.stale].filter(Boolean).join(' · '))} | ${step.seconds} |`,
    ),
    '',
    '<details><summary>Bound to</summary>',
    '',
    ...outline.bound.map(({ name, value }) => `- ${name}: ${code(value)}`),
    ...outline.notes.map((note) => `- ${escape(note)}`),
    '',
    '</details>',
  ];
  return `${lines.join('\n')}\n`;
}

/** Repository text must not become markup, a link, a mention or an issue reference. */
function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]#!|~$]/g, String.raw`\$&`)
    .replace(/@(?=\w)/g, '@\u200b')
    .replace(/(https?):\/\//g, '$1:\u200b//')
    .replace(/\bwww\./g, 'www\u200b.');
}

/** Digests and codes in a code span; anything that is not plainly one of them as escaped text. */
function code(text: string): string {
  return /^[\w./:@^~ -]+$/.test(text) ? `\`${text}\`` : escape(text);
}
