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
  { db, responses, translateTo, config: { publicUrl, searchSynonyms } },
  done,
) => {
  const synonyms = readSynonyms(searchSynonyms);
  const readSuggestions = createReadSuggestions(db, publicUrl, synonyms);
  const costly = createCostlyReads();
  const search = createSearch(db, publicUrl, synonyms, costly);
  const findProduct = prepareFindProduct(db);
  const findLook = prepareFindLook(db);
  const readRelated = createReadRelated(db, publicUrl, findProduct);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query, language }, reply) => {
    const translate = translateTo(language);
    const ids = wantedIds(query);
    if (ids) {
      return sendPublic(reply, responses, {
        key: `ids ${JSON.stringify(ids)}`,
        read: async () => translate.list(await readByIds(db, publicUrl, ids)),
        // Those that are missing may come back.
        tags: () => ids.map((id) => pageTag('product', id)),
      });
    }
    const request = readSearchRequest(query);
    return sendPublic(reply, responses, {
      key: `search ${JSON.stringify(request)}`,
      read: async () => translate.list(await search(request)),
      tags: ({ data }) => searchTags(data, request),
    });
  });

  app.get(apiPaths.suggestions, { schema: suggestionsSchema }, ({ query, language }, reply) => {
    const request = readSuggestionRequest(query);
    return sendPublic(reply, responses, {
      key: `suggestions ${JSON.stringify(request)}`,
      read: async () =>
        translateTo(language).suggestions(await costly(() => readSuggestions(request))),
      tags: ({ data: { products } }) => listTags(products, { filter: {} }),
    });
  });

  app.get(
    `${apiPaths.products}/:id`,
    { schema: productSchema },
    ({ params: { id }, language }, reply) =>
      sendPublic(tagMissing(reply), responses, {
        key: `product ${id}`,
        read: async () =>
          translateTo(language).product(await readProduct(findProduct, findLook, publicUrl, id)),
        tags: (product) => productTags([product]),
      }),
  );

  app.get(
    `${apiPaths.products}/:id/related`,
    { schema: relatedSchema },
    ({ params, query, language }, reply) => {
      const request = readRelatedRequest(params.id, query);
      return sendPublic(tagMissing(reply), responses, {
        key: `related ${JSON.stringify(request)}`,
        read: async () => translateTo(language).related(await readRelated(request)),
        tags: ({ data }) => relatedTags(data, request),
      });
    },
  );

  done();
};
