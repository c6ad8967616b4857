// Tells an explanation from decoration: words that explain, not a ticket number alone and not the rule's name again.

/** Words that name a directive, a ticket or an intention, and explain nothing. */
const filler = new Set(
  `ignore ignored ignores disable disabled skip skipped suppress suppressed suppression nolint noqa nosec nosonar type types pylint eslint mypy pyright
  pragma cover coverage fmt prettier rubocop tslint codeql lgtm nosemgrep lint linter linting line next file rule rules error errors warning warnings check
  todo fixme xxx hack later temp temporary temporarily wip fix fixed see issue ticket bug jira gh ref refs for the this that is a an it to on of in here now
  istanbul biome typescript ts expect not needed please sorry reason because why none na`.split(/\s+/),
);

/** True when the text says why, in words, beyond the names of the silenced rules. */
export function explains(text: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap((name) => [name.toLowerCase(), ...name.toLowerCase().split(/[^\p{L}]+/u)]));
  const bare = text.replace(/\b[a-z]+:\/\/\S+/gi, ' ');
  if ((bare.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) ?? []).length >= 4) return true;
  let words = 0;
  let weight = 0;
  for (const token of bare.split(/[\s,;/()[\]{}"“”`]+/)) {
    if (looksLikeRule(token)) continue;
    const word = token.replace(/^[^\p{L}#]+|[^\p{L}]+$/gu, '').toLowerCase();
    if (!/^\p{L}{2,}(?:['’\-_]?\p{L}+)*$/u.test(word) || known.has(word)) continue;
    words += 1;
    if (!filler.has(word)) weight += 1;
  }
  return words >= 2 && weight >= 1;
}

/** Codes such as E501 and names such as use-of-sha or no-unused-vars name a rule of some tool. */
function looksLikeRule(token: string): boolean {
  return /\d/.test(token) || /[-_]\w+[-_]/.test(token);
}

/** Cuts the decoration around a reason for showing it. */
export function trimReason(text: string): string {
  return text
    .replace(/^[\s\-–—:,;.#/*(>]+|[\s*/\-)<>]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, 200);
}
