import type { FastifyPluginCallbackTypebox } from '@fastify/type-provider-typebox';
import { apiPaths } from '@storefront/shared/contracts/api';
import type { ApiContext } from '../../context';
import { revalidated } from '../../http/caching';
import { createProductCount } from './product-count';
import { countProducts } from './products.repository';
import { productListSchema, productSchema } from './products.schema';
import { readProduct, readProducts } from './products.service';

/** GET /products and /products/{id} */
export const productsRoutes: FastifyPluginCallbackTypebox<ApiContext> = (
  app,
  { db, config: { publicUrl } },
  done,
) => {
  const productCount = createProductCount((filter) => countProducts(db, filter));
  app.addHook('onSend', revalidated);

  app.get(apiPaths.products, { schema: productListSchema }, ({ query }) =>
    readProducts(db, publicUrl, productCount, query),
  );

  app.get(`${apiPaths.products}/:id`, { schema: productSchema }, ({ params }) =>
    readProduct(db, publicUrl, params.id),
  );

  done();
};
