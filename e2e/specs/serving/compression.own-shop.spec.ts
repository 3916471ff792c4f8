import { publicPages } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

test('[PAGE-01] pages are sent compressed, as the client prefers', async ({
  page,
  request,
  ownShops,
  catalogue,
}) => {
  test.slow();
  const shop = await ownShops.start();
  for (const { path, heading } of publicPages(catalogue)) {
    await test.step(path, async () => {
      const response = await page.goto(shop.origin + path);
      expect(response?.headers()).toMatchObject({
        'content-encoding': 'br',
        vary: 'Accept-Encoding',
      });
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    });
  }
  const [gzip, identity] = await Promise.all(
    ['gzip', 'identity'].map((encoding) =>
      request.get(shop.origin, { headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(gzip?.headers()['content-encoding']).toBe('gzip');
  expect(identity?.headers()['content-encoding']).toBeUndefined();
  expect(await gzip?.text()).toBe(await identity?.text());
});

test('[PAGE-01] who has a public page already is sent nothing of it', async ({
  page,
  request,
  ownShops,
}) => {
  const shop = await ownShops.start({ settings: { HTML_CACHE_SECONDS: '60' } });
  const first = await request.get(shop.origin);
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  const again = await request.get(shop.origin, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject({ etag, vary: 'Accept-Encoding' });
  const gzip = await request.get(shop.origin, {
    headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
  });
  expect(gzip.status()).toBe(200);
  expect(gzip.headers().etag).not.toBe(etag);

  await page.goto(shop.origin);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const orders = await request.get(`${shop.origin}/orders`);
  expect(orders.headers().etag).toBeUndefined();
});
