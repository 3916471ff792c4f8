/**
 * Runs `work` so that no two runs are at the same time, and each call has one that began after it. Calls that wait for
 * the same run share it.
 */
export function shareNext(work: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | undefined;

  async function run(): Promise<void> {
    await running.catch(() => undefined);
    next = undefined;
    running = work();
    await running;
  }

  return () => (next ??= run());
}
