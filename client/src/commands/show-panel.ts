// Show Change Map, Show Receipt: the panel has both.
import type { Parts } from './index.ts';

export async function showPanel({ panel }: Parts): Promise<void> {
  panel.show();
}
