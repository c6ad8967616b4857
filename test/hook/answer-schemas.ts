// What each host accepts as an answer, as its documentation publishes it; a key too many fails.
import * as z from 'zod';
import type { HookHost } from '../../server/src/hook/event.ts';

const reason = z.string().trim().min(1);
const note = z.strictObject({ systemMessage: z.string() });
const nothing = z.strictObject({});
const topLevelBlock = z.strictObject({ decision: z.literal('block'), reason });
const nestedDeny = z.strictObject({
  hookSpecificOutput: z.strictObject({
    hookEventName: z.string().min(1),
    permissionDecision: z.literal('deny'),
    permissionDecisionReason: reason,
  }),
});

export const answerSchemas: Readonly<Record<HookHost, z.ZodType>> = {
  claude: z.union([nothing, note, topLevelBlock, nestedDeny]),
  codex: z.union([nothing, note, topLevelBlock, nestedDeny]),
  vscode: z.union([
    nothing,
    note,
    nestedDeny,
    topLevelBlock.extend({
      hookSpecificOutput: z.strictObject({ hookEventName: z.enum(['Stop', 'SubagentStop']), decision: z.literal('block'), reason }),
    }),
  ]),
  copilot: z.union([nothing, topLevelBlock, z.strictObject({ permissionDecision: z.literal('deny'), permissionDecisionReason: reason })]),
  cursor: z.union([
    nothing,
    z.strictObject({ followup_message: reason }),
    z.strictObject({ permission: z.literal('deny'), user_message: reason, agent_message: reason }),
  ]),
  gemini: z.union([nothing, note, z.strictObject({ decision: z.literal('deny'), reason })]),
};
