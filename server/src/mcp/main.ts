// The MCP server over standard input and output, for clients of this and of the previous protocol generation.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createServer } from './server.ts';
import { openSession } from './session.ts';

/** Ends when the client closes its side; gate runs that still go on end with it. */
export async function runServer(): Promise<void> {
  const session = openSession();
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    process.stdin.once('end', resolve);
  });
  const connection = serveStdio(() => createServer(session), {
    onerror: (error) => process.stderr.write(`change-gate mcp: ${error.message}\n`),
  });
  await ended;
  await session.runs.cancelAll();
  await connection.close();
}
