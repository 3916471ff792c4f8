import { publicPages } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

test('[PAGE-01] pages are sent compressed, as the client prefers', async ({
  page,
  request,
  catalogue,
}) => {
  const compressed = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
  for (const { path } of publicPages(catalogue)) {
    expect((await request.get(path)).headers(), path).toMatchObject(compressed);
  }
  const response = await page.goto('/');
  expect(response?.headers()).toMatchObject(compressed);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const [gzip, identity] = await Promise.all(
    ['gzip', 'identity'].map((encoding) =>
      request.get('/', { headers: { 'accept-encoding': encoding } }),
    ),
  );
  expect(gzip?.headers()['content-encoding']).toBe('gzip');
  expect(identity?.headers()['content-encoding']).toBeUndefined();
  expect(await gzip?.text()).toBe(await identity?.text());
});

test('[PAGE-01] a client that already has a public page gets a 304', async ({ page, request }) => {
  const first = await request.get('/');
  const { etag = '' } = first.headers();
  expect(etag).toMatch(/^"[\w-]+-br"$/);
  const again = await request.get('/', { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
  expect(again.headers()).toMatchObject({ etag, vary: 'Accept-Encoding' });
  const gzip = await request.get('/', {
    headers: { 'if-none-match': etag, 'accept-encoding': 'gzip' },
  });
  expect(gzip.status()).toBe(200);
  expect(gzip.headers().etag).not.toBe(etag);

  await page.goto('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const orders = await request.get('/orders');
  expect(orders.headers().etag).toBeUndefined();
});
