import { onCommit } from '../../../db/after-commit';
import type { PictureContext } from './make-picture';
import { workPictures } from './work-pictures';

const INTERVAL = 60_000;

/**
 * Makes the pictures that are due: immediately, after each commit that queued some, and every minute. Several processes
 * may do so on one database. Returns a function that stops it; pictures that aren't finished are queued again.
 */
export function startPictureWorker(context: PictureContext): () => Promise<void> {
  const stopping = new AbortController();
  let isRunRequested = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (isRunRequested && !stopping.signal.aborted) {
      isRunRequested = false;
      try {
        await workPictures(context, stopping.signal);
      } catch (error) {
        context.log.error(error, 'making pictures failed and will be tried again in a minute');
      }
    }
    running = undefined;
  }

  function requestRun(): void {
    isRunRequested = true;
    running ??= run();
  }

  requestRun();
  const timer = setInterval(requestRun, INTERVAL);
  const stopListening = onCommit(context.db, 'picture', requestRun);
  return async () => {
    clearInterval(timer);
    stopListening();
    stopping.abort();
    context.transformer.close();
    await running;
  };
}
