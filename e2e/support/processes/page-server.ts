import getPort from 'get-port';
import { TestProcess } from './test-process';

const READY = 'shop listening';

interface PageServerOptions {
  /** Origin of the API, for the server and the browser alike. */
  apiOrigin: string;
  deployRoot: string;
  /** Further settings of the page server. */
  settings?: Record<string, string>;
}

/** A page server that tests start; it caches no pages unless its settings say so. */
export class PageServer {
  readonly port: number;
  readonly #options: PageServerOptions;
  #process: TestProcess | undefined;

  private constructor(port: number, options: PageServerOptions) {
    this.port = port;
    this.#options = options;
  }

  /** Starts one on a free port. Throws with its output when it ends before it listens. */
  static async start(options: PageServerOptions): Promise<PageServer> {
    const server = new PageServer(await getPort(), options);
    await server.restart();
    return server;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** What it has written since its last start. */
  get log(): string {
    return this.#process?.output ?? '';
  }

  /** Its process id; undefined while it does not run. */
  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Starts it again on the same port, with these settings changed. Throws as `start` does. */
  async restart(changed: Record<string, string> = {}): Promise<void> {
    const { apiOrigin, deployRoot, settings } = this.#options;
    this.#process = new TestProcess('node', ['tools/run.mjs', 'shell/src/server/main.ts'], {
      env: {
        PORT: String(this.port),
        API_URL: apiOrigin,
        DEPLOY_ROOT: deployRoot,
        HTML_CACHE_SECONDS: '0',
        ...settings,
        ...changed,
      },
    });
    await this.#process.waitForOutput(READY);
  }

  /** Kills it without a chance to shut down, as a crash does. */
  async crash(): Promise<void> {
    await this.#process?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#process?.end();
  }
}
