import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { Client } from 'pg';
import { POSTGRES_BIN } from '../../../../e2e/support/settings';
import { signal, withDescendants } from './part';

const isRoot = process.getuid?.() === 0;

/** One PostgreSQL server. */
class Server {
  readonly name: string;
  readonly port: number;
  readonly data: string;
  readonly #folder: string;
  #pid = 0;

  constructor(name: string, folder: string, port: number) {
    this.name = name;
    this.port = port;
    this.#folder = folder;
    this.data = path.join(folder, name);
  }

  async start(): Promise<void> {
    const options = `-p ${this.port} -k ${this.#folder} -c listen_addresses=127.0.0.1`;
    const log = path.join(this.#folder, `${this.name}.log`);
    runProgram('pg_ctl', ['-D', this.data, '-o', options, '-w', '-l', log, 'start']);
    const file = await readFile(path.join(this.data, 'postmaster.pid'), 'utf8');
    this.#pid = Number(file.split('\n')[0]);
  }

  /** Ends all its processes at once, as when its machine fails; returns their ids. */
  kill(): number[] {
    const pids = withDescendants(this.#pid);
    for (const pid of pids) signal(pid, 'SIGKILL');
    return pids;
  }

  /** Does so, and resolves once they have ended. */
  async crash(): Promise<void> {
    const pids = this.kill();
    while (pids.some((pid) => existsSync(`/proc/${pid}`))) await pause(100);
  }

  freeze(): void {
    for (const pid of withDescendants(this.#pid)) signal(pid, 'SIGSTOP');
  }

  resume(): void {
    for (const pid of withDescendants(this.#pid)) signal(pid, 'SIGCONT');
  }

  async run(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: urlAt(this.port) });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
}

/** A PostgreSQL and a replica that has everything which was confirmed: a commit waits for it. */
export class PostgresCluster {
  readonly #folder: string;
  #primary: Server;
  readonly #replica: Server;
  readonly #kill = () => {
    this.#replica.kill();
    this.#primary.kill();
  };

  private constructor(folder: string, primary: Server, replica: Server) {
    this.#folder = folder;
    this.#primary = primary;
    this.#replica = replica;
    // The servers aren't children of this process, and must not outlive it.
    process.once('exit', this.#kill);
  }

  static async start(): Promise<PostgresCluster> {
    const folder = await mkdtemp(path.join(tmpdir(), 'storefront-postgres-'));
    if (isRoot) run('chown', ['postgres', folder]);
    const primary = new Server('primary', folder, await getPort());
    const replica = new Server('replica', folder, await getPort());
    runProgram('initdb', ['-D', primary.data, '-A', 'trust', '-U', 'shop', '-N']);
    await primary.start();
    const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'shop'];
    runProgram('pg_basebackup', [...from, '-D', replica.data, '-R', '-X', 'stream', '-c', 'fast']);
    await replica.start();
    await primary.run(
      "alter system set synchronous_standby_names = '*'",
      'select pg_reload_conf()',
    );
    return new PostgresCluster(folder, primary, replica);
  }

  /** The port of the server that takes writes. */
  get port(): number {
    return this.#primary.port;
  }

  /** Ends the server that takes writes, and starts it again. */
  async crash(): Promise<void> {
    await this.#primary.crash();
    await this.#primary.start();
  }

  freeze(): void {
    this.#primary.freeze();
  }

  resume(): void {
    this.#primary.resume();
  }

  /** Ends the server that takes writes for good; the replica takes its place. */
  async failOver(): Promise<void> {
    await this.#primary.crash();
    await this.#replica.run('select pg_promote()');
    this.#primary = this.#replica;
  }

  async stop(): Promise<void> {
    process.off('exit', this.#kill);
    this.#kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** For DATABASE_URL. */
export function urlAt(port: number): string {
  return `postgres://shop@127.0.0.1:${port}/postgres`;
}

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
