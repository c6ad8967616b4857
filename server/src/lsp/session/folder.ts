// One workspace folder: what its change is, what is found in it, and when to look again. Does nothing while nothing changed.
import { join, relative, sep } from 'node:path';
import type { Connection } from 'vscode-languageserver/node';
import { type Analysis, type AnalysisInput, analyze } from '../../analysis/analyze.ts';
import { cachedTree } from '../../analysis/cached-tree.ts';
import { ComparisonMemory } from '../../analysis/comparison-memory.ts';
import { withOverlay } from '../../analysis/overlay.ts';
import { type CheckHost, checkVerdict, judgeTier, type PreparedCheck, prepareCheck } from '../../gate/check-change.ts';
import type { Repository, Resolution } from '../../host/host.ts';
import { type Watch, watchRepository } from '../../host/watch.ts';
import { Failure } from '../../model/failure.ts';
import type { Finding } from '../../model/finding.ts';
import type { Settings } from '../../model/settings.ts';
import { type FolderState, folderStateSchema, methods } from '../../protocol/index.ts';
import type { Source } from '../../syntax/source.ts';
import { Publisher } from './publisher.ts';
import type { OpenDocument } from './open-document.ts';
import { toPath, toUri } from './uri.ts';

/** Signs of one move of the tree come in a burst; they are one look. In milliseconds. */
const treeDelay = 120;

/** What was judged last: the bytes on the screen, and what was found in them. */
export interface Judged {
  readonly input: AnalysisInput;
  readonly findings: readonly Finding[];
  readonly verdict: 'passed' | 'failed';
}

interface View {
  readonly resolution: Resolution;
  readonly prepared: PreparedCheck;
}

export class Folder {
  readonly uri: string;
  /** Absolute path of the folder; the repository may begin above it. */
  readonly root: string;
  readonly #connection: Connection;
  readonly #engine: CheckHost;
  readonly #documents: () => Iterable<OpenDocument>;
  readonly #publisher: Publisher;
  #repository: Repository | undefined;
  #watch: Watch | undefined;
  #view: View | undefined;
  #gitRoot: string | undefined;
  #rootRef: string | null = null;
  #refreshRoot = false;
  #wanted: 'nothing' | 'documents' | 'tree' = 'nothing';
  #running: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Tells whoever waits for the next edit. */
  #typed = (): void => undefined;
  #state: FolderState;
  #findings: ReadonlyMap<string, readonly Finding[]> = new Map();
  #judged: Judged | undefined;

  constructor(uri: string, connection: Connection, engine: CheckHost, documents: () => Iterable<OpenDocument>) {
    this.uri = uri;
    this.root = toPath(uri) ?? '';
    this.#connection = connection;
    this.#engine = engine;
    this.#documents = documents;
    this.#publisher = new Publisher(connection);
    this.#state = folderStateSchema.parse({ folder: uri, status: 'starting' });
  }

  get state(): FolderState {
    return this.#state;
  }

  /** Undefined while there is no change, or nothing could be judged. */
  get judged(): Judged | undefined {
    return this.#state.status === 'watching' ? this.#judged : undefined;
  }

  async start(): Promise<void> {
    await this.#look('tree');
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#watch?.close();
    this.#publisher.clear();
    void this.#repository?.close();
  }

  holds(path: string): boolean {
    return path === this.root || path.startsWith(this.root + sep);
  }

  /** False for git's own files and for what cannot change an answer. */
  concerns(path: string | undefined): boolean {
    return path !== undefined && this.holds(path) && !path.includes(`${sep}.git${sep}`) && !path.includes(`${sep}node_modules${sep}`);
  }

  documentChanged(): void {
    this.#typed();
    void this.#look('documents');
  }

  treeChanged(): void {
    if (this.#timer || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.#look('tree');
    }, treeDelay);
  }

  useSettings(settings: Settings): void {
    this.#publisher.minimum = settings.minimumSeverity;
    void this.#look('documents');
  }

  /** Measures from another root. Resolves when the folder was checked again. */
  async setRoot(root: string | null, refresh: boolean): Promise<FolderState> {
    this.#rootRef = root;
    this.#refreshRoot = refresh;
    await this.#look('tree');
    return this.#state;
  }

  async check(): Promise<FolderState> {
    await this.#look('tree');
    return this.#state;
  }

  /** The new findings of a document, and its source. */
  findingsOf(document: OpenDocument): { findings: readonly Finding[]; source: Source } | undefined {
    const path = this.repositoryPath(document.path);
    if (path === undefined) return undefined;
    return { findings: this.#findings.get(path) ?? [], source: document.sourceAt(path, this.#engine.sources.syntax) };
  }

  repositoryPath(path: string): string | undefined {
    if (this.#gitRoot === undefined) return undefined;
    const inside = relative(this.#gitRoot, path);
    return inside === '' || inside.startsWith('..') ? undefined : inside.split(sep).join('/');
  }

  uriOf(repositoryPath: string): string {
    return toUri(join(this.#gitRoot ?? this.root, repositoryPath));
  }

  /** Looks once for any number of wishes that come while a look is under way. */
  #look(what: 'documents' | 'tree'): Promise<void> {
    if (this.#closed) return Promise.resolve();
    if (this.#wanted !== 'tree') this.#wanted = what;
    this.#running ??= this.#work().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #work(): Promise<void> {
    while (this.#wanted !== 'nothing' && !this.#closed) {
      // Edits that are already in the queue belong to this look.
      await new Promise(setImmediate);
      const what = this.#wanted;
      this.#wanted = 'nothing';
      try {
        if (what === 'tree' || !this.#view) this.#view = await this.#resolveWhileTyping();
        await this.#analyze(this.#view);
      } catch (error) {
        this.#giveUp(error);
      }
    }
  }

  /** Asks git where the tree stands. Until it answers, typing is judged by the view before. */
  async #resolveWhileTyping(): Promise<View> {
    const before = this.#repository;
    const resolving = this.#resolve();
    const resolved = resolving.then(
      () => 'resolved' as const,
      () => 'resolved' as const,
    );
    while (this.#view && (await Promise.race([resolved, this.#nextEdit()])) === 'typed') {
      if (this.#wanted === 'documents') this.#wanted = 'nothing';
      await this.#analyze(this.#view);
    }
    try {
      return await resolving;
    } finally {
      await before?.close();
    }
  }

  #nextEdit(): Promise<'typed'> {
    return new Promise((resolve) => {
      this.#typed = () => resolve('typed');
    });
  }

  async #resolve(): Promise<View> {
    const repository = await this.#engine.git.open(this.root);
    this.#repository = repository;
    this.#gitRoot = repository.root;
    this.#watch ??= watchRepository(repository.gitDir, repository.commonDir, () => this.treeChanged());
    const target = this.#rootRef === null ? ({ kind: 'working-tree' } as const) : ({ kind: 'branch', root: this.#rootRef } as const);
    const resolution = await repository.resolve(target, { allowEmpty: true, offline: !this.#refreshRoot });
    this.#refreshRoot = false;
    const prepared = await prepareCheck(this.#engine, repository, resolution);
    return {
      resolution,
      prepared: {
        ...prepared,
        input: {
          ...prepared.input,
          base: cachedTree(prepared.input.base),
          head: cachedTree(prepared.input.head),
          comparisons: new ComparisonMemory(),
        },
      },
    };
  }

  async #analyze({ resolution, prepared }: View): Promise<void> {
    const open = this.#openDocuments();
    const overlay = new Map([...open].map(([path, document]) => [path, document.sourceAt(path, this.#engine.sources.syntax)]));
    const versions = new Map([...open].map(([path, document]) => [path, document.version]));
    const change = await withOverlay(resolution.change, overlay, prepared.input.base, prepared.input.head);
    const input = { ...prepared.input, change, overlay };
    const analysis = await analyze(input);
    if (this.#closed) return;
    const findings = analysis.findings.filter((finding) => finding.status === 'new');
    this.#judged = { input, findings, verdict: checkVerdict(findings, input.policy['fail-on']) };
    this.#findings = groupByPath(findings);
    this.#publisher.publish(this.#findings, open, versions, { uriOf: (path) => this.uriOf(path), linesOf: analysis.linesOf });
    const bytes = [resolution.change.headTree, ...[...versions].map(([path, version]) => `${path}@${version}`)].join(' ');
    this.#tell(analysis, findings, resolution, prepared, bytes);
    for (const document of this.#documents()) document.release();
  }

  #openDocuments(): Map<string, OpenDocument> {
    const open = new Map<string, OpenDocument>();
    for (const document of this.#documents()) {
      const path = this.holds(document.path) ? this.repositoryPath(document.path) : undefined;
      if (path !== undefined) open.set(path, document);
    }
    return open;
  }

  #tell(analysis: Analysis, findings: readonly Finding[], resolution: Resolution, prepared: PreparedCheck, bytes: string): void {
    const { tier, problems } = judgeTier(analysis, prepared);
    this.#setState({
      folder: this.uri,
      repository: toUri(this.#gitRoot ?? this.root),
      status: analysis.files.length === 0 ? 'no-change' : 'watching',
      target: resolution.target,
      base: resolution.change.base,
      bytes,
      tier,
      files: [...analysis.files],
      findings: [...findings],
      problems: [...resolution.limits, ...prepared.problems, ...analysis.problems, ...problems],
      verdict: this.#judged?.verdict,
    });
  }

  #giveUp(error: unknown): void {
    if (this.#closed) return;
    this.#view = undefined;
    this.#findings = new Map();
    this.#publisher.clear();
    const reason =
      error instanceof Failure ? `${error.message} ${error.advice}` : 'Change Gate met an internal error; the next change starts it again.';
    if (!(error instanceof Failure))
      this.#connection.console.error(`change-gate: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    this.#setState(folderStateSchema.parse({ folder: this.uri, status: 'unavailable', reason }));
  }

  #setState(state: FolderState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    void this.#connection.sendNotification(methods.state, state);
  }
}

function groupByPath(findings: readonly Finding[]): Map<string, Finding[]> {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) groups.set(finding.path, [...(groups.get(finding.path) ?? []), finding]);
  return groups;
}
