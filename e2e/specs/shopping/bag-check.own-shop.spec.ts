import type { Locator, Page } from '@playwright/test';
import { ApiClient } from '../../support/api/api-client';
import { expectAccessible } from '../../support/checks/axe';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { rupees } from '../../support/pages/money';
import { expectToast } from '../../support/pages/toast';
import { DEMO } from '../../support/shop/demo-products';
import { expect, test } from '../../support/shop/own-api-test';
import { cartLine, startSignedIn } from '../../support/shop/shopper';

const CHANGED = 'Something in your bag has changed since you added it.';

/** What a shopper notices when they look at the shop's tab again. */
const lookAtTabAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const placeOrderButton = (page: Page) => page.getByRole('button', { name: 'Place Order' });
const soldOutIn = (part: Locator) => part.getByRole('group', { name: /^Sold out/ });

test('[BAG-01] [BAG-02] [BAG-03] a line that sells out and a price that rises are marked in cart, bag and checkout, and settled before the order @smoke', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(180_000);
  const api = new ApiClient(ownApi.origin);
  const customer = await api.register();
  const belt = cartLine(await api.product(DEMO.plentiful));
  const [size, color] = [belt.sizes[0], belt.colors[0]];
  const chosenBelt = { ...belt, selectedSize: size, selectedColor: color };
  const jumper = cartLine(await api.product(DEMO.sized), {
    selectedSize: 'M',
    selectedColor: 'Black',
  });
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await startSignedIn(page, customer, [jumper, chosenBelt], origin);
  const main = page.getByRole('main');
  await page.goto(`${origin}/cart`);
  const subtotal = main.getByText('Subtotal').locator('..');
  await expect(subtotal).toContainText(rupees(belt.price + jumper.price));
  await expect(page.getByText(CHANGED)).toHaveCount(0);

  const newPrice = belt.price + 150;
  await ownApi.changeData(
    `with price as (
       update products set regular_price = $1, discounted_price = null where id = $2
     ) update variants set stock = 0 where product_id = $3 and size = 'M' and color = 'Black'`,
    [Math.round(newPrice * 100), belt.id, jumper.id],
  );
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
  await expect(soldOutIn(bag)).toBeVisible();
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
