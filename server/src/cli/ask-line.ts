// Asks the person at the terminal for one line. An end of input is no answer, and no fault.
import { createInterface } from 'node:readline/promises';

/** Empty where the person ends the input or interrupts. */
export async function askLine(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return '';
    throw error;
  } finally {
    terminal.close();
  }
}
