// How an error that stops a command reaches a person: what happened, then what to do.
import { Failure } from '../../model/failure.ts';

export function printFailure(error: unknown): void {
  if (error instanceof Failure) {
    process.stderr.write(`change-gate: ${error.message} [${error.code}]\n  ${error.advice}\n`);
    return;
  }
  if (isBrokenPipe(error)) return;
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `change-gate: internal error: ${text} [internal]\n  This is a fault of Change Gate; nothing was changed. Please report it with the command you ran.\n`,
  );
  if (process.env['CHANGE_GATE_DEBUG'] && error instanceof Error) process.stderr.write(`${error.stack ?? ''}\n`);
}

function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
