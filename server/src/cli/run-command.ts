// Runs one command and turns how it ends into an exit code.
import { Failure } from '../model/failure.ts';
import { commands } from './commands/index.ts';
import { helpText, isCommand } from './help.ts';
import { printFailure } from './output/failure.ts';

export { judgeTree } from '../hook/judge-tree.ts';

/** Exit codes by failure kind: part of the contract. An internal error is 70, as in sysexits. */
const exitCodes = { usage: 2, unavailable: 3, incomplete: 4, cancelled: 130 } as const;
const internalError = 70;

/** Never throws: what goes wrong is printed, with its code and what to do. */
export async function runCommand(name: string, args: readonly string[]): Promise<number> {
  try {
    if (!isCommand(name))
      throw new Failure('usage', 'unknown-command', `There is no command “${name}”.`, 'See change-gate --help for the commands.');
    if (args.includes('--help') || args.includes('-h')) {
      process.stdout.write(helpText(name));
      return 0;
    }
    const { run } = await commands[name]();
    return await run(args);
  } catch (error) {
    printFailure(error);
    return error instanceof Failure ? exitCodes[error.kind] : internalError;
  }
}
