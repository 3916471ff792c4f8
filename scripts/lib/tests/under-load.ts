import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

const BUSY_LOOP = 'for (;;);';

/** Calls `work` while a busy loop for each core competes with it for the processor. */
export async function underLoad<Result>(work: () => Promise<Result>): Promise<Result> {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', BUSY_LOOP], { stdio: 'ignore' }),
  );
  try {
    return await work();
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
}
