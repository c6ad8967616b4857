// Shows a verified receipt as plain text, for a terminal.
import type { Receipt } from '../../model/receipt.ts';
import type { Freshness } from './freshness.ts';
import { outlineOf } from './outline.ts';

/** Lines of text without colour and without any byte that could move a cursor. */
export function showReceipt(receipt: Receipt, fresh?: Freshness): string {
  const outline = outlineOf(receipt, fresh);
  const lines = [
    `${outline.mark} ${outline.verdict} · ${outline.tier} · ${outline.holds}`,
    ...outline.reasons.map((reason) => `  ${reason.message} (${reason.code})`),
    '',
    outline.figures.map((figure) => `${figure.value} ${figure.label}`).join(' · '),
    ...outline.unproven.map((line) => `  ${line}`),
    '',
    ...outline.steps.map((step) =>
      [` ${step.mark} ${step.id.padEnd(10)} ${step.detail}`, step.seconds, step.stale].filter(Boolean).join('  '),
    ),
    '',
    ...outline.bound.map(({ name, value }) => `   ${name.padEnd(11)} ${value}`),
    ...outline.notes.map((note) => `   ${note}`),
  ];
  return `${lines.join('\n')}\n`;
}
