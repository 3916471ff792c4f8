import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../context';
import { noStore } from '../../http/responses/caching';
import { requireUser, userOf } from '../sessions/authentication';
import {
  addToWishlistSchema,
  mergeWishlistSchema,
  removeFromWishlistSchema,
  wishlistSchema,
} from './wishlist.schema';
import { addToWishlist, mergeWishlist, readWishlist, removeFromWishlist } from './wishlist.service';

/** GET and POST /wishlist; PUT and DELETE /wishlist/{id}. */
export const wishlistRoutes: FastifyPluginCallbackTypebox<ApiContext> = (app, { db }, done) => {
  app.addHook('onRequest', noStore);
  app.addHook('onRequest', requireUser(db));

  app.get(apiPaths.wishlist, { schema: wishlistSchema }, async (request) => ({
    data: await readWishlist(db, userOf(request).id),
  }));

  app.post(apiPaths.wishlist, { schema: mergeWishlistSchema }, async (request) => ({
    data: await mergeWishlist(db, userOf(request).id, request.body.items),
  }));

  app.put(`${apiPaths.wishlist}/:id`, { schema: addToWishlistSchema }, async (request, reply) => {
    await addToWishlist(db, userOf(request).id, request.params.id);
    return reply.code(204).send(null);
  });

  app.delete(
    `${apiPaths.wishlist}/:id`,
    { schema: removeFromWishlistSchema },
    async (request, reply) => {
      await removeFromWishlist(db, userOf(request).id, request.params.id);
      return reply.code(204).send(null);
    },
  );

  done();
};
