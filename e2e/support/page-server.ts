import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { endChild, endWithTests, saying } from './child-process';
import { REPOSITORY } from './settings';

const READY = 'shop listening';

interface PageServerOptions {
  /** Origin of the API, for the server and the browser alike. */
  apiOrigin: string;
  deployRoot: string;
  /** Further settings of the page server. */
  settings?: Record<string, string>;
}

/** A page server of the tests' own, which keeps nothing in memory unless it is told to. */
export class PageServer {
  readonly port: number;
  readonly #options: PageServerOptions;
  #child: ChildProcess | undefined;

  private constructor(port: number, options: PageServerOptions) {
    this.port = port;
    this.#options = options;
  }

  /** Starts one on a free port. Throws with what it said where it ends before it listens. */
  static async start(options: PageServerOptions): Promise<PageServer> {
    const server = new PageServer(await freePort(), options);
    await server.startAgain();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it where it was. Throws as `start` does. */
  async startAgain(): Promise<void> {
    const { apiOrigin, deployRoot, settings } = this.#options;
    const child = spawn('node', ['--import', 'tsx', 'shell/src/server/main.ts'], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PORT: String(this.port),
        API_URL: apiOrigin,
        DEPLOY_ROOT: deployRoot,
        HTML_CACHE_SECONDS: '0',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    endWithTests(child);
    await saying(child, READY);
  }

  /** Ends it as a crash does: at once, and without a word. */
  crash(): Promise<void> {
    return endChild(this.#child, 'SIGKILL');
  }

  stop(): Promise<void> {
    return endChild(this.#child, 'SIGTERM');
  }
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('The system gave no port.')),
      );
    });
  });
}
