import path from 'node:path';
import type { FastifyBaseLogger, FastifyPluginAsync } from 'fastify';
import { NotFoundError, UnavailableError } from '../../http/errors';
import { PICTURES_PATH } from './shown-pictures.repository';
import { isPictureFileName, PICTURES_KEPT, type PictureStore } from './storage/picture-store';

/** In seconds. */
const RETRY_AFTER = 5;

/** The finished pictures under /pictures. */
export const picturesRoutes: FastifyPluginAsync<{ store: PictureStore }> = (app, { store }) => {
  app.get<{ Params: { name: string } }>(
    `${PICTURES_PATH}:name`,
    { schema: { hide: true } },
    async ({ params: { name }, log }, reply) => {
      const data = isPictureFileName(name) ? await readFrom(store, name, log) : undefined;
      if (!data) throw new NotFoundError('There is no such picture.');
      return reply
        .header('cache-control', PICTURES_KEPT)
        .type(`image/${path.extname(name).slice(1)}`)
        .send(data);
    },
  );
  return Promise.resolve();
};

async function readFrom(
  store: PictureStore,
  name: string,
  log: FastifyBaseLogger,
): Promise<Uint8Array | undefined> {
  try {
    return await store.read(name);
  } catch (error) {
    log.error(error, 'the store of the pictures could not be read');
    throw new UnavailableError('The picture can’t be read at the moment.', RETRY_AFTER);
  }
}
