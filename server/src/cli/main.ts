// The command line's entry. What needs no engine is answered here, so that asking for the version costs no more than starting Node.
import { join } from 'node:path';
import { loadBundle } from '../host/code-cache.ts';
import { helpText } from './help.ts';
import type * as hook from '../hook/main.ts';
import type * as commands from './run-command.ts';
import { version } from '../version.ts';

async function main([name, ...rest]: readonly string[]): Promise<number> {
  if (name === '--version' || name === '-v') {
    process.stdout.write(`change-gate ${version}\n`);
    return 0;
  }
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    process.stdout.write(helpText());
    return name === undefined ? 2 : 0;
  }
  // An agent waits for this one: it reads the engine only where the tree is not as it was.
  if (name === 'hook' && rest.length === 0) return bundle<typeof hook>('hook').runHook('auto', () => commandBundle().judgeTree);
  return commandBundle().runCommand(name, rest);
}

function commandBundle(): typeof commands {
  return bundle('commands');
}

function bundle<T>(name: string): T {
  return loadBundle(join(__dirname, `${name}.js`)) as T;
}

void main(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
