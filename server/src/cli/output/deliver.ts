// Brings a rendered report where the caller wants it: to standard output, or whole into a file.
import { writeFileAtomically } from '../../host/files.ts';
import { Failure } from '../../model/failure.ts';

/** Throws `Failure` `output-not-written`; a file that was there before is then still there. */
export async function deliver(rendered: string, file: string | undefined): Promise<void> {
  if (file === undefined) {
    process.stdout.write(rendered);
    return;
  }
  try {
    await writeFileAtomically(file, rendered);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new Failure(
      'usage',
      'output-not-written',
      `The report could not be written to ${file} (${code}).`,
      'Name a file in a folder that exists and may be written.',
    );
  }
}
