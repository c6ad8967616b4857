// The steps of the gate, in the order in which they run.
import type { GateStep } from '../step.ts';
import { ablation } from './ablation.ts';
import { base } from './base.ts';
import { check } from './check.ts';
import { declaredCheck } from './declared-check.ts';
import { freeze, verify } from './frozen.ts';
import { necessity } from './necessity.ts';
import { oldTests } from './old-tests.ts';
import { perturb } from './perturb.ts';
import { policy } from './policy.ts';
import { prepare } from './prepare.ts';
import { review } from './review.ts';
import { rerun, tests } from './tests.ts';

export const steps: readonly GateStep[] = [
  freeze,
  check,
  prepare,
  declaredCheck('lint'),
  declaredCheck('format'),
  declaredCheck('types'),
  declaredCheck('build'),
  tests,
  rerun,
  base,
  oldTests,
  ablation,
  perturb,
  necessity,
  policy,
  review,
  verify,
];
