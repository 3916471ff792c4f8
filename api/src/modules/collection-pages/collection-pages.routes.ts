import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { pageTag, SURROGATE_KEY } from '@storefront/host/contracts/page-tags';
import type { ApiContext } from '../../context';
import { sendPublic } from '../../http/responses/send-public';
import { productTags } from '../products/product-tags';
import { collectionPageSchema, collectionPagesSchema } from './collection-pages.schema';
import { readCollectionPage, readCollectionPages } from './collection-pages.service';

/** GET /collections and /collections/{slug} */
export const collectionPagesRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, translateTo, config: { publicUrl } },
  done,
) => {
  app.get(apiPaths.collections, { schema: collectionPagesSchema }, ({ language }, reply) =>
    sendPublic(reply, responses, {
      key: 'collections',
      read: async () => translateTo(language).collections(await readCollectionPages(db, publicUrl)),
      tags: () => [pageTag('collection')],
    }),
  );

  app.get(
    `${apiPaths.collections}/:slug`,
    { schema: collectionPageSchema },
    ({ params: { slug }, language }, reply) =>
      // The next collection that is published may be the one that is missing.
      sendPublic(reply.header(SURROGATE_KEY, pageTag('collection')), responses, {
        key: `collection ${slug}`,
        read: () => readCollectionPage(db, publicUrl, slug, translateTo(language)),
        tags: ({ sections }) => [
          pageTag('collection', slug),
          ...productTags(sections.flatMap(({ products }) => products)),
        ],
      }),
  );

  done();
};
