import type { Database } from '../../../db/database';
import type { Config } from '../../../settings/config';
import { countWaitingPictures, queueMissingPictures } from '../pictures.repository';
import type { PictureContext, PictureOutcome } from './make-picture';
import { createPictureContext } from './picture-context';
import { workPictures } from './work-pictures';

/**
 * Queues the pictures that are named, and makes all that are due, in this process. `onProgress` is told how many
 * attempts were made, and about how many are left. Returns the text to show.
 */
export async function makeDuePictures(
  config: Config,
  surroundings: Pick<PictureContext, 'db' | 'responses' | 'log'>,
  onProgress: (attempts: number, waiting: number) => void,
): Promise<string> {
  const { db } = surroundings;
  await queueMissingPictures(db);
  const counts: Record<PictureOutcome, number> = { done: 0, retried: 0, failed: 0 };
  const before = await countWaitingPictures(db);
  const onOutcome = (outcome: PictureOutcome) => {
    counts[outcome] += 1;
    const attempts = counts.done + counts.retried + counts.failed;
    onProgress(attempts, Math.max(before - attempts, 0));
  };
  const context = createPictureContext(config, { ...surroundings, onOutcome });
  try {
    await workPictures(context, new AbortController().signal);
  } finally {
    context.transformer.close();
  }
  const waiting = await countWaitingPictures(db);
  return `${counts.done} made, ${counts.failed} given up, ${waiting} to be tried again later.`;
}

/** Has the API, which runs in this process, make the pictures; returns the text to show. */
export async function queueForApi(db: Database): Promise<string> {
  await queueMissingPictures(db);
  const waiting = await countWaitingPictures(db);
  return waiting === 0 ? 'No picture waits.' : `${waiting} wait: the running API makes them.`;
}
