import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { NotFoundError } from '../http/errors';
import { readCatalogue } from './catalogue';
import { categoryPicture, heroPicture, logoPicture, productPicture } from './pictures/pictures';

const CACHE_CONTROL = 'public, max-age=604800, stale-while-revalidate=86400';

const schema = { hide: true, params: Type.Object({ name: Type.String() }) };

function picture(reply: FastifyReply, svg: string) {
  return reply.header('cache-control', CACHE_CONTROL).type('image/svg+xml').send(svg);
}

/** The demo store's pictures under /media, drawn when they are asked for. */
export const mediaRoutes: FastifyPluginCallbackTypebox = (app, _options, done) => {
  const products = new Map(readCatalogue().map((product) => [product.id, product]));

  app.get('/media/products/:name.svg', { schema }, ({ params: { name } }, reply) => {
    const first = products.get(name);
    if (first) return picture(reply, productPicture(first, 1));
    const second = name.endsWith('-2') ? products.get(name.slice(0, -2)) : undefined;
    if (!second) throw new NotFoundError('There is no such picture');
    return picture(reply, productPicture(second, 2));
  });

  app.get('/media/categories/:name.svg', { schema }, ({ params: { name } }, reply) => {
    const svg = categoryPicture(name);
    if (svg === undefined) throw new NotFoundError('There is no such picture');
    return picture(reply, svg);
  });

  app.get('/media/logo.svg', { schema: { hide: true } }, (_request, reply) =>
    picture(reply, logoPicture()),
  );

  app.get('/media/hero.svg', { schema: { hide: true } }, (_request, reply) =>
    picture(reply, heroPicture()),
  );

  done();
};
