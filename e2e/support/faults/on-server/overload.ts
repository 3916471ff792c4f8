import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** How many programs keep the processor busy. */
const BUSY_PROGRAMS = 6;

/**
 * Pins a process, and the processes that it starts from now on, to one processor that endless loops keep
 * busy. Returns a function that ends the loops. Needs Linux's `taskset`.
 */
export function overloadProcessorOf(pid: number | undefined): () => void {
  const processor = String(availableParallelism() - 1);
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', processor, String(pid)]);
  if (status !== 0) throw new Error(`taskset could not pin process ${pid} to one processor.`);
  const programs = Array.from({ length: BUSY_PROGRAMS }, () =>
    spawn('taskset', ['-c', processor, 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  return () => programs.forEach((program) => program.kill('SIGKILL'));
}
