import type { Registry } from '@storefront/host/contracts/registry';
import { remoteVersion } from '../../../../../shell/src/remotes/testing/remote-version';
import { createRouteMatcher } from '../../../../../shell/src/server/render-pool/route-matcher';
import type { TriedPage } from '../differences/observation';
import { onePerRoute, pagesForBrowser, pagesToTry } from './pages-to-try';
import type { Samples } from './samples';

function route(id: string, path: string, more: object = {}) {
  return { id, path, access: 'public' as const, layout: 'main' as const, ...more };
}

const REGISTRY: Registry = {
  schema: '',
  microFrontends: {
    shell: [remoteVersion()],
    'mf-catalog': [
      remoteVersion({
        routes: [
          route('product', '/product/:id', {
            fragments: [{ name: 'content.promises', contract: '1.0.0', props: {} }],
          }),
          route('products', '/products', { query: ['category'] }),
        ],
      }),
    ],
    'mf-account-orders': [
      remoteVersion({ routes: [route('order', '/orders/:id', { access: 'protected' })] }),
    ],
    'mf-content': [
      remoteVersion({
        routes: [route('terms', '/terms')],
        fragments: [
          {
            name: 'content.promises',
            contract: '1.0.0',
            space: { narrow: 0, wide: 0 },
            start: 'visible',
          },
        ],
      }),
    ],
  },
};

const SAMPLES: Samples = {
  products: [
    { path: 'p 1', title: 'a product on sale' },
    { path: 'p2', title: 'a product that is sold out' },
  ],
  categories: [{ path: 'men', title: 'a category' }],
  collections: [],
  searches: [],
  orders: [{ path: 'AJB8', title: 'an order' }],
  recent: ['/product/p7', '/product/p2', '/terms', '/nothing'],
};

function pathsFor(...candidates: string[]): string[] {
  const appsOf = (path: string) => createRouteMatcher(REGISTRY)(path).apps;
  return pagesToTry(REGISTRY, SAMPLES, appsOf, candidates).map(({ path }) => path);
}

test('the pages of a remote are tried with real ids, without a result, and as visitors opened them', () => {
  expect(pathsFor('mf-catalog')).toEqual([
    '/product/p%201',
    '/product/p2',
    '/product/none',
    '/products',
    '/products?category=men',
    '/product/p7',
  ]);
  expect(pathsFor('mf-account-orders')).toEqual(['/orders/AJB8', '/orders/none']);
});

test('of other remotes, one page of each route is tried that shows a fragment of it', () => {
  expect(pathsFor('mf-content')).toEqual(['/terms', '/product/p%201']);
});

test('a browser opens the pages of a remote, and of others only the first one with each fragment of it', () => {
  const routeOf = createRouteMatcher(REGISTRY);
  const fragmentsOf = (path: string) => routeOf(path).fragments.map(({ name }) => name);
  const opened = (...candidates: string[]) => {
    const pages = pagesToTry(REGISTRY, SAMPLES, (path) => routeOf(path).apps, candidates);
    const more = { ...pages[0], app: 'mf-catalog', path: '/product/p2' } as TriedPage;
    return pagesForBrowser([...pages, more], REGISTRY, fragmentsOf, candidates).map(
      ({ path }) => path,
    );
  };
  expect(opened('mf-content')).toEqual(['/terms', '/product/p%201']);
  expect(opened('shell')).toContain('/product/p2');
});

test('a new shell is tried with one page of each route', () => {
  expect(pathsFor('shell')).toEqual(['/product/p%201', '/products', '/orders/AJB8', '/terms']);
});

test('one page of each route is enough for further combinations', () => {
  const appsOf = (path: string) => createRouteMatcher(REGISTRY)(path).apps;
  const pages = onePerRoute(pagesToTry(REGISTRY, SAMPLES, appsOf, ['mf-catalog']));
  expect(pages.map(({ path }) => path)).toEqual(['/product/p%201', '/products', '/product/p7']);
});
