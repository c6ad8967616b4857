// Generated from the folders of server/src/checks/ by `npm run generate`. Do not edit.
import type { Check } from '../check.ts';
import { check as configCi } from '../config-ci/index.ts';
import { check as configHooks } from '../config-hooks/index.ts';
import { check as configPolicy } from '../config-policy/index.ts';
import { check as configTools } from '../config-tools/index.ts';
import { check as errorSwallowed } from '../error-swallowed/index.ts';
import { check as hygiene } from '../hygiene/index.ts';
import { check as incomplete } from '../incomplete/index.ts';
import { check as secret } from '../secret/index.ts';
import { check as specialActs } from '../special-acts/index.ts';
import { check as specialEnvironment } from '../special-environment/index.ts';
import { check as specialTestInput } from '../special-test-input/index.ts';
import { check as suppressions } from '../suppressions/index.ts';
import { check as testDemands } from '../test-demands/index.ts';
import { check as testDoubles } from '../test-doubles/index.ts';
import { check as testHollow } from '../test-hollow/index.ts';
import { check as testLive } from '../test-live/index.ts';
import { check as testSnapshots } from '../test-snapshots/index.ts';

export const checks: readonly Check[] = [configCi, configHooks, configPolicy, configTools, errorSwallowed, hygiene, incomplete, secret, specialActs, specialEnvironment, specialTestInput, suppressions, testDemands, testDoubles, testHollow, testLive, testSnapshots];
