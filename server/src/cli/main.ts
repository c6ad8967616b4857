// The command line's entry: reads the arguments, runs one command, turns its answer into an exit code. Commands load on demand, so that `--version` stays instant.
import { Failure } from '../model/failure.ts';
import { printFailure } from './output/failure.ts';
import { helpText, isCommand } from './help.ts';
import { version } from '../version.ts';

/** Exit codes by failure kind: part of the contract. */
const exitCodes = { usage: 2, unavailable: 3, incomplete: 4, cancelled: 130 } as const;

export async function main(argv: readonly string[]): Promise<number> {
  const [name, ...rest] = argv;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(helpText());
    return name === undefined ? exitCodes.usage : 0;
  }
  if (name === '--version' || name === '-v') {
    process.stdout.write(`change-gate ${version}\n`);
    return 0;
  }
  if (!isCommand(name)) {
    throw new Failure('usage', 'unknown-command', `There is no command “${name}”.`, 'See change-gate --help for the commands.');
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    process.stdout.write(helpText(name));
    return 0;
  }
  const { commands } = await import('./commands/index.ts');
  const { run } = await commands[name]();
  return run(rest);
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    printFailure(error);
    process.exitCode = error instanceof Failure ? exitCodes[error.kind] : 70;
  },
);
