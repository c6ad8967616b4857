// Finds what an assistant's message claims as a fact. By patterns alone: the same message always makes the same claims.
import * as z from 'zod';

export const claimSchema = z.object({
  kind: z.enum(['tests-pass', 'check-passes', 'command-ran', 'file-written', 'file-removed']),
  /** The words of the message. */
  quote: z.string(),
  /** A count of tests, the id of a check, a command or a path. */
  subject: z.string().optional(),
});
export type Claim = z.infer<typeof claimSchema>;

const largestMessage = 100_000;
const mostClaims = 50;

interface Pattern {
  readonly kind: Claim['kind'];
  readonly words: RegExp;
  subject(match: RegExpExecArray): string | undefined;
}

const passes = String.raw`(?:pass(?:es|ed|ing)?|succeed(?:s|ed)?|(?:is|are|was|were) (?:now )?(?:green|clean|passing|successful))`;
const checks: Readonly<Record<string, string>> = {
  lint: 'lint',
  linter: 'lint',
  linting: 'lint',
  build: 'build',
  types: 'types',
  'type check': 'types',
  'type-check': 'types',
  typecheck: 'types',
  format: 'format',
  formatting: 'format',
};

const patterns: readonly Pattern[] = [
  {
    kind: 'tests-pass',
    words: new RegExp(String.raw`\b(?:all )?(?:the )?(\d{1,6}) (?:\w+ )?tests? (?:all |now )?${passes}`, 'gi'),
    subject: (match) => match[1],
  },
  {
    kind: 'tests-pass',
    words: new RegExp(
      String.raw`\b(?:all|every)(?: the| of the)?(?: [a-z]+)? tests? (?:now |still )?${passes}|\bthe tests? (?:suite )?(?:now |still |all )?${passes}`,
      'gi',
    ),
    subject: () => undefined,
  },
  {
    kind: 'check-passes',
    words: new RegExp(String.raw`\b(${Object.keys(checks).join('|')})(?: step| check)?(?: now| still)? ${passes}`, 'gi'),
    subject: (match) => checks[(match[1] ?? '').toLowerCase()],
  },
  { kind: 'command-ran', words: /\b(?:ran|executed|running)\s+`([^`\n]{2,200})`/gi, subject: (match) => match[1] },
  {
    kind: 'file-written',
    words: /\b(?:created|added|wrote|updated|modified|edited|changed)\s+(?:the (?:new )?(?:file )?)?`([^`\s]+\.[A-Za-z0-9]{1,8})`/gi,
    subject: (match) => match[1],
  },
  {
    kind: 'file-removed',
    words: /\b(?:deleted|removed)\s+(?:the (?:file )?)?`([^`\s]+\.[A-Za-z0-9]{1,8})`/gi,
    subject: (match) => match[1],
  },
];

/** What is denied, wished or conditional is no claim. */
const hedged =
  /\b(?:not|n[o']t|never|if|once|when|should|would|could|might|may|will|must|until|unless|make sure|ensure|whether|cannot|no)\b[^.!?;\n]*$/i;

export function extractClaims(message: string): readonly Claim[] {
  const text = withoutBlocks(message.slice(0, largestMessage));
  const claims = patterns.flatMap(({ kind, words, subject }) =>
    [...text.matchAll(words)].flatMap((match) => {
      if (
        hedged.test(text.slice(Math.max(0, match.index - 120), match.index)) ||
        /^[^.!\n]{0,3}\?/.test(text.slice(match.index + match[0].length))
      )
        return [];
      const about = subject(match);
      return [{ kind, quote: match[0].replace(/\s+/g, ' '), ...(about === undefined ? {} : { subject: about }) }];
    }),
  );
  return claims.slice(0, mostClaims);
}

/** Code blocks and quotations repeat what others said. */
function withoutBlocks(text: string): string {
  return text.replace(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gm, '').replace(/^>.*$/gm, '');
}
