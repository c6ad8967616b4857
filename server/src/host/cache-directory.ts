// Where programs keep what they can make again.
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

export function cacheDirectory(environment: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): string {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = environment;
  if (xdg !== undefined && isAbsolute(xdg)) return xdg;
  if (platform === 'win32') return local ?? join(homedir(), 'AppData', 'Local');
  return platform === 'darwin' ? join(homedir(), 'Library', 'Caches') : join(homedir(), '.cache');
}
