// What a tool of the MCP server is. Adding one is a file in `tools/` and a line in its table.
import type * as z from 'zod';
import type { Session } from './session.ts';

/** Tells the client how far a call has come. */
export type Report = (progress: number, total: number, message: string) => Promise<void>;

export interface Call {
  readonly signal: AbortSignal;
  readonly report: Report;
}

export interface Tool<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output: Output;
  readonly annotations: { readonly readOnlyHint: boolean; readonly destructiveHint?: boolean; readonly idempotentHint?: boolean };
  /** Throws `Failure`; the client hears it as the tool's error. */
  run(args: z.infer<Input>, session: Session, call: Call): Promise<z.input<Output>>;
}

/** A tool whose schemas the table does not know. */
export interface AnyTool extends Omit<Tool<z.ZodObject, z.ZodObject>, 'run'> {
  run(args: Record<string, unknown>, session: Session, call: Call): Promise<Record<string, unknown>>;
}

/** Checks a tool's types where it is written, and forgets them for the table. */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(tool: Tool<Input, Output>): AnyTool {
  return tool as unknown as AnyTool;
}
