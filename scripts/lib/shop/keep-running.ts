import { once } from 'node:events';
import type { Service } from '../processes';

/** The delay before the first restart in a row, in milliseconds; each further one waits twice as long. */
const FIRST_DELAY = 1_000;
const MAX_DELAY = 30_000;

/** A program that ran this long counts as stable: its next restart is the first in a row again. */
const STEADY = 60_000;

/** How long to wait before the nth restart in a row, in milliseconds. */
export function restartDelay(restart: number): number {
  return Math.min(FIRST_DELAY * 2 ** (restart - 1), MAX_DELAY);
}

/** Restarts a service whenever it ends unexpectedly. Once `stopping` is aborted, stops it. */
export async function keepRunning(service: Service, stopping: AbortSignal): Promise<void> {
  const stopped = once(stopping, 'abort').then(() => 'stopped' as const);
  let current = service;
  for (let restart = 1; ; restart += 1) {
    const startedAt = Date.now();
    const outcome = await Promise.race([stopped, current.ended]);
    if (outcome === 'stopped') return current.stop();
    if (Date.now() - startedAt >= STEADY) restart = 1;
    const wait = restartDelay(restart);
    console.log(`${service.name} ended unexpectedly (${outcome}); restarting in ${wait / 1000} s.`);
    if ((await Promise.race([stopped, pause(wait, stopping)])) === 'stopped') return;
    current = current.startAgain();
  }
}

function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stopping.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
