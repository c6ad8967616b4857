// `change-gate mcp`: the MCP server, over standard input and output.
import { readOptions } from '../options.ts';

export async function run(args: readonly string[]): Promise<number> {
  readOptions(args, {});
  const { runServer } = await import('../../mcp/main.ts');
  await runServer();
  return 0;
}
