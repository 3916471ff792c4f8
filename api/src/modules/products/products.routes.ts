import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/host/contracts/api';
import { pageTag } from '@storefront/host/contracts/page-tags';
import type { ApiContext } from '../../context';
import { createCostlyReads } from '../../http/costly-reads';
import { sendPublic } from '../../http/responses/send-public';
import { prepareFindLook } from '../looks/looks.repository';
import { prepareFindProduct } from './products.repository';
import {
  productListSchema,
  productSchema,
  relatedSchema,
  suggestionsSchema,
} from './products.schema';
import { listTags, productTags, relatedTags, searchTags, tagMissing } from './product-tags';
import { readByIds, readProduct, wantedIds } from './products.service';
import { createReadRelated, readRelatedRequest } from './related/related.service';
import { createSearch } from './search/search.service';
import { createReadSuggestions } from './search/suggestions/suggestions.service';
import { readSearchRequest, readSuggestionRequest } from './search/search-request';
import { readSynonyms } from './search/synonyms';

/** GET /products, /products/suggest, /products/{id} and /products/{id}/related */
export const productsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, config: { publicUrl, searchSynonyms } },
  done,
) => {
  const synonyms = readSynonyms(searchSynonyms);
  const readSuggestions = createReadSuggestions(db, publicUrl, synonyms);
  const costly = createCostlyReads();
  const search = createSearch(db, publicUrl, synonyms, costly);
  const findProduct = prepareFindProduct(db);
  const findLook = prepareFindLook(db);
  const readRelated = createReadRelated(db, publicUrl, findProduct);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query }, reply) => {
    const ids = wantedIds(query);
    if (ids) {
      return sendPublic(reply, responses, {
        key: `ids ${JSON.stringify(ids)}`,
        read: () => readByIds(db, publicUrl, ids),
        // Those that are missing may come back.
        tags: () => ids.map((id) => pageTag('product', id)),
      });
    }
    const request = readSearchRequest(query);
    return sendPublic(reply, responses, {
      key: `search ${JSON.stringify(request)}`,
      read: () => search(request),
      tags: ({ data }) => searchTags(data, request),
    });
  });

  app.get(apiPaths.suggestions, { schema: suggestionsSchema }, ({ query }, reply) => {
    const request = readSuggestionRequest(query);
    return sendPublic(reply, responses, {
      key: `suggestions ${JSON.stringify(request)}`,
      read: () => costly(() => readSuggestions(request)),
      tags: ({ data: { products } }) => listTags(products, { filter: {} }),
    });
  });

  app.get(`${apiPaths.products}/:id`, { schema: productSchema }, ({ params: { id } }, reply) =>
    sendPublic(tagMissing(reply), responses, {
      key: `product ${id}`,
      read: () => readProduct(findProduct, findLook, publicUrl, id),
      tags: (product) => productTags([product]),
    }),
  );

  app.get(
    `${apiPaths.products}/:id/related`,
    { schema: relatedSchema },
    ({ params, query }, reply) => {
      const request = readRelatedRequest(params.id, query);
      return sendPublic(tagMissing(reply), responses, {
        key: `related ${JSON.stringify(request)}`,
        read: () => readRelated(request),
        tags: ({ data }) => relatedTags(data, request),
      });
    },
  );

  done();
};
