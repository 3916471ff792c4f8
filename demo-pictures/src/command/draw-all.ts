import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { PictureJob } from './picture-job';
import type { DrawnPicture } from './picture-worker';

const WORKER = path.join(import.meta.dirname, 'picture-worker.ts');

/** Draws and writes the pictures on all cores; rejects when one fails. */
export async function drawAll(
  jobs: readonly PictureJob[],
  onDrawn: (drawn: DrawnPicture) => void,
): Promise<void> {
  const waiting = [...jobs];
  const workers = Array.from({ length: Math.min(availableParallelism(), jobs.length) }, () =>
    fork(WORKER, { execArgv: ['--import', 'tsx'] }),
  );
  try {
    await Promise.all(workers.map((worker) => drawWith(worker, waiting, onDrawn)));
  } finally {
    workers.forEach((worker) => worker.kill());
  }
}

/** Gives the worker one job after the other until none waits. */
function drawWith(
  worker: ChildProcess,
  waiting: PictureJob[],
  onDrawn: (drawn: DrawnPicture) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const next = () => {
      const job = waiting.shift();
      if (job) worker.send(job);
      else resolve();
    };
    worker.on('exit', () => reject(new Error('A picture could not be drawn; see above.')));
    worker.on('message', (drawn: DrawnPicture) => {
      onDrawn(drawn);
      next();
    });
    next();
  });
}
