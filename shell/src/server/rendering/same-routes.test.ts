import { matchRoutes, redirect } from '@storefront/host/router';
import { withIds } from '@storefront/host/static-router';
import { createStaticHandler, matchRoutes as matchByReactRouter } from 'react-router-dom';

const loader = () => null;
const ROUTES = withIds([
  {
    children: [
      {
        children: [
          { path: '/login', loader },
          { path: '/register', loader },
        ],
      },
      {
        id: 'main',
        children: [
          { path: '/', loader },
          { path: '/product/:id', loader },
          { path: '/product/:id/:name?', loader },
          { path: '/product/sizes', loader },
          { path: '/track/:order.pdf', loader },
          { path: '/files/*', loader },
          {
            path: 'account',
            children: [
              { path: 'orders', loader },
              { path: '*', loader },
            ],
          },
          { path: '404', loader },
          { path: ':policy', loader },
          { path: '*', loader: () => redirect('/404') },
        ],
      },
    ],
  },
]);

const ADDRESSES = [
  ...['/', '//', '/login', '/LOGIN/', '/login/x', '/product/7', '/product/7/', '/product/7/shirt'],
  ...['/product/sizes', '/product/a%2Fb', '/product/%E0%A4%95', '/product/%zz', '/product//x'],
  ...['/track/9.pdf', '/track/9.png', '/files', '/files/', '/files/a/b%20c', '/account/orders'],
  ...['/account', '/account/x/y', '/404', '/terms?a=1#b', '/terms/x', '/a b', '/product/7?x=/y#/z'],
];

// React Router warns of an address that can't be decoded.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => jest.restoreAllMocks());

test.each(ADDRESSES)('browsers show %s by the route that the page server renders', (address) => {
  const own = matchRoutes(ROUTES, address)?.map(({ route, params }) => [route.id, params]);
  const { dataRoutes } = createStaticHandler(ROUTES);
  const known = matchByReactRouter(dataRoutes, address)?.map(({ route, params }) => {
    return [route.id, params];
  });
  expect(own).toEqual(known);
});
