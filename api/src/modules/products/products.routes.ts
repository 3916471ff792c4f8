import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { sendPublic } from '../../http/send-public';
import { createProductCount } from './product-count';
import { countProducts, prepareFindProduct } from './products.repository';
import { productListSchema, productSchema, relatedSchema } from './products.schema';
import { pageOf, readProduct, readProducts } from './products.service';
import { readRelated, relatedWish } from './related/related.service';

/** GET /products, /products/{id} and /products/{id}/related */
export const productsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, responses, config: { publicUrl } },
  done,
) => {
  const productCount = createProductCount((filter) => countProducts(db, filter));
  const findProduct = prepareFindProduct(db);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query }, reply) => {
    const page = pageOf(query);
    return sendPublic(reply, responses, `products ${JSON.stringify(page)}`, () =>
      readProducts(db, publicUrl, productCount, page),
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
