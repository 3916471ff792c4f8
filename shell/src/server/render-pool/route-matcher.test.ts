import type { Registry, RegistryRoute } from '@storefront/host/contracts/registry';
import { createRouteMatcher } from './route-matcher';
import { remoteVersion } from '../../remotes/testing/remote-version';

function remote(...routes: [path: string, access: RegistryRoute['access']][]) {
  return [
    remoteVersion({
      routes: routes.map(([path, access]) => ({ id: path, path, access, layout: 'main' })),
    }),
  ];
}

const registry: Registry = {
  schema: '',
  microFrontends: {
    shell: remote(),
    'mf-catalog': remote(['/', 'public'], ['/product/:id', 'public']),
    'mf-account': remote(['/orders', 'protected'], ['/login', 'public']),
    'mf-content': remote(['/product/story', 'public']),
  },
};

test.each([
  ['/', 'mf-catalog'],
  ['/product/12', 'mf-catalog'],
  ['/product/story', 'mf-content'],
  ['/login', 'mf-account'],
  ['/orders', 'shell'],
  ['/nowhere', 'shell'],
])('%s needs the code of %s', (path, owner) => {
  expect(createRouteMatcher(registry)(path).owner).toBe(owner);
});

test.each([
  ['/Product/Coat-A/', '/product/Coat-A'],
  ['/ORDERS', '/orders'],
  ['/No/Where/', '/No/Where/'],
])('the canonical path of %s is %s', (requested, path) => {
  expect(createRouteMatcher(registry)(requested).path).toBe(path);
});

test('a page has the fragments of the frame and its own, with the parameters of its path', () => {
  const promises = { name: 'content.promises', contract: '1.0.0', props: {} };
  const related = {
    name: 'catalog.recommendations',
    contract: '1.0.0',
    props: { productIds: [':id'] },
  };
  const bag = { name: 'cart.bag', contract: '1.0.0' };
  const [shell, catalog, content] = [remote(), remote(['/product/:id', 'public']), remote()];
  const cart = remote();
  for (const { extras } of shell) extras.frame = [bag, promises];
  for (const { extras } of cart) {
    extras.fragments = [{ ...bag, space: { narrow: 0, wide: 0 }, start: 'load' }];
  }
  for (const { extras } of catalog) {
    for (const route of extras.routes) route.fragments = [related];
  }
  for (const { extras } of content) {
    const { name, contract } = promises;
    extras.fragments = [{ name, contract, space: { narrow: 0, wide: 0 }, start: 'visible' }];
  }
  const routeOf = createRouteMatcher({
    schema: '',
    microFrontends: { shell, 'mf-catalog': catalog, 'mf-cart': cart, 'mf-content': content },
  });
  expect(routeOf('/product/coat')).toMatchObject({
    fragments: [bag, promises, { ...related, props: { productIds: ['coat'] } }],
    // The bag is opened later: it isn't in the page's HTML.
    apps: ['mf-catalog', 'mf-content'],
  });
  expect(routeOf('/nowhere')).toMatchObject({
    fragments: [bag, promises],
    apps: ['shell', 'mf-content'],
  });
});
