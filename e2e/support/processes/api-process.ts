import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import getPort from 'get-port';
import { DEMO_DATA_DIR, POSTGRES_BIN } from '../settings';
import { TestProcess } from './test-process';

const READY = 'api listening';

/** An API with a database of its own, which a test may crash and restart. */
export class ApiProcess {
  /** The secret with which the payment provider signs its callbacks. */
  readonly secret = randomBytes(16).toString('hex');
  readonly port: number;
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  #process: TestProcess | undefined;
  #up = Promise.resolve();
  #markUp: () => void = () => undefined;

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.port = port;
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** Starts one on a free port, with the demo data; `env` are further settings. */
  static async start(env: Record<string, string> = {}): Promise<ApiProcess> {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-api-'));
    if (servesOwnDemo(env)) await cp(DEMO_DATA_DIR, dataDir, { recursive: true });
    const api = new ApiProcess(await getPort(), dataDir, env);
    await api.restart();
    return api;
  }

  /** Restores a backup into the database that `env` names, and starts an API on it. */
  static async restored(env: Record<string, string>, file: string): Promise<ApiProcess> {
    const written = await runCommand(env, 'restore', [file]);
    if (!written.includes('Restored')) throw new Error(written);
    return ApiProcess.start(env);
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** The settings that say where its data is. */
  get #storageSettings(): Record<string, string> {
    return { DATA_DIR: this.#dataDir, ...this.#env };
  }

  /** Starts it again on the same port and data. Throws with its output when it ends before it listens. */
  async restart(): Promise<void> {
    this.#process = new TestProcess('node', ['tools/run.mjs', 'api/src/server.ts'], {
      env: {
        DEMO: 'true',
        API_PORT: String(this.port),
        DATA_DIR: this.#dataDir,
        PAYMENT_SECRET: this.secret,
        RATE_LIMIT_MAX: '100000',
        ORDER_RATE_LIMIT_MAX: '100000',
        // So that no test depends on the time of day.
        MESSAGE_QUIET_HOURS: '00:00-00:00',
        UNPAID_ORDERS_MAX: '100000',
        UNPAID_PIECES_MAX: '100000',
        PAYMENT_PROVIDER: 'sandbox',
        ...this.#env,
      },
    });
    await this.#process.waitForOutput(READY);
    this.#markUp();
  }

  /** Resolves once it listens; at once when it does already. */
  waitUntilUp(): Promise<void> {
    return this.#up;
  }

  /** Kills it without a chance to shut down, as a crash does. */
  async crash(): Promise<void> {
    this.#up = new Promise((resolve) => (this.#markUp = resolve));
    await this.#process?.end('SIGKILL');
  }

  /** Changes its data by SQL; stops it meanwhile, because only one process may open the embedded database. */
  async changeData(statement: string, parameters: unknown[]): Promise<void> {
    await this.#process?.end();
    const database = await PGlite.create(path.join(this.#dataDir, 'db'), {
      extensions: { pg_trgm },
    });
    await database.query(statement, parameters);
    await database.close();
    await this.restart();
  }

  /** Runs an operator's command on its data, such as `orders check`; returns the output. */
  run(command: string, ...args: string[]): Promise<string> {
    return runCommand(this.#storageSettings, command, args);
  }

  async stop(): Promise<void> {
    await this.#process?.end();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}

/** Whether an API with these settings serves the demo from a folder that is made for it. */
function servesOwnDemo({ DATABASE_URL, DATA_DIR, DEMO }: Record<string, string>): boolean {
  return DATABASE_URL === undefined && DATA_DIR === undefined && DEMO !== 'false';
}

/** Runs an operator's command of the API; returns the output. */
async function runCommand(
  env: Record<string, string>,
  command: string,
  args: string[],
): Promise<string> {
  const searched = `${POSTGRES_BIN}${path.delimiter}${process.env.PATH ?? ''}`;
  const program = ['tools/run.mjs', `api/src/cli/${command}.ts`, ...args];
  const started = new TestProcess('node', program, { env: { ...env, PATH: searched } });
  await started.waitForEnd();
  return started.output.trim();
}
