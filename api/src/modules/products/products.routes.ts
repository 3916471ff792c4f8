import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { createCostlyReads } from '../../http/costly-reads';
import { sendPublic } from '../../http/responses/send-public';
import { memoizeBriefly } from './memoize-briefly';
import { countProducts, prepareFindProduct, type ProductFilter } from './products.repository';
import {
  productListSchema,
  productSchema,
  relatedSchema,
  suggestionsSchema,
} from './products.schema';
import { readByIds, wantedIds, pageOf, readProduct, readProducts } from './products.service';
import { readRelated, readRelatedRequest } from './related/related.service';
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
  const productCount = memoizeBriefly((filter: ProductFilter) => countProducts(db, filter));
  const synonyms = readSynonyms(searchSynonyms);
  const readSuggestions = createReadSuggestions(db, publicUrl, synonyms);
  const search = createSearch(db, publicUrl, synonyms);
  const costly = createCostlyReads();
  const findProduct = prepareFindProduct(db);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query }, reply) => {
    const ids = wantedIds(query);
    if (ids) {
      return sendPublic(reply, responses, `ids ${JSON.stringify(ids)}`, () =>
        readByIds(db, publicUrl, ids),
      );
    }
    const request = readSearchRequest(query);
    if (request) {
      return sendPublic(reply, responses, `search ${JSON.stringify(request)}`, () =>
        costly(() => search(request)),
      );
    }
    const page = pageOf(query);
    return sendPublic(reply, responses, `products ${JSON.stringify(page)}`, () =>
      costly(() => readProducts(db, publicUrl, productCount, page)),
    );
  });

  app.get(apiPaths.suggestions, { schema: suggestionsSchema }, ({ query }, reply) => {
    const request = readSuggestionRequest(query);
    return sendPublic(reply, responses, `suggestions ${JSON.stringify(request)}`, () =>
      costly(() => readSuggestions(request)),
    );
  });

  app.get(`${apiPaths.products}/:id`, { schema: productSchema }, ({ params: { id } }, reply) =>
    sendPublic(reply, responses, `product ${id}`, () => readProduct(findProduct, publicUrl, id)),
  );

  app.get(
    `${apiPaths.products}/:id/related`,
    { schema: relatedSchema },
    ({ params, query }, reply) => {
      const request = readRelatedRequest(params.id, query);
      return sendPublic(reply, responses, `related ${JSON.stringify(request)}`, () =>
        readRelated(db, publicUrl, findProduct, request),
      );
    },
  );

  done();
};
