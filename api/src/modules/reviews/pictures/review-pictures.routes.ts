import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths, LIMITS } from '@storefront/host/contracts/api';
import type { ApiContext } from '../../../context';
import { noStore } from '../../../http/responses/caching';
import { BadRequestError } from '../../../http/errors';
import { openPictureStore } from '../../pictures/storage/open-picture-store';
import { openTransformer } from '../../pictures/working/picture-context';
import { requireUser, userOf } from '../../sessions/authentication';
import { uploadPictureSchema } from '../reviews.schema';
import { uploadPicture } from './upload-picture';

/** POST /reviews/{productId}/pictures: the content of a picture. */
export const reviewPicturesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config: { publicUrl, picturesDir, orderRateLimitMax } },
  done,
) => {
  const transformer = openTransformer();
  const context = { db, publicUrl, store: openPictureStore(picturesDir), transformer };
  app.addHook('onClose', (_, closed) => {
    transformer.close();
    closed();
  });
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_, body, parsed) =>
    parsed(null, body),
  );

  app.post(
    `${apiPaths.reviews}/:id/pictures`,
    {
      onRequest: [noStore, requireUser(db)],
      schema: uploadPictureSchema,
      bodyLimit: LIMITS.reviewPictureBytesMax,
      config: { rateLimit: { max: orderRateLimitMax } },
    },
    async (request, reply) => {
      const { body, params } = request;
      if (!Buffer.isBuffer(body)) throw new BadRequestError('picture', 'Send a picture.');
      const key = { userId: userOf(request).id, productId: params.id };
      return reply.code(201).send(await uploadPicture(context, key, body));
    },
  );

  done();
};
