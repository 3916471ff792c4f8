import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Programs that want the processor all of the time. */
const BUSY_PROGRAMS = 6;

/**
 * Gives a process, and what it starts from now on, one processor of the machine and shares it with programs that
 * want all of it. Returns how they end. Needs Linux's `taskset`.
 */
export function overloadProcessorOf(pid: number | undefined): () => void {
  const processor = String(availableParallelism() - 1);
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', processor, String(pid)]);
  if (status !== 0) throw new Error(`taskset could not give process ${pid} one processor.`);
  const programs = Array.from({ length: BUSY_PROGRAMS }, () =>
    spawn('taskset', ['-c', processor, 'sh', '-c', 'while :; do :; done'], { stdio: 'ignore' }),
  );
  return () => programs.forEach((program) => program.kill('SIGKILL'));
}
