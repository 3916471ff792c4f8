import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { sendPublic } from '../../http/send-public';
import { keepBriefly } from './keep-briefly';
import { countProducts, prepareFindProduct, type ProductFilter } from './products.repository';
import {
  productListSchema,
  productSchema,
  relatedSchema,
  suggestionsSchema,
} from './products.schema';
import { pageOf, readProduct, readProducts } from './products.service';
import { readRelated, relatedWish } from './related/related.service';
import { createReadFound } from './search/search.service';
import { createReadSuggestions } from './search/suggest.service';
import { foundWish, suggestionWish } from './search/wishes';
import { readSynonyms } from './search/synonyms';

/** GET /products, /products/suggest, /products/{id} and /products/{id}/related */
export const productsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, config: { publicUrl, searchSynonyms } },
  done,
) => {
  const productCount = keepBriefly((filter: ProductFilter) => countProducts(db, filter));
  const synonyms = readSynonyms(searchSynonyms);
  const readSuggestions = createReadSuggestions(db, publicUrl, synonyms);
  const readFound = createReadFound(db, publicUrl, synonyms);
  const findProduct = prepareFindProduct(db);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query }, reply) => {
    const wish = foundWish(query);
    if (wish) {
      return sendPublic(reply, responses, `found ${JSON.stringify(wish)}`, () => readFound(wish));
    }
    const page = pageOf(query);
    return sendPublic(reply, responses, `products ${JSON.stringify(page)}`, () =>
      readProducts(db, publicUrl, productCount, page),
    );
  });

  app.get(apiPaths.suggestions, { schema: suggestionsSchema }, ({ query }, reply) => {
    const wish = suggestionWish(query);
    return sendPublic(reply, responses, `suggestions ${JSON.stringify(wish)}`, () =>
      readSuggestions(wish),
    );
  });

  app.get(`${apiPaths.products}/:id`, { schema: productSchema }, ({ params: { id } }, reply) =>
    sendPublic(reply, responses, `product ${id}`, () => readProduct(findProduct, publicUrl, id)),
  );

  app.get(`${apiPaths.products}/:id/related`, { schema: relatedSchema }, (request, reply) => {
    const wish = relatedWish(request.params.id, request.query);
    return sendPublic(reply, responses, `related ${JSON.stringify(wish)}`, () =>
      readRelated(db, publicUrl, wish),
    );
  });

  done();
};
