import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyPluginCallback } from 'fastify';

/** The address of the picture that stands for a gift card in orders and mails, relative to the API. */
export const GIFT_CARD_PICTURE = '/gift-card.webp';

const A_WEEK = 'public, max-age=604800, stale-while-revalidate=86400';

/** Drawn from `gift-card.svg` by `sharp`, because mail programs show no SVG. */
const picture = readFileSync(join(import.meta.dirname, 'gift-card.webp'));

/** The picture of a gift card. It names no shop, so that it suits every one. */
export const giftCardPictureRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.get(GIFT_CARD_PICTURE, { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', A_WEEK).type('image/webp').send(picture),
  );
  done();
};
