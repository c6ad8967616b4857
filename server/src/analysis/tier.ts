// The mechanical tier: a floor under how deep to look, computed from paths and sizes, never from opinion. Source: seed rules E1 and E2.
import type { ChangedFile } from '../model/change-set.ts';
import type { Tier, TierName } from '../model/tier.ts';

const order: readonly TierName[] = ['TRIVIAL', 'LOCAL', 'BROAD', 'HIGH_RISK'];
const riskyTokens = new Set(['auth', 'authentication', 'credential', 'credentials', 'security', 'migration', 'migrations']);
const manifests = new Set([
  'pyproject.toml',
  'package.json',
  'cargo.toml',
  'go.mod',
  'pom.xml',
  'build.gradle',
  'build.gradle.kts',
  'composer.json',
  'gemfile',
  'uv.lock',
  'poetry.lock',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
  'cargo.lock',
  'go.sum',
  'composer.lock',
  'gemfile.lock',
  'pipfile',
  'pipfile.lock',
  'requirements.txt',
  'packages.lock.json',
  'directory.packages.props',
  'npm-shrinkwrap.json',
]);

export function mechanicalTier(files: readonly ChangedFile[]): { tier: TierName; evidence: string[] } {
  const paths = files.map((file) => file.path.toLowerCase());
  const lines = files.reduce((sum, file) => sum + file.additions + file.deletions, 0);
  const unknown = files.filter((file) => file.binary).length;
  const risky = paths.filter(isRisky);
  const governing = paths.filter(isManifestOrConfig);
  const evidence = [`files=${files.length}`, `changed_lines=${lines}`, `unknown_size_rows=${unknown}`];
  if (risky.length > 0) return { tier: 'HIGH_RISK', evidence: [...evidence, `high_risk_paths=${risky.join(',')}`] };
  if (governing.length > 0) evidence.push(`config_or_dependency_paths=${governing.join(',')}`);
  if (files.length >= 8 || governing.length > 0 || unknown > 0) return { tier: 'BROAD', evidence };
  return { tier: files.length < 3 && lines < 50 ? 'TRIVIAL' : 'LOCAL', evidence };
}

/** The declared tier may raise the mechanical one, never lower it. */
export function tierOf(files: readonly ChangedFile[], declared: TierName | undefined): Tier & { underclassified: boolean } {
  const { tier, evidence } = mechanicalTier(files);
  return {
    declared: declared ?? null,
    mechanical: tier,
    evidence,
    underclassified: declared !== undefined && order.indexOf(declared) < order.indexOf(tier),
  };
}

function isRisky(path: string): boolean {
  if (path.startsWith('.github/workflows/')) return true;
  if ((path.split('/').at(-1) ?? '').includes('deserial')) return true;
  return path.split(/[/._-]/).some((token) => riskyTokens.has(token));
}

function isManifestOrConfig(path: string): boolean {
  return manifests.has(path.split('/').at(-1) ?? '') || /config\.(?:toml|ya?ml)$/.test(path);
}
