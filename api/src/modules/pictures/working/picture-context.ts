import type { Config } from '../../../settings/config';
import { TIME_LIMITS } from '../../../settings/time-limits';
import type { SourceOptions } from '../fetching/obtain-picture';
import { openPictureStore } from '../storage/open-picture-store';
import { createTransformer, type Transformer } from '../transforming/transformer';
import type { PictureContext } from './make-picture';

const BYTES_MAX = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;

/** What making pictures needs, as the settings have it. Close its transformer in the end. */
export function createPictureContext(
  config: Config,
  surroundings: Pick<PictureContext, 'db' | 'responses' | 'log' | 'onOutcome'>,
): PictureContext {
  return {
    ...surroundings,
    store: openPictureStore(config.picturesDir),
    transformer: openTransformer(),
    sources: sourceOptions(config),
  };
}

/** Opens what transforms pictures, in a process that starts with the first one. Close it in the end. */
export function openTransformer(): Transformer {
  const { transform, idle } = TIME_LIMITS.pictures;
  return createTransformer({ pixelsMax: PIXELS_MAX, timeLimit: transform, idleLimit: idle });
}

/** Where pictures may come from, as the settings have it. */
export function sourceOptions({ picturesFolder, pictureHosts }: Config): SourceOptions {
  const { fetch, silence } = TIME_LIMITS.pictures;
  return {
    folder: picturesFolder,
    hosts: pictureHosts,
    bytesMax: BYTES_MAX,
    timeLimit: fetch,
    silenceLimit: silence,
  };
}
