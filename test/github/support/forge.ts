// A forge on this machine: what `gh` and git ask of github.localhost, answered by a local proxy from data of our own and a real git repository.
import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { cleanEnvironment, temporaryFolder, TestRepository } from '../../support/repository.ts';

export interface PullData {
  number: number;
  title: string;
  body: unknown;
  url: string;
  state: string;
  isDraft: boolean;
  isCrossRepository: boolean;
  reviewDecision: string | null;
  mergeable: string;
  author: { login: string } | null;
  baseRefName: string;
  baseRefOid: string;
  headRefName: string;
  headRefOid: string;
  headRepository: { nameWithOwner: string } | null;
  commits: unknown;
}

export interface Thread {
  id: string;
  isResolved: boolean;
  isOutdated: boolean;
  path: string;
  line: number | null;
  body: string;
}

/** What the forge does instead of answering. */
export type Trouble = { status: number; body?: string } | 'cut' | 'huge' | 'garbage';

export class Forge {
  readonly #server: Server;
  readonly #home = temporaryFolder();
  /** Method, address and, of an API question, its body. */
  readonly requests: string[] = [];
  readonly repository: TestRepository;
  readonly pulls = new Map<number, PullData>();
  threads: Thread[] = [];
  trouble: Trouble | undefined;
  /** Runs before each API answer: what moves while it is read. */
  before: (question: string) => void = () => undefined;

  private constructor(server: Server, repository: TestRepository) {
    this.#server = server;
    this.repository = repository;
  }

  static async start(repository: TestRepository): Promise<Forge> {
    const server = createServer();
    const forge = new Forge(server, repository);
    server.on('request', (request, response) => void forge.#answer(request, response));
    server.on('connect', (request, socket) => {
      forge.requests.push(`CONNECT ${request.url}`);
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return forge;
  }

  /** What a program needs to reach this forge and no other place. */
  environment(): NodeJS.ProcessEnv {
    const { port } = this.#server.address() as { port: number };
    const proxy = `http://127.0.0.1:${port}`;
    const home = this.#home;
    return {
      ...cleanEnvironment,
      HOME: home,
      GH_CONFIG_DIR: `${home}/gh`,
      GH_TOKEN: 'not-a-token',
      HTTP_PROXY: proxy,
      http_proxy: proxy,
      HTTPS_PROXY: proxy,
    };
  }

  /** A clone as a person would have it, whose origin is this forge. */
  clone(): TestRepository {
    const folder = temporaryFolder();
    const clone = new TestRepository(folder);
    clone.git('clone', '-q', this.repository.root, '.');
    clone.git('remote', 'set-url', 'origin', 'http://github.localhost/acme/shop.git');
    return clone;
  }

  pull(number: number, change: Partial<PullData> = {}): PullData {
    const data: PullData = {
      number,
      title: 'Sharpen the price',
      body: '',
      url: `http://github.localhost/acme/shop/pull/${number}`,
      state: 'OPEN',
      isDraft: false,
      isCrossRepository: true,
      reviewDecision: null,
      mergeable: 'MERGEABLE',
      author: { login: 'stranger' },
      baseRefName: 'main',
      baseRefOid: this.repository.git('rev-parse', 'main').trim(),
      headRefName: 'feature',
      headRefOid: this.repository.git('rev-parse', `refs/pull/${number}/head`).trim(),
      headRepository: { nameWithOwner: 'stranger/shop' },
      commits: { nodes: [] },
      ...change,
    };
    this.pulls.set(number, data);
    return data;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://nowhere.localhost');
    const body = await bodyOf(request);
    this.requests.push(`${request.method} ${url.host}${url.pathname}${url.search}`);
    if (url.host === 'github.localhost') return this.#serveGit(request, url, body, response);
    if (url.host !== 'api.github.localhost') return void response.writeHead(502).end();
    const question = String((JSON.parse(body.toString('utf8') || '{}') as { query?: unknown }).query ?? '');
    this.before(question);
    if (this.trouble !== undefined) return this.#misbehave(this.trouble, response);
    const { variables = {} } = JSON.parse(body.toString('utf8') || '{}') as { variables?: { number?: number; after?: string } };
    const data = question.includes('reviewThreads')
      ? this.#threadPage(variables.after)
      : { pullRequest: this.pulls.get(Number(variables.number)) ?? null };
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { repository: data } }));
  }

  #threadPage(after: string | undefined): object {
    const start = Number(after ?? 0);
    const nodes = this.threads
      .slice(start, start + 100)
      .map(({ body, ...thread }) => ({ ...thread, comments: { nodes: [{ body, author: { login: 'bot' } }] } }));
    const hasNextPage = start + 100 < this.threads.length;
    return {
      pullRequest: {
        reviewThreads: {
          totalCount: this.threads.length,
          pageInfo: { hasNextPage, endCursor: hasNextPage ? String(start + 100) : null },
          nodes,
        },
      },
    };
  }

  #misbehave(trouble: Trouble, response: ServerResponse): void {
    if (trouble === 'cut') return void response.socket?.destroy();
    if (trouble === 'garbage') return void response.end('<html>no</html>');
    if (trouble === 'huge')
      return void response.setHeader('content-type', 'application/json').end(`{"data":"${'x'.repeat(17 * 1024 * 1024)}"}`);
    response.writeHead(trouble.status, { 'content-type': 'application/json' }).end(JSON.stringify({ message: trouble.body ?? 'no' }));
  }

  /** git’s own server side, spoken to as a web server would. */
  #serveGit(request: IncomingMessage, url: URL, body: Buffer, response: ServerResponse): void {
    const backend = spawn('git', ['http-backend'], {
      env: {
        ...cleanEnvironment,
        GIT_PROJECT_ROOT: this.repository.root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: url.pathname.replace('/acme/shop.git', '/.git'),
        QUERY_STRING: url.search.slice(1),
        REQUEST_METHOD: request.method,
        CONTENT_TYPE: request.headers['content-type'] ?? '',
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
        GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
        REMOTE_ADDR: '127.0.0.1',
      },
    });
    const chunks: Buffer[] = [];
    backend.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    backend.on('close', () => {
      const all = Buffer.concat(chunks);
      const end = all.indexOf('\r\n\r\n');
      const headers = all
        .subarray(0, end)
        .toString('latin1')
        .split('\r\n')
        .map((line) => line.split(': ', 2) as [string, string]);
      const status = Number(headers.find(([name]) => name === 'Status')?.[1]?.slice(0, 3) ?? 200);
      response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name !== 'Status'))).end(all.subarray(end + 4));
    });
    backend.stdin.end(body);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
