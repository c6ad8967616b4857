// A document that is open in the editor: its text, kept parsed through every edit.
import type { TextDocumentContentChangeEvent } from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { roleOf } from '../../analysis/roles.ts';
import type { ParsedSource } from '../../syntax/parsed-source.ts';
import type { Syntax } from '../../syntax/syntax.ts';

export class OpenDocument {
  readonly uri: string;
  /** Absolute. */
  readonly path: string;
  #document: TextDocument;
  #source: ParsedSource | undefined;
  /** Sources of earlier texts that a running analysis may still read. */
  #retired: ParsedSource[] = [];

  constructor(uri: string, path: string, version: number, text: string) {
    this.uri = uri;
    this.path = path;
    this.#document = TextDocument.create(uri, '', version, text);
  }

  get version(): number {
    return this.#document.version;
  }

  get text(): string {
    return this.#document.getText();
  }

  get lines(): Pick<TextDocument, 'positionAt' | 'offsetAt'> {
    return this.#document;
  }

  /** Changes in the order in which the editor made them. */
  update(changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    for (const change of changes) {
      if (!('range' in change)) {
        this.#document = TextDocument.create(this.uri, '', version, change.text);
        this.#replace(undefined);
        continue;
      }
      const start = this.#document.offsetAt(change.range.start);
      const oldEnd = this.#document.offsetAt(change.range.end);
      this.#document = TextDocument.update(this.#document, [change], version);
      this.#replace(this.#source?.edited({ start, oldEnd, newEnd: start + change.text.length }, this.text));
    }
  }

  /** The source under its path in the repository; parsed again only around the edits. */
  sourceAt(repositoryPath: string, syntax: Syntax): ParsedSource {
    if (this.#source?.path !== repositoryPath) this.#replace(syntax.source(repositoryPath, this.text, roleOf(repositoryPath)));
    return this.#source as ParsedSource;
  }

  /** Frees what no analysis reads any more; called when none is running. */
  release(): void {
    for (const source of this.#retired) source.dispose();
    this.#retired = [];
  }

  close(): void {
    this.#replace(undefined);
    this.release();
  }

  #replace(source: ParsedSource | undefined): void {
    if (this.#source) this.#retired.push(this.#source);
    this.#source = source;
  }
}
