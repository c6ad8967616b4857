// The sample change must show a newcomer every kind of finding there is, through the very command that README names.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../server/src/checks/rules.ts';
import type { Report } from '../../server/src/model/report.ts';
import { projectRoot } from '../support/project.ts';
import { cleanEnvironment } from '../support/repository.ts';

/** Families with a rule for every tool or shape: one of each is enough for a newcomer. */
const families = ['suppression/', 'secret/'];

describe('the sample change', () => {
  const folder = mkdtempSync(join(tmpdir(), 'change-gate-test-'));
  let report: Report;

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  beforeAll(() => {
    execFileSync(process.execPath, [join(projectRoot, 'scripts/sample.mjs'), folder], { env: cleanEnvironment });
    const { stdout } = spawnSync(process.execPath, [join(projectRoot, 'dist/cli.js'), 'check', '--json', '--repo', folder], {
      encoding: 'utf8',
      env: cleanEnvironment,
    });
    report = JSON.parse(stdout) as Report;
  });

  it('shows every kind of finding', () => {
    const shown = new Set(report.findings.filter(({ status }) => status === 'new').map(({ ruleId }) => kindOf(ruleId)));
    expect([...new Set([...rules.keys()].map(kindOf))].filter((kind) => !shown.has(kind))).toEqual([]);
  });

  it('shows what was fixed, leaves out what only moved, and fails', () => {
    expect(report.fixed.map(({ path, ruleId }) => `${path} ${ruleId}`)).toEqual(['src/greeting.ts suppression/eslint']);
    expect(report.findings.filter(({ path, status }) => path === 'src/greeting.ts' && status === 'new')).toEqual([]);
    expect(report.verdict).toBe('failed');
  });
});

function kindOf(ruleId: string): string {
  return families.find((family) => ruleId.startsWith(family)) ?? ruleId;
}
