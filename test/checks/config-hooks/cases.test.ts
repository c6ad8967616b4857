import { casesIn, runCases } from '../config-support/fixtures.ts';

runCases(casesIn(import.meta.dirname));
