import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { pageTag } from '@storefront/host/contracts/page-tags';
import type { ApiContext } from '../../context';
import { createCostlyReads } from '../../http/costly-reads';
import { noStore } from '../../http/responses/caching';
import { sendPublic } from '../../http/responses/send-public';
import { tagMissing } from '../products/product-tags';
import { prepareFindProduct } from '../products/products.repository';
import { requireUser, userOf } from '../sessions/authentication';
import {
  deleteReviewSchema,
  ownReviewsSchema,
  productReviewsSchema,
  writeReviewSchema,
} from './reviews.schema';
import { deleteReview, readOwnReviews, readProductReviews, writeReview } from './reviews.service';

/** GET /products/{id}/reviews; GET /reviews; PUT and DELETE /reviews/{productId}. */
export const reviewsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, config },
  done,
) => {
  const findProduct = prepareFindProduct(db);
  const costly = createCostlyReads();

  app.get(
    `${apiPaths.products}/:id/reviews`,
    { schema: productReviewsSchema },
    ({ params, query }, reply) => {
      const { page = 1, sort = 'newest' } = query;
      const request = { product: params.id, page, sort };
      return sendPublic(tagMissing(reply), responses, {
        key: `reviews ${JSON.stringify(request)}`,
        read: () => costly(() => readProductReviews(db, findProduct, config.publicUrl, request)),
        tags: ({ productId }) => [pageTag('product', productId)],
      });
    },
  );

  const personal = { onRequest: [noStore, requireUser(db)] };
  const limited = { rateLimit: { max: config.orderRateLimitMax } };

  app.get(apiPaths.reviews, { ...personal, schema: ownReviewsSchema }, async (request) => ({
    data: await readOwnReviews(db, config.publicUrl, userOf(request).id),
  }));

  app.put(
    `${apiPaths.reviews}/:id`,
    { ...personal, schema: writeReviewSchema, config: limited },
    async (request) => {
      const of = { userId: userOf(request).id, productId: request.params.id };
      const written = await writeReview(db, config.publicUrl, of, request.body);
      // One that was published isn't any more.
      responses.invalidate();
      return written;
    },
  );

  app.delete(
    `${apiPaths.reviews}/:id`,
    { ...personal, schema: deleteReviewSchema, config: limited },
    async (request, reply) => {
      await deleteReview(db, { userId: userOf(request).id, productId: request.params.id });
      responses.invalidate();
      return reply.code(204).send(null);
    },
  );

  done();
};
