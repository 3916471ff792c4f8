import { accountWishlist } from '../../support/api/account-wishlist';
import { addToCart, openProductNamed } from '../../support/pages/catalog';
import { placeOrder } from '../../support/pages/checkout';
import { pay } from '../../support/pages/payment';
import { cardOf } from '../../support/pages/product-cards';
import { signIn } from '../../support/pages/auth-forms';
import { expectHeaderInteractive, expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

const BOUGHT = 'Washed Linen Shirt';
const SAVED = { id: 'resort-linen-shirt', title: 'Resort Linen Shirt' };

test('[SRCH-09] [FAC-02] [WISH-02] a misspelt search leads to one piece that is bought and one that is saved', async ({
  page,
  customer,
}) => {
  test.slow();
  const header = page.getByRole('banner');
  const main = page.getByRole('main');

  await test.step('searches with a wrong letter', async () => {
    await page.goto('/');
    await expectHeaderInteractive(page);
    await header.getByRole('link', { name: 'Search', exact: true }).click();
    const input = page.getByRole('combobox', { name: 'Search products' });
    await input.fill('linen shrit');
    await input.press('Enter');
    await expect(main).toContainText('These are the results for “linen shirt”.');
    await expectInteractive(page);
  });

  await test.step('narrows it down to a size and a colour', async () => {
    await main.getByRole('button', { name: /^Filter/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Filter' });
    for (const [facet, value] of [
      ['Size', /^L \d/],
      ['Color', /^White \d/],
    ] as const) {
      const group = drawer.getByRole('group', { name: facet });
      const whole = group.getByRole('button', { name: /^Show all/ });
      if (await whole.isVisible()) await whole.click();
      await group.getByRole('checkbox', { name: value }).check();
    }
    await drawer.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(page).toHaveURL(/size=L&colorFamily=White$/);
  });

  await test.step('saves one piece and buys another', async () => {
    await cardOf(page, SAVED.title).getByRole('button', { name: 'Wishlist' }).click();
    await openProductNamed(page, BOUGHT);
    await addToCart(page, { size: 'L', color: 'White' });
    await main.getByRole('link', { name: 'Proceed to Checkout' }).click();
    await signIn(page, customer);
    await expect(page).toHaveURL('/checkout');
    const orderId = await placeOrder(page, customer);
    await pay(page, 'card_redirect', customer);
    await page.getByRole('button', { name: 'Approve payment' }).click();
    await expect(page).toHaveURL(`/order-success?orderId=${orderId}`);
  });

  await test.step('finds the saved piece on the account’s wishlist', async () => {
    await header.getByRole('button', { name: 'Open menu' }).click();
    await header
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Wishlist' })
      .click();
    await expect(cardOf(page, SAVED.title)).toBeVisible();
    expect(await accountWishlist(customer)).toEqual([SAVED.id]);
  });
});
