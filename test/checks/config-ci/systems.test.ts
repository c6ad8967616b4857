import { systems } from '../../../server/src/checks/config-ci/system.ts';
import { casesIn, demandCases, runCases } from '../config-support/fixtures.ts';

const cases = casesIn(import.meta.dirname);

demandCases(
  cases,
  systems.map(({ id }) => id),
);
runCases(cases);
