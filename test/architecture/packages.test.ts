// Holds what is installed to the rules for it: exact versions, one lockfile without addresses, licences that allow shipping.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot, readProjectFile } from '../support/project.ts';

interface Manifest {
  readonly name: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly dev?: boolean;
}

const manifests = ['package.json', 'server/package.json', 'client/package.json', 'webview/package.json'].map((path) => ({
  path,
  ...(JSON.parse(readProjectFile(path)) as Manifest),
}));
const locked = Object.entries((JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, Locked> }).packages).filter(
  ([path]) => path.includes('node_modules/'),
);

/** Licences that may be shipped inside an MIT package with their notice kept; and those that a tool may have which is never shipped. */
const shippable = ['MIT', 'MIT-0', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'Unlicense', 'CC0-1.0'];
const forTools = [...shippable, 'Python-2.0', 'MPL-2.0', 'CC-BY-3.0', 'CC-BY-4.0', 'WTFPL', 'Artistic-2.0', 'SEE LICENSE IN LICENSE.txt'];
/** Tools whose manifest only points at a file; what the file says. */
const read: Readonly<Record<string, string>> = { 'node_modules/spawndamnit': 'MIT' };

describe('versions', () => {
  it.each(manifests)('$path pins every package to one version', ({ dependencies, devDependencies }) => {
    const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('the lockfile holds no address', () => {
    expect(locked.filter(([, { resolved, link }]) => resolved !== undefined && !link)).toEqual([]);
  });

  it('the lockfile is whole, so that a fresh clone installs from it', () => {
    const names = new Set(locked.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)));
    const missing = locked.flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies })
        .filter((name) => !names.has(name))
        .map((name) => `${path} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('the lockfile belongs to the manifests', () => {
    const root = JSON.parse(readProjectFile('package-lock.json')) as { packages: Record<string, Manifest> };
    for (const { path, dependencies, devDependencies } of manifests) {
      const own = root.packages[path.replace(/\/?package\.json$/, '')];
      expect({ path, ...own?.dependencies, ...own?.devDependencies }).toEqual({ path, ...dependencies, ...devDependencies });
    }
  });
});

describe('licences', () => {
  it('this project is under MIT throughout', () => {
    expect(manifests.map(({ license }) => license)).toEqual(manifests.map(() => 'MIT'));
    expect(readProjectFile('LICENSE')).toMatch(/^MIT License/);
  });

  it('every installed package has one that allows what is done with it', () => {
    const refused = locked
      .filter(([, { link }]) => !link)
      .filter(
        ([path, { license = 'none', dev }]) =>
          !alternatives(read[path] ?? license).some((name) => (dev ? forTools : shippable).includes(name)),
      )
      .map(([path, { license, dev }]) => `${path}: ${license ?? 'none'}${dev ? ' (tool)' : ''}`);
    expect(refused).toEqual([]);
  });
});

it('generated files are current', () => {
  expect(() =>
    execFileSync(process.execPath, [join(projectRoot, 'scripts/generate/index.mjs'), '--check'], { cwd: projectRoot, stdio: 'pipe' }),
  ).not.toThrow();
});

/** `(MIT OR Apache-2.0)` → both. A conjunction stays whole, and is refused unless listed. */
function alternatives(license: string): string[] {
  return license.replace(/^\((.*)\)$/, '$1').split(' OR ');
}
