import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import { expectAccessible } from '../../support/checks/axe';
import type { ConsoleGuard } from '../../support/checks/console-guard';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { expectToast } from '../../support/pages/toast';
import type { ApiProcess } from '../../support/processes/api-process';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import type { OwnShops } from '../../support/shop/own-shop';
import { cartLine, startSignedIn, type StoredLine } from '../../support/shop/shopper';

const CHANGED = 'Something in your bag has changed since you added it.';
const MORE_RUPEES = 150;

const placeOrderButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const soldOutIn = (part: Locator) => part.getByRole('group', { name: /^Sold out/ });

/** What the page notices when a shopper looks at its tab again. */
const lookAtTabAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** A signed-in shopper with a belt, and a black jumper of this size, in the bag. */
async function startWithBag(
  page: Page,
  size: string,
  { ownApi, ownShops }: { ownApi: ApiProcess; ownShops: OwnShops },
) {
  const api = new ApiClient(ownApi.origin);
  const customer = await api.register();
  const { sizes, colors, ...belt } = cartLine(await api.product(DEMO.plentiful));
  const chosenBelt = { ...belt, sizes, colors, selectedSize: sizes[0], selectedColor: colors[0] };
  const chosenJumper = { selectedSize: size, selectedColor: 'Black' };
  const jumper = cartLine(await api.product(DEMO.sized), chosenJumper);
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await startSignedIn(page, customer, [jumper, chosenBelt], origin);
  return { api, customer, belt: chosenBelt, jumper, origin };
}

/**
 * Another shopper buys the last jumpers of the line's variant, and the belt becomes dearer. The API is stopped
 * meanwhile, so pictures that the page still loads may fail.
 */
async function changeShop(
  { ownApi, consoleGuard }: { ownApi: ApiProcess; consoleGuard: ConsoleGuard },
  jumper: StoredLine,
  belt: StoredLine,
): Promise<void> {
  consoleGuard.allow(/ERR_CONNECTION_REFUSED \(.*\/media\//);
  await ownApi.changeData(
    `with price as (
       update products set regular_price = $1, discounted_price = null where id = $2
     ) update variants set stock = 0 where product_id = $3 and size = $4 and color = 'Black'`,
    [Math.round((belt.price + MORE_RUPEES) * 100), belt.id, jumper.id, jumper.selectedSize],
  );
}

test('[BAG-01] [BAG-02] [BAG-03] a line that sells out and a price that rises are marked in cart, bag and checkout, and settled before the order @smoke', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  const { api, customer, belt, jumper, origin } = await startWithBag(page, 'M', {
    ownApi,
    ownShops,
  });
  const main = page.getByRole('main');
  await page.goto(`${origin}/cart`);
  const subtotal = main.getByText('Subtotal').locator('..');
  await expect(subtotal).toContainText(rupees(belt.price + jumper.price));
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  await changeShop({ ownApi, consoleGuard }, jumper, belt);
  const newPrice = belt.price + MORE_RUPEES;
  await lookAtTabAgain(page);
  await expect(main.getByText(CHANGED)).toBeVisible();
  await expect(soldOutIn(main)).toHaveAccessibleName(
    `Sold out: ${jumper.name}, Size M, Color Black`,
  );
  await expect(main.getByText(`It was ${rupees(belt.price)} when you added it`)).toBeVisible();
  await expect(subtotal).toContainText(rupees(newPrice));
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await expectToast(
    page,
    `${jumper.name} is sold out`,
    'Choose another one or remove it before checkout',
  );
  await expect(page).toHaveURL(`${origin}/cart`);

  await page.goto(`${origin}/contact`);
  await expectHeaderInteractive(page);
  await cartLink(page).click();
  const bag = page.getByRole('dialog', { name: 'Your Bag' });
  await expect(soldOutIn(bag).getByRole('button', { name: 'Remove' })).toBeVisible();
  await expect(bag.getByText('Subtotal').locator('..')).toContainText(rupees(newPrice));

  await page.goto(`${origin}/checkout`);
  await fillAddress(page, customer);
  await expect(soldOutIn(main)).toBeVisible();
  await placeOrderButton(page).click();
  const otherSize = soldOutIn(main).getByRole('button').first();
  await expect(otherSize).toBeFocused();
  await expect(otherSize).toHaveText(/^Change to Size \S+$/);
  await expectAccessible(page);
  await otherSize.click();
  await expect(soldOutIn(main)).toHaveCount(0);

  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await api.order(orderIdOf(page), customer.token)).toMatchObject({
    total: newPrice + jumper.price,
  });
});

test('[BAG-03] [BAG-04] a refused order names what sold out and every new price, and the sold-out line moves to the wishlist', async ({
  page,
  ownApi,
  ownShops,
  consoleGuard,
}) => {
  test.setTimeout(180_000);
  consoleGuard.allow(/409/, /Failed to create order/);
  const { api, customer, belt, jumper, origin } = await startWithBag(page, 'L', {
    ownApi,
    ownShops,
  });
  const compared = page.waitForResponse(/\/products\?ids=/);
  await page.goto(`${origin}/checkout`);
  await compared;
  await fillAddress(page, customer);
  await changeShop({ ownApi, consoleGuard }, jumper, belt);
  const newPrice = belt.price + MORE_RUPEES;
  await placeOrderButton(page).click();
  const main = page.getByRole('main');
  const alert = main.getByRole('alert');
  await expect(alert).toContainText(`${jumper.name} (L, Black) is sold out.`);
  await expect(alert).toContainText(`${belt.name}: now ${rupees(newPrice)}`);

  await soldOutIn(main).getByRole('button', { name: 'Move to Wishlist' }).click();
  await expectToast(page, 'Removed from cart', `${jumper.name} removed from your cart.`);
  await placeOrderButton(page).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  expect(await api.order(orderIdOf(page), customer.token)).toMatchObject({ total: newPrice });
});
