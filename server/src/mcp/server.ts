// One MCP server: its tools, its resources and its prompts. None of them weakens, excludes, waives, approves or dismisses anything.
import { McpServer, type ServerContext } from '@modelcontextprotocol/server';
import { Failure } from '../model/failure.ts';
import { version } from '../version.ts';
import { registerPrompts } from './prompts.ts';
import { registerResources } from './resources.ts';
import type { Session } from './session.ts';
import type { AnyTool, Report } from './tool.ts';
import { tools } from './tools/index.ts';

const instructions = [
  'Change Gate says what a change really does and whether anything proves it.',
  'Call check_change before you say that you are done, and mend the cause of every new finding; explain_finding says what to do instead.',
  'start_gate runs the whole gate on frozen bytes; ask get_gate until it has ended. A finding cannot be waived or dismissed here.',
].join(' ');

export function createServer(session: Session): McpServer {
  const server = new McpServer({ name: 'change-gate', title: 'Change Gate', version }, { instructions });
  for (const tool of tools) register(server, tool, session);
  registerResources(server, session);
  registerPrompts(server);
  return server;
}

function register(server: McpServer, { name, title, description, input, output, annotations, run }: AnyTool, session: Session): void {
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations: { openWorldHint: false, ...annotations } },
    async (args, context) => {
      try {
        const result = await run(args, session, { signal: context.mcpReq.signal, report: reporter(context) });
        return { content: [{ type: 'text', text: JSON.stringify(result) }], structuredContent: result };
      } catch (error) {
        return { content: [{ type: 'text', text: wordsOf(error) }], isError: true };
      }
    },
  );
}

/** Progress goes only to a client that asked for it. */
function reporter({ mcpReq }: ServerContext): Report {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return async () => undefined;
  return async (progress, total, message) =>
    mcpReq.notify({ method: 'notifications/progress', params: { progressToken, progress, total, message } });
}

/** A failure speaks for itself; anything else is ours, and its text may hold what does not belong into a conversation. */
function wordsOf(error: unknown): string {
  if (error instanceof Failure) return `${error.message} [${error.code}]\n${error.advice}`;
  process.stderr.write(`change-gate mcp: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return 'Change Gate failed for a reason of its own [internal-error]. The change was not judged.';
}
