import type { Page } from '@playwright/test';
import { apiPaths } from '@storefront/host/contracts';
import type { Product } from '@storefront/host/contracts/api';
import { ApiClient } from '../../support/api/api-client';
import type { Customer } from '../../support/api/customers';
import { expectAccessible } from '../../support/checks/axe';
import type { ConsoleGuard } from '../../support/checks/console-guard';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import type { ApiProcess } from '../../support/processes/api-process';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import type { OwnShops } from '../../support/shop/own-shop';
import { cartLine, startSignedIn } from '../../support/shop/shopper';

interface CheckoutFixtures {
  ownApi: ApiProcess;
  ownShops: OwnShops;
  consoleGuard: ConsoleGuard;
}

/** A shopper at the checkout with a product, whose price has changed meanwhile. */
interface ChangedCheckout {
  api: ApiClient;
  customer: Customer;
  product: Product;
  /** The price of one unit, in rupees. */
  oldPrice: number;
  newPrice: number;
}

/** Opens the checkout with two pieces of a product, whose price is then raised in the database. */
async function openCheckoutThenRaisePrice(
  page: Page,
  { ownApi, ownShops, consoleGuard }: CheckoutFixtures,
): Promise<ChangedCheckout> {
  consoleGuard.allow(/Failed to load resource: .* 409/, /POST \/orders failed: /);
  // Pictures that the page still loads while the API is stopped for the change.
  consoleGuard.allow(/ERR_CONNECTION_REFUSED \(.*\/media\//);
  const api = new ApiClient(ownApi.origin);
  const customer = await api.register();
  const product = await api.product(DEMO.plentiful);
  const line = cartLine(product, { quantity: 2 });
  const chosen = { selectedSize: line.sizes[0], selectedColor: line.colors[0] };
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await startSignedIn(page, customer, [{ ...line, ...chosen }], origin);
  await page.goto(`${origin}/checkout`);
  await fillAddress(page, customer);
  const newPrice = line.price + 150;
  await ownApi.changeData(
    'update products set regular_price = $1, discounted_price = null where id = $2',
    [Math.round(newPrice * 100), product.id],
  );
  return { api, customer, product, oldPrice: line.price, newPrice };
}

test('[CHK-10] [CHK-11] a price that rises at the checkout is shown line by line, and only a second press places the order, at the total that was accepted', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  const visit = { ownApi, ownShops, consoleGuard };
  const { api, customer, product, oldPrice, newPrice } = await openCheckoutThenRaisePrice(
    page,
    visit,
  );
  await page.getByRole('button', { name: 'Place Order' }).click();
  const notice = page.getByRole('region', { name: 'The total has changed' });
  await expect(notice).toBeFocused();
  const [was, now] = [rupees(2 * oldPrice), rupees(2 * newPrice)];
  await expect(notice).toHaveAccessibleDescription(
    `It was ${was} and is now ${now}. Nothing has been ordered yet.`,
  );
  const rows = notice.locator('dl > div');
  for (const [name, amounts] of [
    [product.title, `was${was}, now${now}`],
    ['Subtotal', `was${was}, now${now}`],
    ['Shipping', 'Free'],
    ['Total', `was${was}, now${now}`],
  ] as const) {
    await expect(rows.filter({ hasText: name }).last().getByRole('definition')).toHaveText(amounts);
  }
  await expectAccessible(page);
  expect(await api.orders(customer)).toEqual([]);

  const accept = page.getByRole('button', { name: `Accept ${now} and Place Order` });
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith(apiPaths.orders),
  );
  await accept.click();
  expect((await sent).postDataJSON()).toMatchObject({ expectedTotal: 2 * newPrice });
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await api.order(orderIdOf(page), customer.token)).toMatchObject({ total: 2 * newPrice });
  const summary = page.getByRole('region', { name: 'Your Order' });
  await expect(summary.getByText('Amount to pay').locator('..')).toContainText(now);
  await expect(page.getByText(/Prices have changed/)).toHaveCount(0);
});
