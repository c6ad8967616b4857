// Says when a change edits what judges it: the gate's own policy, and what coding agents are told and held to.
import picomatch from 'picomatch';
import type { Check, ChangeView, Draft, SourcePair } from '../check.ts';
import { rules } from './rules.ts';

const isPolicy = picomatch(['**/.change-gate.{yml,yaml}'], { dot: true });
const isInstruction = picomatch(
  [
    '**/{AGENTS,AGENT,CLAUDE,GEMINI,CLAUDE.local,CODEX}.md',
    '**/.cursorrules',
    '**/.cursor/rules/**',
    '**/.cursor/hooks.json',
    '**/.windsurfrules',
    '**/.clinerules{,/**}',
    '**/.roo/rules*/**',
    '.github/copilot-instructions.md',
    '.github/instructions/**',
    '.github/hooks/**',
    '.github/chatmodes/**',
    '.github/agents/**',
    '**/.claude/{settings*.json,hooks/**,agents/**,skills/**,commands/**,rules/**}',
    '**/.codex/**',
    '**/.gemini/**',
    '**/.agents/**',
  ],
  { dot: true },
);

export const check: Check = {
  kind: 'comparison',
  id: 'config-policy',
  rules,
  wants: ({ path }) => isPolicy(path) || isInstruction(path),
  compare: async (change) => ({ drafts: draftsOf(change) }),
};

function draftsOf(change: ChangeView): Draft[] {
  return change.pairs.flatMap((pair) => {
    const path = pair.entry.path;
    if (pair.base?.text === pair.head?.text) return [];
    if (isPolicy(path))
      return [
        draftOf(
          pair,
          'config/policy-changed',
          'warning',
          'The gate’s own policy',
          'This change is still judged by the policy of base; what it may raise already holds.',
        ),
      ];
    return isInstruction(path) || (pair.base && isInstruction(pair.base.path))
      ? [
          draftOf(
            pair,
            'config/agent-instructions-changed',
            'info',
            'What coding agents are told or held to',
            'Later changes are made under other instructions.',
          ),
        ]
      : [];
  });
}

function draftOf({ base, head, entry }: SourcePair, ruleId: string, severity: Draft['severity'], what: string, consequence: string): Draft {
  const source = head ?? base;
  const verb = !base ? 'was added' : !head ? 'was removed' : 'was changed';
  const start = base && head ? firstDifference(base.text, head.text) : 0;
  const line = source?.lines.lineOf(start) ?? 0;
  const from = source?.lines.startOf(line) ?? 0;
  return {
    ruleId,
    severity,
    message: `${what} ${verb}. ${consequence}`,
    side: head ? 'head' : 'base',
    path: source?.path ?? entry.path,
    start: from,
    end: from + (source?.lines.textOf(line).length ?? 0),
    subject: `${ruleId} ${entry.path}`,
    evidence: [],
  };
}

function firstDifference(base: string, head: string): number {
  let at = 0;
  while (at < head.length && base[at] === head[at]) at += 1;
  return Math.min(at, Math.max(0, head.length - 1));
}
