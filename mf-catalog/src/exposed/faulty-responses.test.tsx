import { testFaultyResponses } from '@storefront/remote-kit/testing/test-faulty-responses';
import { collectionResponse } from '../testing/collection-response';
import { productResponse, productResponses } from '../testing/product-response';
import { reviewResponse, reviewsResponse } from '../testing/reviews-response';
import routes from './routes';

const PRODUCTS = { 'GET /products': { data: productResponses(2), count: 2 } };

testFaultyResponses({ route: routes.home, path: '/', calls: PRODUCTS });
testFaultyResponses({ route: routes.products, path: '/products', calls: PRODUCTS });
testFaultyResponses({
  route: routes.products,
  path: '/products',
  at: '/products?category=women',
  calls: PRODUCTS,
});
testFaultyResponses({
  route: routes.search,
  path: '/search',
  at: '/search?q=shirt',
  calls: PRODUCTS,
});
testFaultyResponses({
  route: routes.collections,
  path: '/collections',
  calls: { 'GET /collections': { data: [collectionResponse()] } },
});
testFaultyResponses({
  route: routes.collection,
  path: '/collections/:slug',
  at: '/collections/after-dark',
  calls: { 'GET /collections/after-dark': collectionResponse() },
});
testFaultyResponses({
  route: routes['shared-wishlist'],
  path: '/wishlist/shared',
  at: '/wishlist/shared?items=p1',
  calls: PRODUCTS,
});
testFaultyResponses({
  route: routes.product,
  path: '/product/:id',
  at: '/product/p1',
  calls: {
    'GET /products/p1': productResponse('p1'),
    'GET /products/p1/reviews': reviewsResponse([reviewResponse()]),
  },
});
testFaultyResponses({
  route: routes.reviews,
  path: '/product/:id/reviews',
  at: '/product/p1/reviews',
  calls: {
    'GET /products/p1': productResponse('p1'),
    'GET /products/p1/reviews': reviewsResponse([reviewResponse()]),
  },
});
