import { spawnSync } from 'node:child_process';
import os from 'node:os';
import { childrenOf } from '../../../../e2e/support/processes/child-processes';
import { residentMegabytes } from '../../../../shell/src/server/render-pool/process/resident-memory';
import { StepFailedError } from '../../processes';
import { inPath } from '../../programs/debian';

/**
 * Pins a server and its child processes to one core, and the rest of the benchmark to another. Throws
 * `StepFailedError` if the system can't do that.
 */
export function pinToOneCore(pid: number): void {
  if (!inPath(['taskset']) || os.cpus().length < 2) {
    throw new StepFailedError('This part of the benchmark needs Linux, taskset and two cores.');
  }
  for (const id of treeOf(pid)) pin(id, 0);
  pin(process.pid, 1);
}

/** Memory of a process and its child processes, in megabytes. */
export function memoryOf(pid: number): number {
  return treeOf(pid).reduce((sum, id) => sum + residentMegabytes(id), 0);
}

function pin(pid: number, core: number): void {
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)]);
  if (status !== 0)
    throw new StepFailedError(`taskset could not give process ${pid} core ${core}.`);
}

function treeOf(pid: number): number[] {
  return [pid, ...childrenOf(pid).flatMap(treeOf)];
}
