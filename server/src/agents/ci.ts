// Templates for CI: an agent can edit its hooks, so the gate runs once more where it cannot, and never believes a receipt it did not make.
import type { AgentFile } from './agent.ts';
import { blockFile, ownFile } from './text-file.ts';

export const ciSystems = ['github', 'gitlab'] as const;
export type CiSystem = (typeof ciSystems)[number];

/** `version`: of the tool, pinned so that a newer one is a change of its own. */
export function ciFile(system: CiSystem, version: string): AgentFile {
  return system === 'github'
    ? ownFile('.github/workflows/change-gate.yml', githubWorkflow(version))
    : blockFile('.gitlab-ci.yml', '# change-gate: begin', gitlabJob(version), '# change-gate: end');
}

function githubWorkflow(version: string): string {
  return `# The gate, executed again on what is to be merged.
name: Change Gate
on: pull_request
permissions:
  contents: read
jobs:
  gate:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 0
          ref: \${{ github.event.pull_request.head.sha }}
          persist-credentials: false
      - uses: actions/setup-node@v4
        with:
          node-version: 22
      - run: npx --yes change-gate@${version} gate --root "$ROOT" --prepare
        env:
          ROOT: \${{ github.base_ref }}
`;
}

function gitlabJob(version: string): string[] {
  return [
    'change-gate:',
    '  image: node:22',
    '  variables:',
    '    GIT_DEPTH: "0"',
    '  rules:',
    '    - if: $CI_PIPELINE_SOURCE == "merge_request_event"',
    '  script:',
    '    - git fetch origin "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME"',
    `    - npx --yes change-gate@${version} gate --root "$CI_MERGE_REQUEST_TARGET_BRANCH_NAME" --prepare`,
  ];
}
