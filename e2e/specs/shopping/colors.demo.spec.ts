import type { Locator } from '@playwright/test';
import { expectHeaderInteractive, expectInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { openOrder } from '../../support/pages/order';
import { orderSummary } from '../../support/pages/order-summary';
import { orderCard } from '../../support/pages/orders';
import { expectPicture } from '../../support/pages/pictures';
import { DRESS } from '../../support/shop/demo-products';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** The picture of the only line in a part of the page; where it is a link, screen readers skip that. */
const pictureIn = (part: Locator) =>
  part.getByRole('listitem').getByRole('presentation', { includeHidden: true }).first();

test('[BAG-05] [ORDP-10] a color that is chosen in the cart is shown in bag, checkout, payment and order @phone @smoke', async ({
  page,
  api,
  customer,
  isMobile,
}) => {
  test.slow();
  const line = cartLine(await api.product(DRESS.id), { selectedSize: 'M' });
  await startSignedIn(page, customer, [line]);
  const main = page.getByRole('main');
  await page.goto('/cart');
  await expectInteractive(page);
  await expectPicture(pictureIn(main), DRESS.champagne);
  await page
    .getByRole('group', { name: /^Select a color/ })
    .getByRole('button', { name: 'Bordeaux' })
    .click();
  await expectPicture(pictureIn(main), DRESS.bordeaux);

  // On a phone the bag is the cart page.
  if (!isMobile) {
    await page.goto('/contact');
    await expectHeaderInteractive(page);
    await cartLink(page).click();
    const bag = page.getByRole('dialog', { name: 'Your Bag' });
    await expectPicture(pictureIn(bag), DRESS.bordeaux);
  }

  await page.goto('/checkout');
  await expectPicture(pictureIn(await orderSummary(page, isMobile)), DRESS.bordeaux);
  await fillAddress(page, customer);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const orderId = orderIdOf(page);
  if (!isMobile) {
    const lines = page.getByRole('region', { name: 'Your Order' });
    await expectPicture(pictureIn(lines), DRESS.bordeaux);
  }

  await page.goto('/orders');
  await expectPicture(pictureIn(orderCard(page, orderId)), DRESS.bordeaux);
  await openOrder(page, orderId);
  await expectPicture(pictureIn(page.getByRole('region', { name: 'Items' })), DRESS.bordeaux);
});
