import type { Config } from '../../../settings/config';
import { TIME_LIMITS } from '../../../settings/time-limits';
import { openPictureStore } from '../storage/open-picture-store';
import { createTransformer } from '../transforming/transformer';
import type { PictureContext } from './make-picture';

const BYTES_MAX = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;

/** What making pictures needs, as the settings have it. Close its transformer in the end. */
export function createPictureContext(
  { picturesDir, picturesFolder, pictureHosts }: Config,
  surroundings: Pick<PictureContext, 'db' | 'responses' | 'log' | 'onOutcome'>,
): PictureContext {
  const { fetch, silence, transform, idle } = TIME_LIMITS.pictures;
  return {
    ...surroundings,
    store: openPictureStore(picturesDir),
    transformer: createTransformer({
      pixelsMax: PIXELS_MAX,
      timeLimit: transform,
      idleLimit: idle,
    }),
    sources: {
      folder: picturesFolder,
      hosts: pictureHosts,
      bytesMax: BYTES_MAX,
      timeLimit: fetch,
      silenceLimit: silence,
    },
  };
}
