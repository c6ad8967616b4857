// The packaged extension that `npm test` made, as every end-to-end test installs it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export function packagedExtension(): string {
  const vsix = join(import.meta.dirname, '../../../change-gate.vsix');
  if (!existsSync(vsix)) throw new Error('There is no change-gate.vsix: npm run package makes it, and npm test does before these tests.');
  return vsix;
}
