import { check } from '../../../server/src/checks/special-acts/index.ts';
import { casesIn, demandRules, runCases } from '../../support/cases.ts';

const cases = casesIn(import.meta.dirname);
runCases([check], cases);
demandRules(check, cases);
