// What is missing where the policy demands proof.
import type { RequiredProof } from '../model/gate-policy.ts';
import type { Proof, Reason } from '../model/gate-report.ts';

/** One reason for each demand that is not met. Without any proof at all, every demand is unmet. */
export function proofReasons(required: readonly RequiredProof[], proof: Proof | undefined): Reason[] {
  return [...new Set(required)].flatMap((demand) =>
    proof ? demands[demand](proof) : [unmet(`proof-${demand}`, `the policy requires proof (${demand}), and none was made`)],
  );
}

const demands: Readonly<Record<RequiredProof, (proof: Proof) => Reason[]>> = {
  'new-tests': (proof) =>
    proof.new
      .filter((test) => test.proof !== 'full')
      .map((test) => unmet(`proof-${test.proof}`, `${test.id} is ${test.proof} proof: at base it ${test.atBase}`, test.id)),
  hunks: (proof) =>
    proof.hunks
      .filter((hunk) => hunk.state !== 'proven' && hunk.state !== 'structural')
      .map((hunk) => unmet(`hunk-${hunk.state}`, `${hunk.path}:${hunk.startLine} is ${hunk.state}: no test fails without it`, hunk.path)),
  environment: (proof) =>
    proof.sensitive.map(({ id, variable }) => unmet('proof-environment', `${id} has another outcome when ${variable} changes`, id)),
};

function unmet(code: string, message: string, subject?: string): Reason {
  return { verdict: 'failed', code, message, ...(subject === undefined ? {} : { subject }) };
}
