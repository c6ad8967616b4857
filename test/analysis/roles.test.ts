import { expect, it } from 'vitest';
import { roleOf } from '../../server/src/analysis/roles.ts';

const cases: Record<string, string[]> = {
  test: [
    'src/a.test.ts',
    'test_calc.py',
    'tests/test_b.py',
    'pkg/a_test.go',
    'src/test/java/ATest.java',
    'Tests/ATests.cs',
    'spec/a_spec.rb',
    'tests/Unit/FooTest.php',
    '__tests__/a.js',
    'fib_test.py',
    'test/map.js',
    'My.Core.Tests/Dummy.cs',
    'cypress/login.cy.ts',
    'types.test-d.ts',
  ],
  'test-support': [
    'conftest.py',
    'tests/conftest.py',
    'jest.setup.js',
    'test/setup.js',
    'spec/spec_helper.rb',
    'test/helpers/build.ts',
    'vitest.setup.ts',
    'testutil.go',
  ],
  fixture: ['test/fixtures/a.js', 'pkg/testdata/x.go', 'src/__snapshots__/a.test.ts.snap', 'a.snap'],
  ci: ['.github/workflows/ci.yml', '.gitlab-ci.yml', '.circleci/config.yml', 'azure-pipelines.yml'],
  config: [
    'tsconfig.json',
    'tsconfig.build.json',
    'eslint.config.js',
    '.eslintrc.json',
    'pyproject.toml',
    'setup.cfg',
    'tox.ini',
    'Cargo.toml',
    'package.json',
    '.editorconfig',
    'Makefile',
    'vitest.config.ts',
    '.prettierignore',
  ],
  docs: ['README.md', 'docs/guide.md', 'docs/conf.py'],
  product: ['src/a.ts', 'calc.py', 'src/contest.py', 'lib/latest.js', 'src/attest/index.ts', 'src/testing.ts', 'src/special.ts'],
};

for (const [role, paths] of Object.entries(cases)) {
  it.each(paths)(`${role}: %s`, (path) => expect(roleOf(path)).toBe(role));
}
