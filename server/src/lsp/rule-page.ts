// A rule as a page of Markdown, for hover and for Explain Rule.
import type { Rule } from '../model/rule.ts';

export function rulePage(rule: Rule): string {
  return [
    `*What to do instead.* ${rule.fix}`,
    `*Why it matters.* ${rule.why}`,
    `*When it is fine.* ${rule.fine}`,
    `\`${rule.id}\`${rule.url === undefined ? '' : ` · [the tool’s own page](${rule.url})`}`,
  ].join('\n\n');
}

/** The whole page, with a title. */
export function ruleDocument(rule: Rule): string {
  return `# ${rule.title}\n\n${rule.saw}\n\n${rulePage(rule)}\n`;
}
