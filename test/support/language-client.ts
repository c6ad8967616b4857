// A minimal language client over stdio: what any editor does, without one.
import { type ChildProcess, spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { onTestFinished } from 'vitest';
import { createMessageConnection, type MessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';

export interface Published {
  readonly uri: string;
  readonly version?: number;
  readonly diagnostics: readonly {
    readonly range: { start: { line: number; character: number }; end: { line: number; character: number } };
    readonly code: string;
    readonly message: string;
    readonly severity: number;
    readonly data: { fingerprint: string };
  }[];
}

export class LanguageClient {
  readonly connection: MessageConnection;
  readonly published: Published[] = [];
  readonly states: { status: string; reason?: string; findings: { ruleId: string }[]; files: { path: string }[] }[] = [];
  readonly #process: ChildProcess;
  readonly #root: string;
  #waiting: (() => void)[] = [];

  private constructor(process: ChildProcess, root: string) {
    this.#process = process;
    this.#root = root;
    this.connection = createMessageConnection(new StreamMessageReader(process.stdout!), new StreamMessageWriter(process.stdin!));
    this.connection.onNotification('textDocument/publishDiagnostics', (params: Published) => this.#seen(() => this.published.push(params)));
    this.connection.onNotification('changeGate/state', (params: LanguageClient['states'][number]) =>
      this.#seen(() => this.states.push(params)),
    );
    this.connection.onRequest('client/registerCapability', () => null);
    this.connection.listen();
  }

  static async start(command: readonly [string, ...string[]], root: string): Promise<LanguageClient> {
    const [program, ...args] = command;
    const client = new LanguageClient(spawn(program, args, { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] }), root);
    onTestFinished(() => client.stop());
    const uri = pathToFileURL(root).href;
    await client.connection.sendRequest('initialize', {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: 'repo' }],
      capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } },
    });
    await client.connection.sendNotification('initialized', {});
    return client;
  }

  uri(path: string): string {
    return pathToFileURL(`${this.#root}/${path}`).href;
  }

  open(path: string, text: string, version = 1): Promise<void> {
    return this.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: this.uri(path), languageId: 'plaintext', version, text },
    });
  }

  change(path: string, version: number, contentChanges: readonly object[]): Promise<void> {
    return this.connection.sendNotification('textDocument/didChange', { textDocument: { uri: this.uri(path), version }, contentChanges });
  }

  /** The diagnostics of a file that were sent last. */
  latest(path: string): Published | undefined {
    return this.published.findLast((item) => item.uri === this.uri(path));
  }

  /** Waits until a condition holds, looking again at each message. */
  async until(condition: () => boolean, what: string, limitMs = 20_000): Promise<void> {
    const deadline = Date.now() + limitMs;
    while (!condition()) {
      if (Date.now() > deadline)
        throw new Error(
          `not seen in time: ${what}; last states: ${JSON.stringify(this.states.slice(-2))}, last diagnostics: ${JSON.stringify(this.published.slice(-2))}`,
        );
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, 200);
      });
    }
  }

  stop(): void {
    this.connection.dispose();
    this.#process.kill('SIGKILL');
  }

  #seen(keep: () => void): void {
    keep();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
