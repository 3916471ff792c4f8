import { randomUUID } from 'node:crypto';
import { apiPaths } from '@storefront/shared/contracts';
import {
  callAt,
  customerAt,
  orderAt,
  ordersAt,
  piecesIn,
  stockAt,
  type ConflictTold,
  type OrderTold,
} from '../../support/buyers';
import { fillAddress } from '../../support/checkout';
import { expect, test } from '../../support/own-api-test';
import { publicPages } from '../../support/public-pages';
import { SHOP_ORIGIN } from '../../support/settings';
import { cartLine, startSignedIn } from '../../support/shopper';

/** Few pieces in two colours and one size. */
const SCARCE = 'acetate-sunglasses';

const BUYERS = 50;

function isConflict(body: OrderTold | ConflictTold): body is ConflictTold {
  return 'error' in body;
}

test('fifty shoppers beside a browser: as many orders as there are pieces, the others are told why', async ({
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
  const { origin } = ownApi;
  const shop = await ownShops.start({ apiOrigin: origin });
  const { body: product } = await callAt<Parameters<typeof cartLine>[0]>(
    origin,
    apiPaths.product(SCARCE),
  );
  const before = await stockAt(origin, SCARCE);
  const shopper = await customerAt(origin);
  const buyers = await Promise.all(Array.from({ length: BUYERS }, () => customerAt(origin)));
  const [selectedColor] = cartLine(product).colors;
  const line = cartLine(product, selectedColor === undefined ? {} : { selectedColor });
  await startSignedIn(page, shopper, [line], shop.origin);
  await page.goto(`${shop.origin}/checkout`);
  await fillAddress(page, shopper);

  const pressed = page.getByRole('button', { name: 'Place Order' }).click();
  const answers = await Promise.all(
    buyers.map((buyer) => orderAt<OrderTold | ConflictTold>(origin, buyer, SCARCE, randomUUID())),
  );
  await pressed;
  const refusal = page.getByRole('main').getByRole('alert').filter({ hasText: product.title });
  const next = page.getByRole('heading', { name: 'Complete Your Payment' });
  await expect(refusal.or(next)).toBeVisible();

  for (const { status, body } of answers) {
    expect(status).toBe(isConflict(body) ? 409 : 201);
    if (!isConflict(body)) continue;
    expect(body.error).toContain(product.title);
    expect(body.products).toMatchObject([{ id: SCARCE, title: product.title, available: 0 }]);
  }
  const everyone = [shopper, ...buyers];
  const orders = (await Promise.all(everyone.map((buyer) => ordersAt(origin, buyer)))).flat();
  const after = await stockAt(origin, SCARCE);
  expect(piecesIn(orders)).toBe(before.total - after.total);
  expect(orders).toHaveLength(before.total);
  expect(after).toEqual({ total: 0, least: 0 });
});

test('two hundred pages asked for side by side are all whole', async ({ catalogue }) => {
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
