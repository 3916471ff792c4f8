import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import { REPOSITORY } from '../settings';

interface ProcessOptions {
  /** Working directory; the repository unless told otherwise. */
  cwd?: string;
  /** Environment variables beside those of the tests. */
  env?: Record<string, string>;
  /** Whether it leads a process group of its own, so that `killGroup` reaches what it started. */
  detached?: boolean;
  /** Ends it when the test run is aborted; SIGKILL unless told otherwise. */
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
    // Reported where somebody waits for the process.
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

  /** Waits until it has ended, with all that it started and that could still write; its exit code. */
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
