// The editor's settings, read at the start and whenever they change.
import { type Connection, DidChangeConfigurationNotification } from 'vscode-languageserver/node';
import { settingsSchema } from '../../model/settings.ts';
import type { Workspace } from '../session/workspace.ts';

/** Called when the client is ready. Clients without configuration keep the defaults. */
export async function followSettings(connection: Connection, workspace: Workspace): Promise<void> {
  const read = async (): Promise<void> => {
    const parsed = settingsSchema.safeParse((await connection.workspace.getConfiguration('changeGate')) ?? {});
    if (parsed.success) workspace.useSettings(parsed.data);
    else connection.console.warn(`change-gate: the settings are not understood: ${parsed.error.issues[0]?.message ?? ''}`);
  };
  connection.onDidChangeConfiguration(() => void read());
  await connection.client.register(DidChangeConfigurationNotification.type, { section: 'changeGate' });
  await read();
}
