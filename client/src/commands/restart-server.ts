// Restart Language Server: a fresh start with an empty memory.
import type { Parts } from './index.ts';

export async function restartServer({ server }: Parts): Promise<void> {
  await server.restart();
}
