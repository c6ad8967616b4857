// Show Log: what the language server said of itself.
import type { Parts } from './index.ts';

export async function showLog({ server }: Parts): Promise<void> {
  server.showLog();
}
