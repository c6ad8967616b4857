// Sends findings as diagnostics: for what is open with its version, for the rest of the change too, and clears what is gone.
import { type Connection, type Diagnostic, DiagnosticSeverity, type Range as LspRange } from 'vscode-languageserver/node';
import { rules } from '../../checks/rules.ts';
import type { Finding, Severity } from '../../model/finding.ts';
import type { Position, Range } from '../../model/range.ts';
import type { LineIndex } from '../../syntax/line-index.ts';
import type { OpenDocument } from './open-document.ts';

const severities: Record<Severity, DiagnosticSeverity> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

/** Tells a client which finding a diagnostic is. */
export interface DiagnosticData {
  readonly fingerprint: string;
  readonly ruleId: string;
}

/** Where the files of the repository are for the editor. */
export interface Places {
  uriOf(path: string): string;
  /** Lines of a file of the change; undefined for other files. */
  linesOf(path: string): LineIndex | undefined;
}

export class Publisher {
  readonly #connection: Connection;
  /** What was sent last, by URI, as JSON. */
  readonly #sent = new Map<string, string>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  /** Findings below the minimum are not sent; the verdict counts them all the same. */
  minimum: Severity = 'info';

  publish(
    findings: ReadonlyMap<string, readonly Finding[]>,
    open: ReadonlyMap<string, OpenDocument>,
    versions: ReadonlyMap<string, number>,
    places: Places,
  ): void {
    const paths = new Set([...findings.keys(), ...open.keys()]);
    const current = new Map([...paths].map((path) => [open.get(path)?.uri ?? places.uriOf(path), path]));
    for (const uri of this.#sent.keys()) {
      if (!current.has(uri)) this.#send(uri, undefined, []);
    }
    for (const [uri, path] of current)
      this.#send(
        uri,
        versions.get(path),
        (findings.get(path) ?? [])
          .filter(({ severity }) => severities[severity] <= severities[this.minimum])
          .map((finding) => diagnosticOf(finding, places)),
      );
  }

  clear(): void {
    for (const uri of [...this.#sent.keys()]) this.#send(uri, undefined, []);
  }

  #send(uri: string, version: number | undefined, diagnostics: Diagnostic[]): void {
    const text = JSON.stringify({ version, diagnostics });
    if (this.#sent.get(uri) === text) return;
    if (diagnostics.length === 0 && version === undefined) this.#sent.delete(uri);
    else this.#sent.set(uri, text);
    void this.#connection.sendDiagnostics({ uri, diagnostics, ...(version === undefined ? {} : { version }) });
  }
}

function diagnosticOf(finding: Finding, places: Places): Diagnostic {
  const url = rules.get(finding.ruleId)?.url;
  const data: DiagnosticData = { fingerprint: finding.fingerprint, ruleId: finding.ruleId };
  return {
    range: toLsp(finding.range, places.linesOf(finding.path)),
    severity: severities[finding.severity],
    source: 'Change Gate',
    code: finding.ruleId,
    ...(url === undefined ? {} : { codeDescription: { href: url } }),
    message: finding.message,
    relatedInformation: finding.evidence.flatMap(({ message, path, range }) =>
      path === undefined || range === undefined
        ? []
        : [{ message, location: { uri: places.uriOf(path), range: toLsp(range, places.linesOf(path)) } }],
    ),
    data,
  };
}

/** Columns count code points in findings and UTF-16 units in the protocol. */
function toLsp({ start, end }: Range, lines: LineIndex | undefined): LspRange {
  const character = ({ line, column }: Position): number =>
    [...(lines?.textOf(line - 1) ?? '').slice(0, 2 * column)].slice(0, column - 1).join('').length;
  const place = (position: Position) => ({ line: position.line - 1, character: lines ? character(position) : position.column - 1 });
  return { start: place(start), end: place(end) };
}
