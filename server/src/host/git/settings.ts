// The repository's settings as data: which of them matter here, and which are outranked so that no program of its choice runs.

export interface Setting {
  readonly scope: string;
  readonly key: string;
  readonly value: string;
}

/** Reads `config --list -z --show-scope`: scope and entry take turns; an entry without a line break is a switch that is on. */
export function readSettings(list: Buffer): Setting[] {
  const fields = list.toString('utf8').split('\0');
  return fields.flatMap((entry, index) => {
    if (index % 2 === 0) return [];
    const end = entry.indexOf('\n');
    return [{ scope: fields[index - 1] ?? '', key: end < 0 ? entry : entry.slice(0, end), value: end < 0 ? 'true' : entry.slice(end + 1) }];
  });
}

/** The last value of a key, among the given settings. */
export function valueOf(settings: readonly Setting[], key: string): string | undefined {
  return settings.findLast((setting) => setting.key === key)?.value;
}

/** Whether git reads the value as true. */
export function isOn(value: string | undefined): boolean {
  return ['true', 'yes', 'on', '1'].includes(value?.toLowerCase() ?? '');
}

/** `x` of every `section.x.key`. */
export function named(settings: readonly Setting[], section: string): ReadonlySet<string> {
  const names = settings
    .filter(({ key }) => key.startsWith(`${section}.`))
    .map(({ key }) => key.slice(section.length + 1, Math.max(section.length + 1, key.lastIndexOf('.'))));
  return new Set(names.filter(Boolean));
}

/** Overrides each filter driver with an empty one. */
export function withoutFilters(names: ReadonlySet<string>): [string, string][] {
  return [...names].flatMap((name): [string, string][] => [
    [`filter.${name}.process`, ''],
    [`filter.${name}.clean`, ''],
    [`filter.${name}.smudge`, ''],
    [`filter.${name}.required`, 'false'],
  ]);
}

/** Only the user's own helpers may be asked for a password: an empty one forgets those of the repository. */
export function ownCredentials(settings: readonly Setting[]): [string, string][] {
  const own = settings.filter(({ scope, key }) => isOwn(scope) && /^credential\.(.*\.)?helper$/.test(key));
  return [['credential.helper', ''], ...own.map(({ key, value }): [string, string] => [key, value])];
}

/** The ssh command that the user, not the repository, chose; one that never asks where there is none. */
export function ownSshCommand(settings: readonly Setting[]): string {
  return (
    valueOf(
      settings.filter(({ scope }) => isOwn(scope)),
      'core.sshcommand',
    ) ?? 'ssh -o BatchMode=yes'
  );
}

function isOwn(scope: string): boolean {
  return scope === 'system' || scope === 'global';
}

/** Settings for one process through its environment: they hold text of the repository or the user, which never stands among the arguments. */
export function asEnvironment(settings: readonly [string, string][]): Record<string, string> {
  const env: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  settings.forEach(([key, value], index) => {
    env[`GIT_CONFIG_KEY_${index}`] = key;
    env[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return env;
}
