// What is changed for the perturbed rerun, one variable at a time, and what each runner shows a program so that it can see that it is tested.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Perturbation {
  /** As the report names it. */
  readonly variable: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Hidden from the project's own code; the runner still sees it. */
  readonly hides?: string;
  /** Runs in a folder of another name and depth. */
  readonly elsewhere?: boolean;
  readonly seed?: number;
}

/** Variables that a runner sets, by which a program can tell that it is tested; those that can be hidden from the program alone. */
const hideable: Readonly<Record<string, readonly string[]>> = {
  'node-test': ['NODE_TEST_CONTEXT'],
  vitest: ['VITEST', 'VITEST_WORKER_ID', 'VITEST_POOL_ID', 'TEST'],
  pytest: ['PYTEST_CURRENT_TEST', 'PYTEST_VERSION'],
};

/** Runners that say `test` in NODE_ENV only where nothing else is said. */
const namesEnvironment: ReadonlySet<string> = new Set(['vitest', 'jest', 'mocha', 'bun-test', 'node-test']);

/** What a runner shows that cannot be taken away, to be said. */
export const unhideable: Readonly<Record<string, readonly string[]>> = {
  jest: ['JEST_WORKER_ID'],
  'bun-test': ['BUN_TEST'],
  'cargo-test': ['cfg(test)'],
};

export function isMarker(variable: string): boolean {
  return variable === 'NODE_ENV' || Object.values(hideable).some((names) => names.includes(variable));
}

/** `home`: an empty folder. `env`: what commands see unperturbed, so that each value really differs. */
export function perturbationsFor(runners: readonly string[], home: string, env: Readonly<Record<string, string>>): readonly Perturbation[] {
  const hidden = [...new Set(runners.flatMap((runner) => hideable[runner] ?? []))];
  const places = toolHomes(env);
  return [
    ...hidden.map((name) => ({ variable: name, hides: name })),
    ...(runners.some((runner) => namesEnvironment.has(runner)) ? [{ variable: 'NODE_ENV', env: { NODE_ENV: 'development' } }] : []),
    { variable: 'TZ', env: { TZ: env['TZ'] === 'Pacific/Chatham' ? 'America/St_Johns' : 'Pacific/Chatham' } },
    { variable: 'LANG', env: { LANG: 'C', LC_ALL: 'C' } },
    { variable: 'directory', elsewhere: true },
    { variable: 'HOME', env: { ...places, HOME: home } },
    { variable: 'USER', env: { USER: 'someone', LOGNAME: 'someone' } },
    { variable: 'order', seed: 4711 },
  ];
}

/** Tools that live below the real home stay findable. */
function toolHomes(env: Readonly<Record<string, string>>): Record<string, string> {
  const home = env['HOME'];
  if (home === undefined) return {};
  const defaults = {
    CARGO_HOME: '.cargo',
    RUSTUP_HOME: '.rustup',
    PYENV_ROOT: '.pyenv',
    GOPATH: 'go',
    NVM_DIR: '.nvm',
    GRADLE_USER_HOME: '.gradle',
  };
  return Object.fromEntries(Object.entries(defaults).map(([name, folder]) => [name, env[name] ?? join(home, folder)]));
}

/** The changes of several perturbations at once, as one execution needs them. */
export function combine(
  perturbations: readonly Perturbation[],
  injected: string,
): { change: Record<string, string>; preload: string[]; hides: string[]; seed?: number; elsewhere: boolean } {
  const hides = perturbations.flatMap((one) => one.hides ?? []);
  const seed = perturbations.find((one) => one.seed !== undefined)?.seed;
  const url = pathToFileURL(join(injected, 'hide-test-markers.mjs'));
  url.search = hides.join(',');
  return {
    change: {
      ...Object.assign({}, ...perturbations.map((one) => one.env ?? {})),
      ...(hides.length > 0 ? { CHANGE_GATE_HIDE: hides.join(','), PYTEST_PLUGINS: 'pytest_change_gate,pytest_change_gate_unmarked' } : {}),
    },
    preload: hides.length > 0 ? [url.href] : [],
    hides,
    ...(seed === undefined ? {} : { seed }),
    elsewhere: perturbations.some((one) => one.elsewhere === true),
  };
}
