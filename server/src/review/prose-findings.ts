// Findings written as prose: lines that name a file and a line number, then say what is wrong.
import { type ClaimedFinding, severityWord } from './claimed-finding.ts';

/** `src/a.ts:12`, `src/a.ts:12-20`, `src/a.ts#L12`, `src/a.ts, line 12`, with list marks, bold and code marks around. */
const place =
  /(?:^|[\s(`*[])((?:[\w.@+-]+\/)*[\w.@+ -]*[\w@+-]\.[A-Za-z]\w{0,9}|(?:[\w.@+-]+\/)+[\w.@+-]+)(?::|#L|,? (?:on |at )?lines? )(\d+)(?:(?:-|–|:|-L)(\d+))?/;

export function readProseFindings(text: string): ClaimedFinding[] {
  const claims: ClaimedFinding[] = [];
  for (const line of outsideFences(text).split('\n')) {
    const match = place.exec(line);
    if (!match || isUrl(line, match.index)) continue;
    const rest = line.slice(match.index + match[0].length);
    const said = clean(rest) || clean(line.slice(0, match.index));
    if (said === '') continue;
    const end = match[3] === undefined ? undefined : Number(match[3]);
    claims.push({
      file: (match[1] ?? '').trim(),
      line: Math.max(1, Number(match[2])),
      ...(end !== undefined && end >= Number(match[2]) ? { endLine: end } : {}),
      title: said,
      severity: severityWord(line),
    });
  }
  return claims;
}

/** The sentence without list marks, emphasis and the severity at its end. */
function clean(text: string): string {
  return text
    .replace(/[`*_]+/g, '')
    .replace(/^[\s:;,.)\]—–-]+/, '')
    .replace(/[\s—–-]+\(?(?:critical|high|medium|low|major|minor)\)?\.?\s*$/i, '')
    .replace(/^[\s([]+$/, '')
    .trim();
}

function isUrl(line: string, at: number): boolean {
  return /https?:\/\/\S*$/.test(line.slice(0, at + 1));
}

/** Code in fences is quoted, not claimed. */
function outsideFences(text: string): string {
  return text.replace(/```[\s\S]*?(?:```|$)/g, '');
}
