// Where the real editor and the browser of the end-to-end tests are.
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Version of the npm package that carries the editor; part of the folder's name. */
export const editorVersion = '4.139.1';

export function editorFolder() {
  return process.env.CHANGE_GATE_EDITOR ?? join(homedir(), '.cache', 'change-gate-e2e', `code-server-${editorVersion}`);
}

export function browserPath() {
  return process.env.CHROME_PATH ?? '/usr/bin/chromium';
}
