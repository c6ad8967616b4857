// What a file is for, from its path alone: tests may do what product code may not.
import type { FileRole } from '../syntax/source.ts';

const fixtureFolders = new Set([
  'fixtures',
  'fixture',
  '__fixtures__',
  'testdata',
  'test-data',
  'test_data',
  '__snapshots__',
  'golden',
  'goldens',
  'cassettes',
  'snapshots',
]);
const testFolders = new Set([
  'test',
  'tests',
  '__tests__',
  'spec',
  'specs',
  'e2e',
  'testing',
  'unittests',
  'integrationtest',
  'androidtest',
  'cypress',
  'playwright',
  '__tests_dts__',
  'integration-tests',
  'integration_tests',
]);
const helperFolders = new Set([
  'helpers',
  'helper',
  'support',
  'utils',
  'util',
  'mocks',
  '__mocks__',
  'stubs',
  'fakes',
  'factories',
  'common',
  'shared',
  'lib',
]);
const docFolders = new Set(['docs', 'doc', 'documentation']);

/** Base names of tests in the conventions of the runners: `x.test.ts`, `test_x.py`, `x_test.go`, `XTest.java`, `x_spec.rb`, `XTests.cs`. */
const testName =
  /(?:[._-](?:test|tests|spec|specs|e2e|cy|test-d)\.[cm]?[jt]sx?$|^test_[^/]*\.py$|_test\.(?:py|go|rb|dart|exs?|cc|cpp|c)$|_spec\.rb$|(?:Test|Tests|TestCase|Spec|IT)\.(?:java|kt|kts|scala|groovy|cs|php|swift)$|\.(?:t|bats)$|^tests?\.(?:rs|py|[cm]?[jt]sx?)$)/;
const supportName =
  /(?:^conftest\.py$|^(?:set-?up-?tests?|test-?set-?up|test-?utils?|test-?helpers?|(?:jest|vitest|mocha|karma)[.-]set-?up)\.[cm]?[jt]sx?$|^(?:spec|test|rails)_helper\.rb$|^testutils?\.(?:go|py|rs)$|^TestHelper|^Fake[A-Z]|^Mock[A-Z])/i;
const ciPath =
  /^(?:\.github\/(?:workflows|actions)\/|\.gitlab-ci\.ya?ml$|\.gitlab\/ci\/|\.circleci\/|azure-pipelines[^/]*\.ya?ml$|\.azure-pipelines\/|\.travis\.ya?ml$|\.buildkite\/|Jenkinsfile|bitbucket-pipelines\.ya?ml$|\.drone\.ya?ml$|appveyor\.ya?ml$|\.woodpecker)/;
const configName =
  /(?:\.config\.[cm]?[jt]s$|^\.[^/]+rc(?:\.(?:[cm]?[jt]s|json|jsonc|json5|ya?ml|toml))?$|^(?:tsconfig|jsconfig)[^/]*\.json$|^(?:package|biome|deno|lerna|nx|turbo|composer|phpunit|codecov)\.jsonc?$|^(?:pyproject|Cargo|clippy|rustfmt|ruff|\.ruff|deny)\.toml$|^(?:setup|tox|pytest|mypy|\.flake8|\.pylintrc|\.coveragerc)(?:\.(?:cfg|ini))?$|^noxfile\.py$|^gulpfile\.|^Gruntfile\.|^(?:GNU)?[Mm]akefile$|^justfile$|^\.editorconfig$|^\.[^/]*ignore$|^(?:phpstan|psalm|phpcs)[^/]*\.(?:neon|xml)(?:\.dist)?$|^lefthook\.ya?ml$)/;
/** Data beside tests is what they read, not what they say. */
const dataName = /\.(?:json|jsonl|csv|tsv|xml|html?|svg|log|out|bin)$/i;
const docName = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i;

export function roleOf(path: string): FileRole {
  const segments = path.split('/');
  const name = segments.at(-1) ?? '';
  const folders = segments.slice(0, -1).map((folder) => folder.toLowerCase());
  if (ciPath.test(path)) return 'ci';
  if (folders.some((folder) => fixtureFolders.has(folder)) || name.endsWith('.snap')) return 'fixture';
  if (docName.test(name)) return 'docs';
  if (supportName.test(name)) return 'test-support';
  if (testName.test(name)) return 'test';
  if (isTestFolder(folders) && folders.includes('data')) return 'fixture';
  if (isTestFolder(folders))
    return dataName.test(name) && !configName.test(name) ? 'fixture' : isHelper(name, folders) ? 'test-support' : 'test';
  if (configName.test(name)) return 'config';
  if (folders.some((folder) => docFolders.has(folder))) return 'docs';
  return 'product';
}

/** True for files whose text demands something of the product. */
export function isTestRole(role: FileRole): boolean {
  return role === 'test' || role === 'test-support';
}

function isTestFolder(folders: readonly string[]): boolean {
  return folders.some((folder) => testFolders.has(folder) || /^(?:.+[._-])?(?:tests?|specs?)$/.test(folder));
}

/** In a test folder most files are tests; helpers and data say so by their name or their folder. */
function isHelper(name: string, folders: readonly string[]): boolean {
  return (
    /(?:helper|util|support|mock|fake|stub|factory|factories|fixture|setup|common|shared)/i.test(name) ||
    folders.some((folder) => helperFolders.has(folder))
  );
}
