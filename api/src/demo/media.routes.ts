import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PICTURE_FOLDER } from './picture-files';

const A_WEEK = 'public, max-age=604800, stale-while-revalidate=86400';

const logo = readFileSync(join(import.meta.dirname, 'data', 'logo.svg'), 'utf8');

/** The demo store's pictures and logo under /media. */
export const mediaRoutes: FastifyPluginAsync = async (app) => {
  await app.register(fastifyStatic, {
    root: PICTURE_FOLDER,
    prefix: '/media/',
    index: false,
    // The URL of a picture contains its version.
    maxAge: '1y',
    immutable: true,
  });
  app.get('/media/logo.svg', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', A_WEEK).type('image/svg+xml').send(logo),
  );
};
