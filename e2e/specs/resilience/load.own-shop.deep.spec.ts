import { randomUUID } from 'node:crypto';
import type { Order, OrderConflict } from '@storefront/host/contracts/api';
import { ApiClient, unitsIn } from '../../support/api/api-client';
import { fillAddress } from '../../support/pages/checkout';
import { expect, test } from '../../support/shop/own-api-test';
import { publicPages } from '../../support/shop/public-pages';
import { SHOP_ORIGIN } from '../../support/settings';
import { cartLine, startSignedIn } from '../../support/shop/shopper';

/** A product of few units, in two colours and one size. */
const SCARCE = 'acetate-sunglasses';

const BUYERS = 50;

function isConflict(body: Order | OrderConflict): body is OrderConflict {
  return 'error' in body;
}

test('fifty shoppers and a browser order at once: there are as many orders as units, and the refusals say why', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  consoleGuard.allow(
    /Failed to load resource: /,
    /POST \/orders failed: /,
    /Failed to create order/,
  );
  const api = new ApiClient(ownApi.origin);
  const shop = await ownShops.start({ apiOrigin: ownApi.origin });
  const product = await api.product(SCARCE);
  const before = await api.stock(SCARCE);
  const shopper = await api.register();
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => api.register()));
  const [selectedColor] = cartLine(product).colors;
  const line = cartLine(product, selectedColor === undefined ? {} : { selectedColor });
  await startSignedIn(page, shopper, [line], shop.origin);
  await page.goto(`${shop.origin}/checkout`);
  await fillAddress(page, shopper);

  const pressed = page.getByRole('button', { name: 'Place Order' }).click();
  const responses = await Promise.all(
    buyers.map((buyer) => api.tryToPlaceOrder(buyer, SCARCE, randomUUID())),
  );
  await pressed;
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: product.title });
  const next = page.getByRole('heading', { name: 'Complete Your Payment' });
  await expect(refusal.or(next)).toBeVisible();

  for (const { status, body } of responses) {
    expect(status).toBe(isConflict(body) ? 409 : 201);
    if (!isConflict(body)) continue;
    expect(body.error).toContain(product.title);
    expect(body.products).toMatchObject([{ id: SCARCE, title: product.title, available: 0 }]);
  }
  const everyone = [shopper, ...buyers];
  const orders = (await Promise.all(everyone.map((buyer) => api.orders(buyer)))).flat();
  const after = await api.stock(SCARCE);
  expect(unitsIn(orders)).toBe(before.total - after.total);
  expect(orders).toHaveLength(before.total);
  expect(after).toEqual({ total: 0, least: 0 });
});

test('two hundred parallel page requests all get complete pages', async ({ catalogue }) => {
  test.setTimeout(120_000);
  const paths = Array.from({ length: 12 }, () => publicPages(catalogue))
    .flat()
    .slice(0, 200);
  const pages = await Promise.all(
    paths.map(async ({ path }) => {
      const response = await fetch(SHOP_ORIGIN + path);
      return { path, status: response.status, html: await response.text() };
    }),
  );
  const broken = pages.filter(
    ({ status, html }) =>
      status !== 200 || !html.includes('id="page-data"') || !html.includes('</html>'),
  );
  expect(broken.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
});
