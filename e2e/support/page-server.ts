import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { REPOSITORY } from './settings';

const READY = 'shop listening';

interface PageServerOptions {
  /** Origin of the API, for the server and the browser alike. */
  apiOrigin: string;
  deployRoot: string;
  /** Further settings of the page server. */
  settings?: Record<string, string>;
}

/** A page server of the tests' own, which keeps nothing in memory. */
export class PageServer {
  readonly origin: string;
  readonly #child: ChildProcess;

  private constructor(origin: string, child: ChildProcess) {
    this.origin = origin;
    this.#child = child;
  }

  /** Starts one on a free port. Throws with what it said where it ends before it listens. */
  static async start({ apiOrigin, deployRoot, settings }: PageServerOptions): Promise<PageServer> {
    const port = await freePort();
    const child = spawn('node', ['--import', 'tsx', 'shell/src/server/main.ts'], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        PORT: String(port),
        API_URL: apiOrigin,
        DEPLOY_ROOT: deployRoot,
        HTML_CACHE_SECONDS: '0',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await listening(child);
    return new PageServer(`http://localhost:${port}`, child);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    await ended;
  }
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes(READY)) resolve();
    });
    child.once('exit', () => reject(new Error(`The page server ended: ${said}`)));
  });
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
