// The table of agents, and what they all share. One file an agent.
import type { Agent, AgentFile } from '../agent.ts';
import { blockFile } from '../text-file.ts';
import { claude } from './claude.ts';
import { codex } from './codex.ts';
import { copilot } from './copilot.ts';
import { cursor } from './cursor.ts';
import { gemini } from './gemini.ts';

export const agents: readonly Agent[] = [claude, codex, copilot, cursor, gemini];

/** Agents without hooks read this, and those with hooks learn here why they were stopped. */
export const instructions: AgentFile = blockFile(
  'AGENTS.md',
  '<!-- change-gate: begin -->',
  [
    'Before you say that you are done, run `change-gate check` and mend the cause of every new finding; `change-gate explain RULE` says what to do instead. Do not silence it another way.',
  ],
  '<!-- change-gate: end -->',
);
