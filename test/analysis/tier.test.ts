import { describe, expect, it } from 'vitest';
import { mechanicalTier, tierOf } from '../../server/src/analysis/tier.ts';
import type { ChangedFile } from '../../server/src/model/change-set.ts';

const file = (path: string, more: Partial<ChangedFile> = {}): ChangedFile => ({
  path,
  status: 'modified',
  additions: 1,
  deletions: 0,
  binary: false,
  generated: false,
  language: null,
  ...more,
});
const tier = (...files: ChangedFile[]) => mechanicalTier(files).tier;

describe('the mechanical floor', () => {
  it('small is trivial', () => expect(tier(file('src/a.ts'))).toBe('TRIVIAL'));
  it('three files are local', () => expect(tier(file('a.ts'), file('b.ts'), file('c.ts'))).toBe('LOCAL'));
  it('fifty lines are local', () => expect(tier(file('a.ts', { additions: 50 }))).toBe('LOCAL'));
  it('eight files are broad', () => expect(tier(...Array.from({ length: 8 }, (_, index) => file(`${index}.ts`)))).toBe('BROAD'));
  it('a binary file is of unknown size', () => expect(tier(file('logo.png', { binary: true }))).toBe('BROAD'));
  it.each(['package.json', 'packages/x/package.json', 'Cargo.toml', 'pnpm-lock.yaml', 'app/config.yaml', 'dev.config.toml'])(
    '%s is broad',
    (path) => expect(tier(file(path))).toBe('BROAD'),
  );
  it.each([
    'src/auth/login.ts',
    'src/user-credentials.py',
    'db/migrations/1.sql',
    '.github/workflows/ci.yml',
    'src/JsonDeserializer.java',
    'SECURITY.md',
  ])('%s is high risk', (path) => expect(tier(file(path))).toBe('HIGH_RISK'));
  it.each(['src/authors.ts', 'src/insecurity.ts', 'src/migrate.ts'])('%s is not', (path) => expect(tier(file(path))).toBe('TRIVIAL'));
  it('says why, in a fixed order', () =>
    expect(mechanicalTier([file('src/auth/a.ts', { additions: 2 })]).evidence).toEqual([
      'files=1',
      'changed_lines=2',
      'unknown_size_rows=0',
      'high_risk_paths=src/auth/a.ts',
    ]));
});

describe('the declared tier', () => {
  it('may raise', () =>
    expect(tierOf([file('a.ts')], 'BROAD')).toMatchObject({ declared: 'BROAD', mechanical: 'TRIVIAL', underclassified: false }));
  it('may not lower', () =>
    expect(tierOf([file('src/auth/a.ts')], 'TRIVIAL')).toMatchObject({ mechanical: 'HIGH_RISK', underclassified: true }));
});
