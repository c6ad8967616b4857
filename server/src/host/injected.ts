// Finds the reporters and plugins that run inside a project's own test runners: beside the bundle, or in the source.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Absolute path of their folder. */
export const injectedFolder =
  [join(here, 'injected'), join(here, '..', 'gate', 'reports', 'injected')].find((folder) => existsSync(folder)) ?? join(here, 'injected');
