import type { APIRequestContext } from '@playwright/test';
import { API_PREFIX, apiPaths, STORAGE_KEYS } from '@storefront/host/contracts';
import { ApiClient } from '../../support/api/api-client';
import { cartLink } from '../../support/pages/cart';
import { addToCart, openCategory, openProduct } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { BEST_ENCODING } from '../../support/proxies/nginx';
import { cacheStatus, FROM_CACHE, uncachedPath } from '../../support/proxies/nginx-cache';
import { getAsShopper } from '../../support/proxies/requests-from-address';
import { expect, test } from '../../support/proxies/nginx-test';
import { expectStatus } from '../../support/pages/orders';
import { pay } from '../../support/pages/payment';
import { startSignedIn } from '../../support/shop/shopper';
import { failuresDuringRestarts } from './failures-during-restarts';
import { withCanary } from './with-canary';

// These tests share a shop, and some of them stop parts of it.
test.describe.configure({ mode: 'default' });

/** URLs of the scripts that the home page links. */
async function scriptsOf(request: APIRequestContext): Promise<string[]> {
  const html = await (await request.get('/')).text();
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, address = '']) => address);
}

test('pages are sent over HTTP/2 and TLS only, compressed', async ({ page, request, shop }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const protocols = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).nextHopProtocol),
  );
  expect(protocols).toEqual(['h2']);

  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
  });
  const plain = await request.get(`${shop.httpOrigin}/cart?a=b`, { maxRedirects: 0 });
  expect(plain.status()).toBe(301);
  expect(plain.headers().location).toBe('https://localhost/cart?a=b');
});

test('scripts and fonts come from the remotes’ origin, compressed and immutable', async ({
  page,
  request,
  shop,
}) => {
  const scripts = await scriptsOf(request);
  expect(scripts.length).toBeGreaterThan(1);
  for (const script of scripts) {
    expect(script).toMatch(new RegExp(`^${shop.remotesOrigin}/apps/`));
    const [best, gzip, plain] = await Promise.all(
      [undefined, 'gzip', 'identity'].map((encoding) =>
        request.get(script, { headers: encoding ? { 'accept-encoding': encoding } : {} }),
      ),
    );
    expect(best?.headers()).toMatchObject({
      'content-encoding': BEST_ENCODING,
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
    expect(gzip?.headers()['content-encoding']).toBe('gzip');
    expect(plain?.headers()['content-encoding']).toBeUndefined();
    expect(await best?.text()).toBe(await plain?.text());
  }

  const origins = new Set<string>();
  page.on('requestfinished', (sent) => {
    if (['script', 'font'].includes(sent.resourceType())) origins.add(new URL(sent.url()).origin);
  });
  await page.goto('/');
  await cartLink(page).click();
  await expect(page.getByText('Your bag is empty')).toBeVisible();
  expect([...origins]).toEqual([shop.remotesOrigin]);
});

test('the remotes’ origin serves browser builds only', async ({ request, shop }) => {
  const [script = ''] = await scriptsOf(request);
  const version = new URL('..', script).href;
  for (const address of [
    `${version}descriptor.json`,
    `${version}server/remoteEntry.js`,
    `${version}server/render.js`,
    `${version}browser/..%2fserver%2fremoteEntry.js`,
    `${version}browser/`,
    `${shop.remotesOrigin}/apps/registry.json`,
    `${shop.remotesOrigin}/apps/`,
    `${shop.remotesOrigin}/`,
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('one address may search often, but not keep the API busy, and its pages are still served', async ({
  shop,
}) => {
  const search = (index: number) =>
    getAsShopper(
      `${shop.apiOrigin}${API_PREFIX}${apiPaths.products}?facets=true&priceMin=${index}`,
      { origin: shop.origin },
    );
  const usual = await Promise.all(Array.from({ length: 30 }, (_, index) => search(index)));
  expect(usual.map(({ status }) => status)).toEqual(usual.map(() => 200));

  const flood = Promise.all(Array.from({ length: 200 }, (_, index) => search(index)));
  const [page, store] = await Promise.all([
    getAsShopper(`${shop.origin}${uncachedPath()}`),
    getAsShopper(`${shop.apiOrigin}${API_PREFIX}${apiPaths.storeInfo}`),
  ]);
  expect([page.status, store.status]).toEqual([200, 200]);
  const refused = (await flood).filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(80);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({
      'retry-after': '1',
      'access-control-allow-origin': shop.origin,
      'access-control-allow-credentials': 'true',
    });
    expect(JSON.parse(body)).toEqual({ error: 'Too many requests. Please try again later.' });
  }
});

test('a second visit gets the page from the cache', async ({ request }) => {
  const address = uncachedPath();
  const first = await request.get(address);
  expect(cacheStatus(first)).toBe('MISS');
  expect(first.headers()['cache-control']).toMatch(/^public, .*s-maxage=1/);
  const cookie = `${STORAGE_KEYS.sessionOnly}=1`;
  const second = await request.get(address, { headers: { cookie } });
  expect(cacheStatus(second)).toMatch(FROM_CACHE);
  expect(await second.text()).toBe(await first.text());
});

test('private pages, errors and reports are never cached', async ({ request }) => {
  const addresses = ['/checkout', '/no-such-page', '/healthz'];
  for (const address of [...addresses, ...addresses, ...addresses]) {
    expect(cacheStatus(await request.get(address)), address).not.toMatch(FROM_CACHE);
  }
  const report = await request.post('/reports', {
    data: 'not a report',
    headers: { 'content-type': 'text/plain' },
  });
  expect(report.status()).toBe(400);
  expect(cacheStatus(report)).toBe('');
});

test('pages of a canary, which differ between visitors, are not cached', async ({
  request,
  shop,
}) => {
  await withCanary(shop, 'mf-content', async () => {
    const address = uncachedPath();
    for (const id of ['', 'a', 'b', 'c', '']) {
      const cookie = id && `${STORAGE_KEYS.visitor}=${id}`;
      const response = await request.get(address, { headers: { cookie } });
      expect(response.headers()['cache-control']).toBe('private, no-cache');
      expect(cacheStatus(response)).toBe('MISS');
    }
  });
});

test('no request fails while page servers are stopped and started again', async ({
  request,
  shop,
}) => {
  test.setTimeout(120_000);
  expect(await failuresDuringRestarts(request, shop, 'stop')).toEqual([[], [], []]);
});

test('when a page server crashes, only requests that it had begun fail', async ({
  request,
  shop,
}) => {
  test.setTimeout(120_000);
  const failures = await failuresDuringRestarts(request, shop, 'crash');
  // Each visitor waits for one response at a time.
  for (const ofVisitor of failures) {
    expect(ofVisitor.length).toBeLessThanOrEqual(shop.servers.length);
  }
});

test('while all page servers are down, cached pages are still served', async ({
  request,
  shop: { servers },
}) => {
  const address = uncachedPath();
  // Until the render processes have started again, pages are sent without content and aren't cached.
  await expect.poll(async () => cacheStatus(await request.get(address))).toMatch(FROM_CACHE);
  const fresh = await (await request.get(address)).text();
  await Promise.all(servers.map((server) => server.crash()));
  try {
    await expect
      .poll(async () => cacheStatus(await request.get(address)), { intervals: [100] })
      .toBe('STALE');
    const old = await request.get(address);
    expect(old.status()).toBe(200);
    expect(await old.text()).toBe(fresh);
    expect((await request.get('/checkout')).status()).toBe(502);
  } finally {
    await Promise.all(servers.map((server) => server.restart()));
  }
  expect((await request.get('/checkout')).status()).toBe(200);
});

test('API calls from the shop’s pages are allowed', async ({ request, shop }) => {
  const response = await request.post(shop.apiOrigin + API_PREFIX + apiPaths.authorize, {
    data: { email: 'nobody@example.com', password: 'wrong-horse' },
    headers: { origin: shop.origin },
  });
  expect(response.status()).toBe(401);
  expect(response.headers()).toMatchObject({
    'access-control-allow-origin': shop.origin,
    'access-control-allow-credentials': 'true',
    'strict-transport-security': 'max-age=31536000',
  });
});

test('logs have the id of a request, and no guest’s contact (D20)', async ({ request, shop }) => {
  const id = '0af7651916cd43dd8448eb211c80319c';
  const order = `${API_PREFIX}${apiPaths.order('K7Q2-9XBM-41TD')}`;
  const response = await request.get(`${shop.apiOrigin}${order}?contactInfo=meera@b.example`, {
    headers: { 'x-request-id': id, referer: `${shop.origin}/track-order?email=meera@b.example` },
  });
  expect(response.headers()['x-request-id']).toBe(id);
  await expect.poll(() => shop.accessLog()).toContain(`"requestId":"${id}"`);
  const log = await shop.accessLog();
  expect(log).toContain(`"path":"${order}","status":404`);
  expect(log).not.toContain('b.example');
});

test('responses of the API are compressed by the API or not at all', async ({ request, shop }) => {
  const call = (path: string, headers: Record<string, string> = {}) =>
    request.get(shop.apiOrigin + API_PREFIX + path, {
      headers: { 'accept-encoding': 'gzip, br', ...headers },
    });
  const products = await call(apiPaths.products);
  const { etag = '', ...headers } = products.headers();
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'Origin, Accept-Encoding' });
  // nginx makes the ETag of a response weak when it compresses the response.
  expect(etag).toMatch(/^"/);
  expect((await call(apiPaths.products, { 'if-none-match': etag })).status()).toBe(304);
  // Long enough for nginx to compress it.
  expect((await call(apiPaths.openApi)).headers()).not.toHaveProperty('content-encoding');
});

test('a shopper buys, from the home page to the confirmation', async ({
  page,
  shop,
  catalogue,
}) => {
  test.setTimeout(120_000);
  const customer = await new ApiClient(`http://127.0.0.1:${shop.api.port}`).register();
  const main = page.getByRole('main');
  await startSignedIn(page, customer);
  await page.goto('/');
  await openCategory(page, catalogue.large.name, false);
  await openProduct(page);
  await addToCart(page);
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  const orderId = await placeOrder(page, customer);
  await pay(page, 'card_redirect', customer);
  await expect(page).toHaveURL(new RegExp(`^${shop.apiOrigin}/sandbox/pay/`));
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  await expect(main.getByRole('heading', { name: 'Thank You for Your Order!' })).toBeVisible();
  await expectStatus(page, orderId, 'Processing');
});
