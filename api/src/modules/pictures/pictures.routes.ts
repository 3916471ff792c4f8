import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { NotFoundError } from '../../http/errors';
import { PICTURES_PATH } from './shown-pictures.repository';
import { isPictureFileName, type PictureStore } from './storage/picture-store';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** The finished pictures under /pictures. */
export const picturesRoutes: FastifyPluginAsync<{ store: PictureStore }> = (app, { store }) => {
  app.get<{ Params: { name: string } }>(
    `${PICTURES_PATH}:name`,
    { schema: { hide: true } },
    async ({ params: { name } }, reply) => {
      const data = isPictureFileName(name) ? await store.read(name) : undefined;
      if (!data) throw new NotFoundError('There is no such picture.');
      return reply
        .header('cache-control', FOR_EVER)
        .type(`image/${path.extname(name).slice(1)}`)
        .send(data);
    },
  );
  return Promise.resolve();
};
