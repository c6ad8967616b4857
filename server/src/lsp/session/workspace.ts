// The folders and open documents of one editor window.
import type { Connection } from 'vscode-languageserver/node';
import type { CheckHost } from '../../gate/check-change.ts';
import type { Settings } from '../../model/settings.ts';
import { Folder } from './folder.ts';
import { OpenDocument } from './open-document.ts';
import { toPath } from './uri.ts';

export class Workspace {
  readonly #connection: Connection;
  readonly #engine: CheckHost;
  readonly #folders = new Map<string, Folder>();
  readonly #documents = new Map<string, OpenDocument>();

  constructor(connection: Connection, engine: CheckHost) {
    this.#connection = connection;
    this.#engine = engine;
  }

  /** Folders that are known before anything may be sent. */
  expect(uris: readonly string[]): void {
    for (const uri of uris) this.#folders.set(uri, new Folder(uri, this.#connection, this.#engine, () => this.#documents.values()));
  }

  async start(): Promise<void> {
    await Promise.all([...this.#folders.values()].map((folder) => folder.start()));
  }

  change(added: readonly string[], removed: readonly string[]): void {
    for (const uri of removed) {
      this.#folders.get(uri)?.close();
      this.#folders.delete(uri);
    }
    this.expect(added);
    for (const uri of added) void this.#folders.get(uri)?.start();
  }

  useSettings(settings: Settings): void {
    for (const folder of this.#folders.values()) folder.useSettings(settings);
  }

  close(): void {
    for (const folder of this.#folders.values()) folder.close();
    this.#folders.clear();
  }

  folder(uri: string): Folder | undefined {
    return this.#folders.get(uri);
  }

  /** The innermost folder that holds a document. */
  folderOf(uri: string): Folder | undefined {
    const path = toPath(uri);
    if (path === undefined) return undefined;
    return [...this.#folders.values()].filter((folder) => folder.holds(path)).sort((a, b) => b.root.length - a.root.length)[0];
  }

  document(uri: string): OpenDocument | undefined {
    return this.#documents.get(uri);
  }

  open(uri: string, version: number, text: string): void {
    const folder = this.folderOf(uri);
    const path = toPath(uri);
    if (!folder || path === undefined) return;
    this.#documents.set(uri, new OpenDocument(uri, path, version, text));
    folder.documentChanged();
  }

  changed(uri: string): void {
    this.folderOf(uri)?.documentChanged();
  }

  closeDocument(uri: string): void {
    this.#documents.get(uri)?.close();
    this.#documents.delete(uri);
    this.folderOf(uri)?.documentChanged();
  }

  /** Files changed behind the editor's back. */
  filesChanged(uris: readonly string[]): void {
    for (const folder of this.#folders.values()) {
      if (uris.some((uri) => folder.concerns(toPath(uri)))) folder.treeChanged();
    }
  }
}
