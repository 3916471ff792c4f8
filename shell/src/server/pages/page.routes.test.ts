import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RegistryRoute, RemoteVersion } from '@storefront/host/contracts/registry';
import { createFolderDeployRoot, PREVIEW_KEY, signPreview } from '@storefront/tools/deploy';
import type { StoreInfoState } from '@storefront/host';
import fastify, { type FastifyInstance } from 'fastify';
import { readConfig } from '../config';
import type { PoolRenderRequest } from '../render-pool/render-pool';
import type { PageResponse } from '../render-protocol';
import { encode } from '../response/encode';
import { createPurges } from '../purging/purges';
import { pageRoutes } from './page.routes';
import { remoteVersion } from '../../remotes/testing/remote-version';

function version(name: string, parts: Parameters<typeof remoteVersion>[0] = {}) {
  return remoteVersion({ url: `/apps/${name}/1/browser/entry.js`, version: '1', ...parts });
}

const products: RegistryRoute = {
  id: 'products',
  path: '/products',
  access: 'public',
  layout: 'main',
  query: ['category'],
};

/** An older build, which doesn't declare what its page depends on. */
const looks: RegistryRoute = { id: 'looks', path: '/looks', access: 'public', layout: 'main' };

const registry: Registry = {
  schema: '',
  microFrontends: {
    shell: [version('shell')],
    'mf-catalog': [version('mf-catalog', { routes: [products] })],
    'mf-looks': [version('mf-looks', { routes: [looks] })],
  },
};

/** A canary that every visitor with an id gets. */
const canary: RemoteVersion = {
  ...version('mf-catalog', { routes: [products] }),
  metadata: { version: '2' },
  deployment: { traffic: 100, default: false },
};

/** The header that a proxy adds to a request received over TLS. */
const TLS: Record<string, string> = { 'x-forwarded-proto': 'https' };

let app: FastifyInstance;
let current: Registry;
let purges: ReturnType<typeof createPurges>;
type RenderedResponse = Extract<PageResponse, { kind: 'page' }>;
const render = jest.fn<Promise<PageResponse | undefined>, [PoolRenderRequest]>();
const renderPreview = jest.fn<Promise<PageResponse | undefined>, [PoolRenderRequest]>();
let deployRoot: string;

/** A page as the render pool returns it; its text contains the URL that it was rendered for. */
async function rendered({
  url,
  encoding,
  use,
  registry,
}: PoolRenderRequest): Promise<RenderedResponse> {
  const catalog = registry.microFrontends['mf-catalog']?.[0]?.metadata.version ?? '';
  return {
    kind: 'page',
    status: 200,
    isComplete: true,
    document: await encode(Buffer.from(`${catalog} ${url}`), encoding, use),
    encoding,
    storeInfo: undefined,
    versions: url.includes('/products') ? { 'mf-catalog': catalog } : {},
  };
}

async function start(settings: Record<string, string> = {}): Promise<void> {
  const config = readConfig({
    PUBLIC_URL: 'https://shop.example',
    OVERRIDE_ORIGINS: 'http://localhost:3001',
    DEPLOY_ROOT: deployRoot,
    ...settings,
  });
  const registries = { current: () => Promise.resolve(current) };
  purges = createPurges();
  app = fastify({ trustProxy: config.trustProxy });
  await app.register(pageRoutes, {
    config,
    registries,
    pool: { render },
    previewPool: { render: renderPreview },
    tickets: { issue: (_, { id, network }) => Promise.resolve(`ticket=${id}@${network}`) },
    root: createFolderDeployRoot(deployRoot),
    onLookup: () => undefined,
    purges,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
}

function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(app.listeningOrigin + path, { headers, redirect: 'manual' });
}

async function textOf(path: string, headers?: Record<string, string>): Promise<string> {
  return (await request(path, headers)).text();
}

beforeEach(async () => {
  current = registry;
  render.mockReset().mockImplementation(rendered);
  renderPreview.mockReset().mockImplementation(rendered);
  deployRoot = await mkdtemp(path.join(tmpdir(), 'page-routes-'));
});

afterEach(async () => {
  await app.close();
  await rm(deployRoot, { recursive: true });
});

test('a page is rendered once for everybody, whatever undeclared parameters their URLs have', async () => {
  await start();
  const pages = await Promise.all(
    [
      '/products?category=jeans',
      '/products?utm_source=mail&category=jeans',
      '/products?category=jeans&fbclid=1#top',
    ].map((path) => textOf(path, { cookie: `auth_session_only=${path.length}` })),
  );
  expect(new Set(pages)).toEqual(new Set(['1 https://shop.example/products?category=jeans']));
  expect(render).toHaveBeenCalledTimes(1);
  expect(render.mock.calls[0]?.[0].canonical).toBe('https://shop.example/products?category=jeans');
});

test('each value of a declared parameter has its own page', async () => {
  await start();
  expect(await textOf('/products?category=jeans')).toContain('category=jeans');
  expect(await textOf('/products?category=coats')).toContain('category=coats');
  expect(render).toHaveBeenCalledTimes(2);
});

test('a page that doesn’t declare its parameters is only cached without any', async () => {
  await start();
  for (const path of ['/looks', '/looks', '/looks?a=1', '/looks?a=1']) {
    expect(await textOf(path)).toBe(`1 https://shop.example${path}`);
  }
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page by an earlier version of the shell, which compresses nothing, is sent compressed as well', async () => {
  await start();
  render.mockImplementation(async (wanted) => {
    const { encoding, ...page } = await rendered({ ...wanted, encoding: 'identity' });
    return encoding === 'identity' ? page : undefined;
  });
  for (const path of ['/products', '/looks?a=1']) {
    const response = await request(path, { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toBe(`1 https://shop.example${path}`);
  }
});

test('with a new registry, pages are rendered again at once', async () => {
  await start();
  await textOf('/products');
  current = { ...registry };
  await textOf('/products');
  expect(render).toHaveBeenCalledTimes(2);
});

test('pages with an app that has a canary are rendered for each visitor, by their versions', async () => {
  const catalog = [canary, ...(registry.microFrontends['mf-catalog'] ?? [])];
  current = { ...registry, microFrontends: { ...registry.microFrontends, 'mf-catalog': catalog } };
  await start();
  expect(await textOf('/products', { cookie: 'visitor=a' })).toMatch(/^2 /);
  expect(await textOf('/products')).toMatch(/^1 /);
  const response = await request('/products');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect(response.headers.get('etag')).toBeNull();
  expect(render).toHaveBeenCalledTimes(3);

  const elsewhere = ['/looks', '/looks'].map((path) => textOf(path, { cookie: 'visitor=a' }));
  expect(await Promise.all(elsewhere)).toEqual(Array(2).fill('1 https://shop.example/looks'));
  expect(render).toHaveBeenCalledTimes(4);
});

test('only pages that differ by visitor come with a ticket, and only for visitors with an id', async () => {
  const catalog = [canary, ...(registry.microFrontends['mf-catalog'] ?? [])];
  const ticketFor = async (path: string, headers?: Record<string, string>) =>
    (await request(path, headers)).headers.get('set-cookie');
  await start();
  expect(await ticketFor('/products', { cookie: 'visitor=a' })).toBeNull();
  current = { ...registry, microFrontends: { ...registry.microFrontends, 'mf-catalog': catalog } };
  expect(await ticketFor('/products')).toBeNull();
  expect(await ticketFor('/products', { cookie: 'visitor=a' })).toBe('ticket=a@127.0.0.1');
  expect(await ticketFor('/looks', { cookie: 'visitor=a' })).toBeNull();
  expect(render.mock.calls.map(([{ visitor }]) => visitor?.id)).toEqual([
    undefined,
    undefined,
    'a',
    undefined,
  ]);
});

test('pages that are incomplete are cached nowhere', async () => {
  await start();
  render.mockImplementation(async (wanted) => ({
    ...(await rendered(wanted)),
    isComplete: false,
  }));
  for (const path of ['/products', '/products']) {
    expect((await request(path)).headers.get('cache-control')).toBe('private, no-store');
  }
  render.mockResolvedValue(undefined);
  const empty = await request('/products');
  expect(empty.headers.get('cache-control')).toBe('private, no-store');
  expect(await empty.text()).toContain('<title>Shop</title>');
  expect(render).toHaveBeenCalledTimes(3);
});

test('pages of a tab with an override are rendered for it alone', async () => {
  await start();
  const path = '/products?mf=mf-catalog@http://localhost:3001';
  await Promise.all([textOf('/products'), textOf(path), textOf(path)]);
  expect(render).toHaveBeenCalledTimes(3);
  expect((await request(path)).headers.get('cache-control')).not.toContain('public');
});

test('pages that don’t exist, and redirects to them, are cached here and nowhere else', async () => {
  await start();
  render.mockImplementation(async (wanted) =>
    wanted.url.endsWith('/nowhere')
      ? { kind: 'redirect', status: 302, location: '/404' }
      : { ...(await rendered(wanted)), status: 404 },
  );
  for (const path of ['/nowhere', '/nowhere']) {
    expect((await request(path)).headers.get('location')).toBe('/404');
  }
  for (const path of ['/404', '/404']) {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  }
  expect(render).toHaveBeenCalledTimes(2);
});

test('HTML_CACHE_SECONDS=0 renders every page for each request', async () => {
  await start({ HTML_CACHE_SECONDS: '0' });
  await Promise.all([textOf('/products'), textOf('/products')]);
  const response = await request('/products?utm_source=mail');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toBe('1 https://shop.example/products');
  expect(render).toHaveBeenCalledTimes(3);
});

test.each([
  ['a public address with TLS', {}, {}, true],
  ['a proxy with TLS', { PUBLIC_URL: 'http://shop.lan', TRUST_PROXY: 'true' }, TLS, true],
  ['a proxy that isn’t trusted', { PUBLIC_URL: 'http://shop.lan' }, TLS, false],
  ['no TLS', { PUBLIC_URL: 'http://shop.lan' }, {}, false],
])(
  'Strict-Transport-Security is only sent by a shop that always has TLS: %s',
  async (_, settings, headers, isSaid) => {
    await start(settings);
    const response = await request('/looks', headers);
    expect(response.headers.has('strict-transport-security')).toBe(isSaid);
  },
);

test('an address that begins with several slashes leads to the page, not to another host', async () => {
  await start();
  const response = await request('//evil.example/looks?a=b');
  expect(response.status).toBe(301);
  expect(response.headers.get('location')).toBe('/evil.example/looks?a=b');
  expect(render).not.toHaveBeenCalled();
});

/** Requests a path as it is: `fetch` would normalize it. Returns the status and where it redirects to. */
function requestUnchanged(path: string, method = 'GET') {
  return new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(app.listeningOrigin);
      sendRequest({ hostname, port, path, method }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, location: response.headers.location });
      })
        .on('error', reject)
        .end();
    },
  );
}

test.each([
  ['/Products', '/products'],
  ['/products/', '/products'],
  ['/PRODUCTS/?utm_source=mail&category=Men%20&x', '/products?utm_source=mail&category=Men%20&x'],
  ['/a/../products', '/products'],
  ['/%70roducts', '/products'],
  ['/.//evil.example/products', '/evil.example/products'],
  ['/a/..//evil.example', '/evil.example'],
])('another spelling of a page, %s, is moved to %s', async (requested, location) => {
  await start();
  for (const method of ['GET', 'HEAD']) {
    expect(await requestUnchanged(requested, method)).toEqual({ status: 301, location });
  }
  expect(render).not.toHaveBeenCalled();
  expect(await requestUnchanged(location)).toMatchObject({ status: 200 });
});

test('another spelling of a page keeps a long query', async () => {
  await start();
  const query = `?q=${'%E0%A4%85'.repeat(1_000)}`;
  const moved = { status: 301, location: `/looks${query}` };
  expect(await requestUnchanged(`/Looks${query}`)).toEqual(moved);
});

test.each([
  ['that is permanent keeps the query', 301, '/looks?utm_source=mail'],
  ['to another page doesn’t', 302, '/looks'],
])('a redirect by a page’s remote %s', async (_, status, location) => {
  await start();
  render.mockResolvedValue({ kind: 'redirect', status, location: '/looks' });
  const response = await request('/products?utm_source=mail');
  expect(response.headers.get('location')).toBe(location);
  // Browsers keep permanent redirects for good, unless they are told not to.
  expect(response.headers.get('cache-control')).toBe('no-cache');
});

test('a form that was submitted before the scripts ran redirects to its page', async () => {
  await start();
  const response = await fetch(`${app.listeningOrigin}//evil.example/login`, {
    method: 'POST',
    body: new URLSearchParams({ password: 'secret' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/evil.example/login');
});

/** A version that the registry doesn't list, with a page that visitors don't have. */
const dark = version('mf-catalog', {
  version: '2',
  routes: [products, { ...looks, id: 'new', path: '/new' }],
});

/** Publishes a version without listing it. */
async function publish(app: string, descriptor: RemoteVersion): Promise<void> {
  const folder = path.join(deployRoot, app, descriptor.metadata.version);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
}

/** The parameter that shows a version, signed for an hour unless `hours` says otherwise. */
async function signed(app: string, version: string, hours = 1): Promise<string> {
  const key = await createFolderDeployRoot(deployRoot).readOrCreateSecret(PREVIEW_KEY);
  return `with=${signPreview({ app, version }, new Date(Date.now() + hours * 3_600_000), key)}`;
}

test('a preview shows a version that nobody gets, with its new pages, for its tab alone', async () => {
  await start();
  await publish('mf-catalog', dark);
  const preview = await signed('mf-catalog', '2');
  for (const address of ['/products', '/new']) {
    const response = await request(`${address}?${preview}`);
    expect(await response.text()).toBe(`2 https://shop.example${address}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('etag')).toBeNull();
  }
  expect(render).not.toHaveBeenCalled();
  const { data, registry: shown } = renderPreview.mock.calls[0]?.[0] ?? {};
  expect(data?.overrides).toEqual([{ remote: 'mf-catalog', version: '2' }]);
  expect(data?.watched).toEqual([]);
  expect(shown?.microFrontends['mf-catalog']).toHaveLength(1);

  const live = await request('/products');
  expect(await live.text()).toBe('1 https://shop.example/products');
  expect(live.headers.get('x-robots-tag')).toBeNull();
});

test('only the preview of a version for development says why its content is missing', async () => {
  await start();
  const problem = 'Error: Broken “on purpose”.\n    at Products (products-page.tsx:9:1)';
  renderPreview.mockImplementation(async (wanted) => ({ ...(await rendered(wanted)), problem }));
  const headers = async (version: string) => {
    await publish('mf-catalog', { ...dark, metadata: { version } });
    const { headers } = await request(`/products?${await signed('mf-catalog', version)}`);
    return headers.get('x-render-problem');
  };
  expect(await headers('2')).toBeNull();
  expect(decodeURIComponent((await headers('development-ab')) ?? '')).toBe(problem);
});

test('a preview may show a version of the registry, and several at once, without canaries of others', async () => {
  const catalog = [canary, ...(registry.microFrontends['mf-catalog'] ?? [])];
  current = { ...registry, microFrontends: { ...registry.microFrontends, 'mf-catalog': catalog } };
  await start();
  await publish('mf-looks', version('mf-looks', { version: '3', routes: [looks] }));
  const [ofCatalog, ofLooks] = [await signed('mf-catalog', '2'), await signed('mf-looks', '3')];
  expect(await textOf(`/products?${ofCatalog}&${ofLooks}`)).toMatch(/^2 /);
  expect(await textOf(`/products?${ofLooks}`, { cookie: 'visitor=a' })).toMatch(/^1 /);
  const shown = renderPreview.mock.calls.map(
    ([
      {
        registry: { microFrontends },
      },
    ]) => microFrontends['mf-looks']?.map(({ metadata }) => metadata.version),
  );
  expect(shown).toEqual([['3'], ['3']]);
});

test('the preview of a version is rendered with the same registry until that changes', async () => {
  await start();
  await publish('mf-catalog', dark);
  const preview = await signed('mf-catalog', '2');
  await Promise.all([1, 2].map(() => request(`/products?${preview}`)));
  current = { ...registry };
  await request(`/products?${preview}`);
  const [first, second, third] = renderPreview.mock.calls.map(([{ published }]) => published);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('another spelling of a page, and redirects, keep the preview', async () => {
  await start();
  await publish('mf-catalog', dark);
  const preview = await signed('mf-catalog', '2');
  const moved = await request(`/NEW/?${preview}`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`/new?${preview}`);
  expect(moved.headers.get('cache-control')).toBe('private, no-store');

  renderPreview.mockResolvedValue({ kind: 'redirect', status: 302, location: '/404' });
  const redirected = await request(`/new?${preview}`);
  const target = new URL(redirected.headers.get('location') ?? '', 'https://shop.example');
  expect(target.pathname).toBe('/404');
  expect(`with=${target.searchParams.get('with')}`).toBe(preview);
});

test('a preview that wasn’t signed here, is over, or shows an unknown version says what to do', async () => {
  await start();
  await publish('mf-catalog', dark);
  const forged = (await signed('mf-catalog', '2')).replace('catalog', 'content');
  const refused: [string, number, string][] = [
    ['with=mf-catalog@2', 403, 'Ask for a new one.'],
    [forged, 403, 'Ask for a new one.'],
    [`${await signed('mf-catalog', '2')}&${forged}`, 403, 'Ask for a new one.'],
    [await signed('mf-catalog', '2', -1), 410, 'was valid until'],
    [await signed('mf-catalog', '9'), 404, 'mf-catalog 9 is not published here'],
  ];
  for (const [query, status, reason] of refused) {
    const response = await request(`/products?${query}`);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    const text = await response.text();
    expect(text).toContain(reason);
    expect(text).toContain('href="/?with="');
  }
  expect(render).not.toHaveBeenCalled();
  expect(renderPreview).not.toHaveBeenCalled();
  expect(await textOf('/products?with=')).toMatch(/^1 /);
});

test('a version that is published after it was asked for is found', async () => {
  await start();
  const preview = await signed('mf-catalog', '2');
  expect((await request(`/products?${preview}`)).status).toBe(404);
  await publish('mf-catalog', dark);
  expect(await textOf(`/products?${preview}`)).toMatch(/^2 /);
});

describe('purging', () => {
  /** Pages are tagged by their category. */
  beforeEach(async () => {
    await start({ EDGE_CACHE: 'varnish', EDGE_CACHE_URL: 'http://varnish.internal' });
    render.mockImplementation(async (request) => ({
      ...(await rendered(request)),
      tags: [`listing-${new URL(request.url).searchParams.get('category')}`],
    }));
  });

  test('a page for everyone carries the tags of its data, of the store and of the registry', async () => {
    const { headers } = await request('/products?category=bags');
    expect(headers.get('surrogate-key')).toBe('listing-bags store registry');
  });

  test('only the pages that show what has changed are rendered again', async () => {
    for (const category of ['bags', 'belts']) await textOf(`/products?category=${category}`);
    purges.purge(['listing-bags']);
    for (const category of ['bags', 'belts']) await textOf(`/products?category=${category}`);
    expect(render.mock.calls.map(([{ url }]) => new URL(url).search)).toEqual([
      '?category=bags',
      '?category=belts',
      '?category=bags',
    ]);
  });

  test('a page of a shell that names no tags is rendered again after any change', async () => {
    render.mockImplementation(rendered);
    const { headers } = await request('/products');
    expect(headers.get('surrogate-key')).toBe('anything store registry');
    purges.purge(['listing-bags']);
    await textOf('/products');
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('the store’s information is fetched again after it has changed', async () => {
    const storeInfo = { status: 'loaded', data: {} } as unknown as StoreInfoState;
    render.mockImplementation(async (request) => ({ ...(await rendered(request)), storeInfo }));
    await textOf('/products?category=bags');
    await textOf('/products?category=belts');
    purges.purge(['store']);
    await textOf('/products?category=hats');
    expect(render.mock.calls.map(([{ storeInfo }]) => storeInfo?.status)).toEqual([
      undefined,
      'loaded',
      undefined,
    ]);
  });

  test('a page that was rendered while its data changed reaches no shared cache', async () => {
    render.mockImplementation(async (request) => {
      purges.purge(['listing-bags']);
      return { ...(await rendered(request)), tags: ['listing-bags'] };
    });
    const { headers } = await request('/products?category=bags');
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('surrogate-key')).toBeNull();
  });

  test('a page that was rendered while the registry changed reaches no shared cache', async () => {
    render.mockImplementationOnce(async (slow) => {
      current = structuredClone(registry);
      await textOf('/products?category=belts');
      return rendered(slow);
    });
    const { headers } = await request('/products?category=bags');
    expect(headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('in a shop with two languages', () => {
  beforeEach(() => start({ LANGUAGES: 'en,hi' }));

  test('a page is rendered once for each language, by its path without the language', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const english = await request('/products');
      const hindi = await request('/hi/products');
      expect(english.headers.get('content-language')).toBe('en-IN');
      expect(hindi.headers.get('content-language')).toBe('hi-IN');
      expect(await hindi.text()).toBe('1 https://shop.example/products');
    }
    expect(render.mock.calls.map(([{ language, url }]) => [language, url])).toEqual([
      ['en', 'https://shop.example/products'],
      ['hi', 'https://shop.example/products'],
    ]);
    expect(render.mock.calls[1]?.[0].data.languages).toEqual(['en', 'hi']);
  });

  test.each([
    ['/hi/', '/hi'],
    ['/hi/products/?category=jeans', '/hi/products?category=jeans'],
    ['/hi//evil.example', '/hi/evil.example'],
  ])('another spelling of a page, %s, leads to %s', async (path, location) => {
    const { status, headers } = await request(path);
    expect([status, headers.get('location')]).toEqual([301, location]);
  });

  test('a page that only the browser renders is in its language, too', async () => {
    render.mockResolvedValue(undefined);
    expect(await textOf('/hi/products')).toContain('<html lang="hi-IN">');
    expect(await textOf('/products')).toContain('<html lang="en-IN">');
  });

  test('a redirect of a page stays in its language', async () => {
    render.mockResolvedValue({ kind: 'redirect', status: 302, location: '/404' });
    expect((await request('/hi/products')).headers.get('location')).toBe('/hi/404');
    expect((await request('/products')).headers.get('location')).toBe('/404');
  });
});

test('in a shop with one language, no address has a language', async () => {
  await start();
  expect(await textOf('/hi/products')).toContain('https://shop.example/hi/products');
  expect(render.mock.calls[0]?.[0].data.languages).toBeUndefined();
});
