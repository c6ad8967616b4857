import { tools } from '../../../server/src/checks/config-tools/tools/index.ts';
import { casesIn, demandCases, runCases } from '../config-support/fixtures.ts';

const cases = casesIn(import.meta.dirname);
const ids = tools.filter(({ settings }) => settings.length > 0).map(({ id }) => id);

demandCases(cases, ids);
runCases(cases);
