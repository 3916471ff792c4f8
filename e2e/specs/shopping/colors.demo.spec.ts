import type { Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { fillAddress, orderIdOf } from '../../support/pages/checkout';
import { openOrder } from '../../support/pages/order';
import { expectPicture } from '../../support/pages/pictures';
import { DRESS } from '../../support/shop/demo-products';
import { cartLine, startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** The picture of the only line in a part of the page. */
const pictureIn = (page: Page, part: 'main' | 'dialog') =>
  page.getByRole(part).getByRole('listitem').getByRole('presentation').first();

test('[BAG-05] [ORDP-10] a color that is chosen in the cart is shown in bag, checkout, payment and order @phone @smoke', async ({
  page,
  api,
  customer,
  isMobile,
}) => {
  test.slow();
  const line = cartLine(await api.product(DRESS.id), { selectedSize: 'M' });
  await startSignedIn(page, customer, [line]);
  await page.goto('/cart');
  await expectInteractive(page);
  await expectPicture(pictureIn(page, 'main'), DRESS.champagne);
  await page
    .getByRole('group', { name: /^Select a color/ })
    .getByRole('button', { name: 'Bordeaux' })
    .click();
  await expectPicture(pictureIn(page, 'main'), DRESS.bordeaux);

  if (!isMobile) {
    await cartLink(page).click();
    await expectPicture(pictureIn(page, 'dialog'), DRESS.bordeaux);
    await page.keyboard.press('Escape');
  }

  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  await fillAddress(page, customer);
  await expectPicture(pictureIn(page, 'main'), DRESS.bordeaux);
  await page.getByRole('button', { name: 'Place Order' }).click();
  await expect(page).toHaveURL(/\/payment\?orderId=/);
  const orderId = orderIdOf(page);
  await expectPicture(pictureIn(page, 'main'), DRESS.bordeaux);

  await page.goto('/orders');
  await expectPicture(pictureIn(page, 'main'), DRESS.bordeaux);
  await openOrder(page, orderId);
  const items = page.getByRole('region', { name: 'Items' });
  await expectPicture(items.getByRole('presentation').first(), DRESS.bordeaux);
});
