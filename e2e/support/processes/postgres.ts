import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { POSTGRES_BIN } from '../settings';
import { childrenOf } from './child-processes';
import { TestProcess } from './test-process';

/** A PostgreSQL with an empty database, which a test may freeze. */
export class Postgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #pid: number;
  readonly #abort: () => void;

  private constructor(folder: string, port: number, pid: number) {
    this.#folder = folder;
    this.#port = port;
    this.#pid = pid;
    // It isn't a child of this process, and must not outlive the test run.
    this.#abort = () => {
      this.resume();
      process.kill(pid, 'SIGQUIT');
    };
    process.once('exit', this.#abort);
  }

  static async start(): Promise<Postgres> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-postgres-'));
    if (isRoot) run('chown', ['postgres', folder]);
    const data = path.join(folder, 'data');
    const port = await getPort();
    const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
    const log = path.join(folder, 'log');
    runProgram('initdb', ['-D', data, '-A', 'trust', '-U', 'shop', '-N']);
    runProgram('pg_ctl', ['-D', data, '-o', options, '-w', '-l', log, 'start']);
    const pid = Number((await readFile(path.join(data, 'postmaster.pid'), 'utf8')).split('\n')[0]);
    return new Postgres(folder, port, pid);
  }

  /** For DATABASE_URL. */
  get url(): string {
    return `postgres://shop@127.0.0.1:${this.#port}/postgres`;
  }

  /** Fills it as `npm run demo` does: an API that starts fills only the embedded database. */
  async fillWithDemo(): Promise<void> {
    const command = ['tools/run.mjs', 'api/src/cli/demo.ts'];
    const filling = new TestProcess('node', command, { env: { DATABASE_URL: this.url } });
    if ((await filling.waitForEnd()) !== 0) throw new Error(filling.output);
  }

  /** Suspends all its processes: connections stay open, but nothing is sent over them. */
  freeze(): void {
    for (const pid of this.#processes()) process.kill(pid, 'SIGSTOP');
  }

  /** Resumes its processes. */
  resume(): void {
    for (const pid of this.#processes()) process.kill(pid, 'SIGCONT');
  }

  /** Kills one of its processes; it then ends all others and recovers from its log, as after a crash. */
  crash(): void {
    const [child] = childrenOf(this.#pid);
    if (child !== undefined) process.kill(child, 'SIGKILL');
  }

  async stop(): Promise<void> {
    process.off('exit', this.#abort);
    this.resume();
    runProgram('pg_ctl', ['-D', path.join(this.#folder, 'data'), '-m', 'immediate', 'stop']);
    await rm(this.#folder, { recursive: true, force: true });
  }

  #processes(): number[] {
    return [this.#pid, ...childrenOf(this.#pid)];
  }
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL refuses to run as root. */
function runProgram(name: string, args: string[]): void {
  const program = path.join(POSTGRES_BIN, name);
  if (isRoot) run('runuser', ['-u', 'postgres', '--', program, ...args]);
  else run(program, args);
}

function run(program: string, args: string[]): void {
  // With a pipe, this would wait for the server that `pg_ctl` starts, because that keeps the pipe open.
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} failed.`, { cause: error });
}
