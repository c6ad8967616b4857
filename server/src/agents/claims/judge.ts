// Puts each claim next to the evidence. What nothing speaks for or against stays unknown; it is never held against anybody.
import * as z from 'zod';
import type { GateReport } from '../../model/gate-report.ts';
import { type Claim, claimSchema } from './extract.ts';

export const judgedClaimSchema = claimSchema.extend({ standing: z.enum(['supported', 'contradicted', 'unknown']), because: z.string() });
export type JudgedClaim = z.infer<typeof judgedClaimSchema>;

export interface ClaimEvidence {
  /** What a genuine receipt of exactly this tree says; undefined where there is none. */
  readonly gate: Pick<GateReport, 'steps' | 'tests'> | undefined;
  /** Paths that the change adds or alters. */
  readonly changed: ReadonlySet<string>;
  /** Whether head's tree has this file. */
  has(path: string): Promise<boolean>;
}

type Standing = Pick<JudgedClaim, 'standing' | 'because'>;

export async function judgeClaims(claims: readonly Claim[], evidence: ClaimEvidence): Promise<readonly JudgedClaim[]> {
  return Promise.all(claims.map(async (claim) => ({ ...claim, ...(await standingOf(claim, evidence)) })));
}

async function standingOf({ kind, subject = '' }: Claim, evidence: ClaimEvidence): Promise<Standing> {
  switch (kind) {
    case 'tests-pass':
      return testsStanding(subject, evidence.gate);
    case 'check-passes':
      return checkStanding(subject, evidence.gate);
    case 'command-ran':
      return commandStanding(subject, evidence.gate);
    case 'file-written':
      return fileStanding(subject, evidence, true);
    case 'file-removed':
      return fileStanding(subject, evidence, false);
  }
}

const noReceipt: Standing = unknown('no receipt of this tree says so');

function testsStanding(count: string, gate: ClaimEvidence['gate']): Standing {
  if (!gate) return noReceipt;
  const { executed, passed, failed } = gate.tests;
  if (executed === 0) return unknown('the receipt holds no executed test');
  if (failed > 0) return contradicted(`${failed} of ${executed} tests failed`);
  if (count === '' || Number(count) === passed) return supported(`${passed} tests passed`);
  return Number(count) > executed ? contradicted(`only ${executed} tests were executed`) : unknown(`${passed} tests passed`);
}

function checkStanding(id: string, gate: ClaimEvidence['gate']): Standing {
  const step = gate?.steps.find((candidate) => candidate.id === id);
  if (!step) return noReceipt;
  if (step.state === 'passed') return supported(`the step ${id} passed`);
  return step.state === 'failed' ? contradicted(`the step ${id} failed`) : unknown(`the step ${id} is ${step.state}`);
}

function commandStanding(command: string, gate: ClaimEvidence['gate']): Standing {
  const step = gate?.steps.find((candidate) => candidate.command === command);
  return step ? supported(`the step ${step.id} ran it`) : unknown('the gate did not run it; an agent may have');
}

/** A path may be written from any folder, so only one that names a file of the tree speaks against a claim. */
async function fileStanding(named: string, { changed, has }: ClaimEvidence, present: boolean): Promise<Standing> {
  const path = named.replace(/^\.\//, '');
  if (present && [...changed].some((one) => one === path || one.endsWith(`/${path}`))) return supported('the change holds it');
  const isThere = await has(path);
  if (!present) return isThere ? contradicted('it is still there') : supported('it is not there');
  if (isThere) return unknown('the file is there, but not part of the uncommitted change');
  return path.includes('/') ? contradicted('there is no such file') : unknown('no file of this name at the root');
}

function supported(because: string): Standing {
  return { standing: 'supported', because };
}

function contradicted(because: string): Standing {
  return { standing: 'contradicted', because };
}

function unknown(because: string): Standing {
  return { standing: 'unknown', because };
}
