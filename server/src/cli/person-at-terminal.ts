// The person at this terminal, where there is one: input and output are both a terminal, and nothing was asked to be quiet.
import { createInterface } from 'node:readline/promises';
import { askLine } from './ask-line.ts';
import type { Person } from '../review/person.ts';

/** A line with this alone ends what is pasted. */
const end = '.';

export function personAtTerminal(): Person | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined;
  return {
    answer: askLine,
    tell: async (question) => {
      const terminal = createInterface({ input: process.stdin, output: process.stdout });
      const lines: string[] = [];
      try {
        process.stdout.write(`${question}\nEnd with a line that is only “${end}”; “no” alone declines.\n`);
        for await (const line of terminal) {
          if (line.trim() === end) break;
          if (lines.length === 0 && /^no?$/i.test(line.trim())) return undefined;
          lines.push(line);
        }
        return lines.join('\n');
      } finally {
        terminal.close();
      }
    },
  };
}
