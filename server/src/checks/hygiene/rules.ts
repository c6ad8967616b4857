// What the rules on marks and characters that do not belong say of themselves.
import type { Rule } from '../../model/rule.ts';

export const rules: readonly Rule[] = [
  {
    id: 'hygiene/conflict-marker',
    severity: 'error',
    title: 'Merge conflict left in',
    saw: 'The marks that git writes where two sides of a merge differ.',
    why: 'Both versions are in the file, and the file is neither.',
    fix: 'Decide what stays, and take the marks out.',
    fine: 'Fine in text about merges inside a string, which this rule leaves alone.',
  },
  {
    id: 'hygiene/bidi',
    severity: 'error',
    title: 'Characters that turn the direction of text',
    saw: 'An invisible character that makes what follows read from the other side.',
    why: 'What a person reads is not what the machine runs: code can look like a comment, and a comment like code.',
    fix: 'Take it out, or write it as an escape.',
    fine: 'Fine around text in a script that is written from right to left, inside one string, which this rule leaves alone.',
  },
  {
    id: 'hygiene/invisible',
    severity: 'error',
    title: 'Invisible character in code',
    saw: 'A character without width in a name or between tokens, or hidden text made of tag characters.',
    why: 'Two names that look the same are not, and an instruction can hide where nobody sees it.',
    fix: 'Take it out, or write it as an escape.',
    fine: 'Fine in strings and comments of languages that need joiners, in emoji, and as the mark at the start of a file, which this rule leaves alone.',
  },
];
