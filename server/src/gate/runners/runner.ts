// What a test runner is to the gate: how it is recognised in a command, asked for a report, and given a selection. One file a runner.

export interface ReportRequest {
  /** Absolute path of an empty folder for the reports of one execution. */
  readonly folder: string;
  /** Tells the reports of several calls in one line apart. */
  readonly name: string;
  /** Absolute path of the injected reporters. */
  readonly injected: string;
  /** Wanted order of the tests; the runner's own when absent. */
  readonly seed?: number;
}

export interface Instrument {
  /** Stand right behind the words that start the runner. */
  readonly args?: readonly string[];
  /** Added to the environment; `NODE_OPTIONS` is appended to. */
  readonly env?: Readonly<Record<string, string>>;
  /** Patterns of report files that the runner leaves in the tree. */
  readonly leaves?: RegExp;
  /** Whether what it prints is the report. */
  readonly prints?: boolean;
}

export interface Runner {
  readonly id: string;
  /** The words that start it in a shell line. */
  readonly invocation: RegExp;
  instrument(request: ReportRequest): Instrument;
  /** Its own arguments for some test files only; undefined where it cannot select by file. */
  select?(files: readonly string[]): readonly string[];
  /** Options that take the next word as their value, so that it is not taken for a file. */
  readonly valued?: ReadonlySet<string>;
  /** What of the order it can change. */
  readonly shuffles?: boolean;
}
