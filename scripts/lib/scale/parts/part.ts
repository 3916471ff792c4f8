import { childrenOf } from '../../../../e2e/support/processes/child-processes';
import { TestProcess } from '../../../../e2e/support/processes/test-process';

/** How a part of the shop is started. */
export interface Program {
  program: string;
  args: string[];
  /** What it writes once it is ready. */
  ready: string;
  env?: Record<string, string>;
  /** Its working directory; by default the repository. */
  cwd?: string;
  /** The signal that ends it, and all that it has started, when the test is aborted; by default SIGKILL. */
  abortSignal?: NodeJS.Signals;
}

/** A part of the shop: a program that can be ended, frozen and started again, with all that it has started. */
export class Part {
  readonly name: string;
  #program: Program;
  #process: TestProcess | undefined;

  constructor(name: string, program: Program) {
    this.name = name;
    this.#program = program;
  }

  /** Starts it, and resolves once it is ready; `changes` hold from now on. Throws with its output when it ends before. */
  async start(changes: Partial<Program> = {}): Promise<void> {
    this.#program = { ...this.#program, ...changes };
    const { program, args, ready, ...options } = this.#program;
    this.#process = new TestProcess(program, args, options);
    await this.#process.waitForOutput(ready);
  }

  /** Asks it to end, as a new version's rollout does, and waits until it has. */
  async stop(): Promise<void> {
    this.resume();
    await this.#process?.end();
  }

  /** Ends it at once, without a chance to finish anything. */
  async kill(): Promise<void> {
    // The first one first: it would start the others again.
    for (const pid of this.#pids()) signal(pid, 'SIGKILL');
    await this.#process?.end('SIGKILL');
  }

  /** Suspends it: its connections stay open, but it answers nothing. */
  freeze(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGSTOP');
  }

  resume(): void {
    for (const pid of this.#pids()) signal(pid, 'SIGCONT');
  }

  #pids(): number[] {
    return this.#process ? withDescendants(this.#process.pid) : [];
  }
}

/** The process, and all that it has started. */
export function withDescendants(pid: number): number[] {
  try {
    return [pid, ...childrenOf(pid).flatMap(withDescendants)];
  } catch {
    return [];
  }
}

/** Sends a signal, unless the process has ended meanwhile. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has ended.
  }
}
