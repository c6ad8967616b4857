// The declarations of ecosystems whose tools have one fixed command each.
import type { TreeReader } from '../../host/host.ts';
import { declared, type DeclaredCommand, type Discoverer, readText } from './declared.ts';

const python: Discoverer = {
  id: 'python',
  discover: async (tree) => {
    const [pyproject = '', setup = '', tox = '', ini = ''] = await Promise.all(
      ['pyproject.toml', 'setup.cfg', 'tox.ini', 'pytest.ini'].map((path) => readText(tree, path)),
    );
    const paths = [...(await tree.list()).keys()];
    const commands: DeclaredCommand[] = [];
    const add = (when: boolean, ...command: Parameters<typeof declared>): void => {
      if (when) commands.push(declared(...command));
    };
    const pytestIn = [
      ['pytest.ini', ini !== ''],
      ['pyproject.toml tool.pytest', /^\[tool\.pytest/m.test(pyproject)],
      ['setup.cfg tool:pytest', setup.includes('[tool:pytest]')],
      ['tox.ini', /^\[pytest\]|\bpytest\b/m.test(tox)],
    ] as const;
    const byFiles = paths.some((path) => /(?:^|\/)(?:test_[^/]*|[^/]*_test)\.py$/.test(path));
    add(true, 'tests', 'pytest', pytestIn.find(([, is]) => is)?.[0] ?? 'test files named for pytest');
    if (!byFiles) commands.pop();
    add(
      /^\[tool\.ruff/m.test(pyproject) || paths.includes('ruff.toml') || paths.includes('.ruff.toml'),
      'lint',
      'ruff check .',
      'ruff configuration',
    );
    add(/^\[tool\.ruff\.format/m.test(pyproject), 'format', 'ruff format --check .', 'pyproject.toml tool.ruff.format');
    add(/^\[tool\.black/m.test(pyproject), 'format', 'black --check .', 'pyproject.toml tool.black');
    add(/^\[flake8\]/m.test(setup + tox) || paths.includes('.flake8'), 'lint', 'flake8', 'flake8 configuration');
    add(
      /^\[tool\.mypy/m.test(pyproject) || /^\[mypy\]/m.test(setup) || paths.includes('mypy.ini'),
      'types',
      'mypy .',
      'mypy configuration',
    );
    add(/^\[tool\.pyright/m.test(pyproject) || paths.includes('pyrightconfig.json'), 'types', 'pyright', 'pyright configuration');
    return commands;
  },
};

/** One manifest, and the commands that come with it. */
function toolchain(id: string, manifest: string | RegExp, commands: Partial<Record<DeclaredCommand['step'], string>>): Discoverer {
  const isManifest = (path: string): boolean => (typeof manifest === 'string' ? path === manifest : manifest.test(path));
  return {
    id,
    discover: async (tree: TreeReader) => {
      const found = [...(await tree.list()).keys()].find(isManifest);
      return found === undefined
        ? []
        : Object.entries(commands).map(([step, line]) => declared(step as DeclaredCommand['step'], line, found));
    },
  };
}

const make: Discoverer = {
  id: 'make',
  discover: async (tree) => {
    const targets = {
      lint: ['lint'],
      format: ['format-check', 'check-format', 'fmt-check'],
      types: ['typecheck', 'types', 'mypy'],
      build: ['build'],
      tests: ['test', 'tests', 'check'],
    } as const;
    const makefile = (await Promise.all(['Makefile', 'makefile', 'GNUmakefile'].map((path) => readText(tree, path)))).find(
      (text) => text !== undefined,
    );
    const justfile = (await readText(tree, 'justfile')) ?? (await readText(tree, 'Justfile'));
    return (Object.keys(targets) as (keyof typeof targets)[]).flatMap((step) => [
      ...targets[step]
        .filter((target) => makefile !== undefined && new RegExp(`^${target}[ \\t]*:(?!=)`, 'm').test(makefile))
        .map((target) => declared(step, `make ${target}`, `Makefile ${target}`)),
      ...targets[step]
        .filter((target) => justfile !== undefined && new RegExp(`^${target}\\b[^\\n:]*:(?!=)`, 'm').test(justfile))
        .map((target) => declared(step, `just ${target}`, `justfile ${target}`)),
    ]);
  },
};

export const ecosystems: readonly Discoverer[] = [
  python,
  toolchain('cargo', 'Cargo.toml', { build: 'cargo build --all-targets', tests: 'cargo test', format: 'cargo fmt --check' }),
  toolchain('go', 'go.mod', { build: 'go build ./...', tests: 'go test ./...' }),
  toolchain('maven', 'pom.xml', { tests: 'mvn -B test' }),
  toolchain('gradle', /^(?:build|settings)\.gradle(?:\.kts)?$/, { tests: 'sh ./gradlew test' }),
  toolchain('dotnet', /^[^/]+\.(?:sln|slnx|csproj|fsproj)$/, { build: 'dotnet build', tests: 'dotnet test' }),
  toolchain('phpunit', /^phpunit\.xml(?:\.dist)?$/, { tests: 'vendor/bin/phpunit' }),
  toolchain('rspec', '.rspec', { tests: 'bundle exec rspec' }),
  make,
];
