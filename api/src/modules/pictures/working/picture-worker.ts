import { startQueueWorker } from '../../../db/queue-worker';
import type { PictureContext } from './make-picture';
import { workPictures } from './work-pictures';

/** Makes the pictures that are due. Returns a function that stops it; those that aren't finished are queued again. */
export function startPictureWorker(context: PictureContext): () => Promise<void> {
  const stop = startQueueWorker({
    db: context.db,
    topic: 'picture',
    work: (stopping) => workPictures(context, stopping),
    failure: 'making pictures failed and will be tried again in a minute',
    log: context.log,
  });
  return async () => {
    const stopped = stop();
    // What is being transformed isn't waited for.
    context.transformer.close();
    await stopped;
  };
}
