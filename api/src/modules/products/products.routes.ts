import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { sendPublic } from '../../http/send-public';
import { createProductCount } from './product-count';
import { countProducts, prepareFindProduct } from './products.repository';
import { productListSchema, productSchema } from './products.schema';
import { pageOf, readProduct, readProducts } from './products.service';

/** GET /products and /products/{id} */
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

  done();
};
