import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { endChild, endWithTests, saying } from './child-process';
import { freePort } from './page-server';
import { REPOSITORY } from './settings';

const READY = 'api listening';

/** An API of a test's own, on data of its own; it may be killed and started again. */
export class ApiProcess {
  /** Signs the callbacks of the payment provider. */
  readonly secret = randomBytes(16).toString('hex');
  readonly port: number;
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #up = Promise.resolve();
  #isUpAgain: () => void = () => undefined;

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.port = port;
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** Starts one on a free port, with the demo data; `env` are further settings. */
  static async start(env: Record<string, string> = {}): Promise<ApiProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-api-'));
    const api = new ApiProcess(await freePort(), dataDir, env);
    await api.startAgain();
    return api;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it on the data that it left. Throws with what it said where it ends at once. */
  async startAgain(): Promise<void> {
    const child = spawn('node', ['--import', 'tsx', 'api/src/server.ts'], {
      cwd: REPOSITORY,
      env: {
        ...process.env,
        DEMO: 'true',
        API_PORT: String(this.port),
        DATA_DIR: this.#dataDir,
        PAYMENT_SECRET: this.secret,
        RATE_LIMIT_MAX: '100000',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    endWithTests(child);
    await saying(child, READY);
    this.#isUpAgain();
  }

  /** Resolves once it listens, at once where it does. */
  whenUp(): Promise<void> {
    return this.#up;
  }

  /** Ends it as a crash does: at once, and without a word. */
  async crash(): Promise<void> {
    this.#up = new Promise((resolve) => (this.#isUpAgain = resolve));
    await endChild(this.#child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    await endChild(this.#child, 'SIGTERM');
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
