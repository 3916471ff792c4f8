import type { Registry, RegistryRoute } from '@storefront/host/contracts/registry';
import { HttpError, type Http, type RequestOptions } from '@storefront/host';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';
import fastify, { type FastifyInstance } from 'fastify';
import { searchEngineRoutes } from './search-engine.routes';
import { remoteVersion } from '../../remotes/testing/remote-version';

const ROUTE = { access: 'public', layout: 'main' } as const;
const routes: RegistryRoute[] = [
  { ...ROUTE, id: 'home', path: '/', sitemap: true },
  { ...ROUTE, id: 'login', path: '/login', sitemap: false },
  { ...ROUTE, id: 'older', path: '/older' },
];

const registry: Registry = {
  schema: '',
  microFrontends: {
    'mf-x': [remoteVersion({ routes })],
  },
};

/** Products that the API has. */
let total: number;
let app: FastifyInstance;
const get = jest.fn<Promise<unknown>, Parameters<Http['get']>>();

/** The API's response to a call. */
function respond(path: string, { params = {} }: RequestOptions = {}): unknown {
  if (path === '/storeInfo') return { storeName: 'Noor', categories: ['Jackets & Coats'] };
  if (params.facets === 'true') {
    return { data: [], count: 0, facets: { collection: [{ value: 'Diwali Edit', count: 3 }] } };
  }
  const [page, limit] = [Number(params.page), Number(params.limit)];
  const first = (page - 1) * limit;
  const length = Math.max(Math.min(limit, total - first), 0);
  const createdAt = '2026-01-05T10:00:00.000Z';
  const data = Array.from({ length }, (_, at) => ({ id: `p ${first + at}`, createdAt }));
  return { data, count: total };
}

beforeEach(async () => {
  total = 1_250;
  get.mockReset().mockImplementation((path, options) => Promise.resolve(respond(path, options)));
  app = fastify();
  await app.register(searchEngineRoutes, {
    config: { htmlCacheSeconds: 10, publicUrl: 'https://shop.example', languages: ['en'] },
    registries: { current: () => Promise.resolve(registry) },
    http: { ...unexpectedHttp, get },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

function request(path: string): Promise<Response> {
  return fetch(app.listeningOrigin + path);
}

/** The addresses of a sitemap, from the path on. */
async function pathsIn(path: string): Promise<string[]> {
  const xml = await (await request(path)).text();
  return [...xml.matchAll(/<loc>https:\/\/shop\.example(.*?)<\/loc>/g)].map(
    ([, found = '']) => found,
  );
}

test('the sitemap index lists the sitemap of the pages, and the products in parts', async () => {
  expect(await pathsIn('/sitemap.xml')).toEqual([
    '/sitemap/pages.xml',
    '/sitemap/products-1.xml',
    '/sitemap/products-2.xml',
  ]);
});

test('the sitemap of the pages lists the routes that declare it, a listing for each category, and one for each collection', async () => {
  expect(await pathsIn('/sitemap/pages.xml')).toEqual([
    '/',
    '/products?category=jackets%20%26%20coats',
    '/products?collection=Diwali%20Edit',
  ]);
});

test('the parts list each product once, with the time of its creation', async () => {
  const parts = [
    await pathsIn('/sitemap/products-1.xml'),
    await pathsIn('/sitemap/products-2.xml'),
  ];
  expect(parts.map((part) => part.length)).toEqual([1_000, 250]);
  expect(new Set(parts.flat()).size).toBe(total);
  expect(parts[0]?.[0]).toBe('/product/p%200');
  const xml = await (await request('/sitemap/products-1.xml')).text();
  expect(xml).toContain('<lastmod>2026-01-05T10:00:00.000Z</lastmod>');
});

test('[PAGE-12] a product with a handle is listed at the address that it names', async () => {
  const data = [{ id: 'p1', handle: 'linen shirt' }, { id: 'p2' }];
  get.mockResolvedValue({ data, count: 2 });
  expect(await pathsIn('/sitemap/products-1.xml')).toEqual([
    '/product/linen%20shirt',
    '/product/p2',
  ]);
});

test('a part after the last one doesn’t exist', async () => {
  expect((await request('/sitemap/products-3.xml')).status).toBe(404);
});

test('concurrent and repeated requests for a sitemap share one build', async () => {
  await Promise.all([1, 2, 3].map(() => request('/sitemap/products-2.xml')));
  await request('/sitemap/products-2.xml?again');
  expect(get).toHaveBeenCalledTimes(3);
});

test('without the API a crawler is asked to come back later', async () => {
  get.mockRejectedValue(new HttpError('no response', { noResponse: true }));
  for (const path of ['/sitemap.xml', '/sitemap/pages.xml', '/sitemap/products-1.xml']) {
    const response = await request(path);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('60');
  }
  get.mockImplementation((path, options) => Promise.resolve(respond(path, options)));
  expect((await request('/sitemap.xml')).status).toBe(200);
});
