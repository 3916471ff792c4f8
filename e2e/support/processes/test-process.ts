import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { REPOSITORY } from '../settings';

interface ProcessOptions {
  /** Working directory; by default the repository. */
  cwd?: string;
  /** Environment variables in addition to those of the tests. */
  env?: Record<string, string>;
  /** Whether it leads its own process group, so that `killGroup` also kills the processes that it started. */
  detached?: boolean;
  /** The signal that ends it when the test run is aborted; by default SIGKILL. */
  abortSignal?: NodeJS.Signals;
}

/** A process that a test starts. It never outlives the test run. */
export class TestProcess {
  readonly #command: string;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #closed: Promise<number | null>;
  readonly #failed: Promise<never>;
  readonly #listeners = new Set<() => void>();
  #output = '';

  constructor(
    program: string,
    args: string[],
    { cwd = REPOSITORY, env = {}, detached = false, abortSignal = 'SIGKILL' }: ProcessOptions = {},
  ) {
    this.#command = [program, ...args].join(' ');
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached,
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        for (const listener of this.#listeners) listener();
      });
    }
    this.#closed = new Promise((resolve) => child.once('close', resolve));
    this.#failed = new Promise((_, reject) => child.once('error', reject));
    // Methods that wait for the process report it; without this handler it could be an unhandled rejection.
    this.#failed.catch(() => undefined);
    const abort = () => child.kill(abortSignal);
    process.once('exit', abort);
    child.once('exit', () => process.off('exit', abort));
  }

  /** Its process id. Throws when it couldn't be started. */
  get pid(): number {
    if (this.#child.pid === undefined) throw new Error(`${this.#command} could not be started.`);
    return this.#child.pid;
  }

  /** What it has written so far, to standard output and standard error. */
  get output(): string {
    return this.#output;
  }

  /** Waits until it has written a text. Throws with its output when it ends before. */
  async waitForOutput(text: string): Promise<void> {
    const written = new Promise<void>((resolve) => {
      const check = () => {
        if (!this.#output.includes(text)) return;
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
      check();
    });
    const ended = this.#closed.then(() => {
      throw new Error(`${this.#command} ended before it wrote "${text}":\n${this.#output}`);
    });
    await Promise.race([written, ended, this.#failed]);
  }

  /** Waits until it, and every process that shares its output, has ended; returns its exit code. */
  waitForEnd(): Promise<number | null> {
    return Promise.race([this.#closed, this.#failed]);
  }

  /** Sends a signal, unless it has ended, and waits until it has. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const exited = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill(signal);
    await exited;
  }

  /** Kills it at once, and everything that it started. Only for detached processes. */
  killGroup(): void {
    if (this.#child.pid !== undefined) process.kill(-this.#child.pid, 'SIGKILL');
  }
}
