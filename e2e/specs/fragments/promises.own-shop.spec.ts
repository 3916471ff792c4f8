import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { removeFromRegistry } from './remove-from-registry';

test('[FRG-35] [FRG-39] without a remote that provides newsletter and promises, pages have no space for them either', async ({
  page,
  ownShops,
}) => {
  const shop = await ownShops.start();
  await removeFromRegistry(shop, 'mf-content');
  await page.goto(shop.origin);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('[data-fragment^="content."]')).toHaveCount(0);
});

test('[FRG-34] without a remote that provides the latest order, the home page shows none', async ({
  page,
  ownShops,
  customer,
}) => {
  const shop = await ownShops.start();
  await removeFromRegistry(shop, 'mf-account-orders');
  await startSignedIn(page, customer, [], shop.origin);
  await page.goto(shop.origin);
  await expectHeaderInteractive(page);
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await expect(page.locator('[data-fragment="orders.latest"]')).toHaveCount(0);
});

test('[FRG-25] without a remote that provides the bag, its link opens no drawer', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const shop = await ownShops.start();
  await removeFromRegistry(shop, 'mf-cart-checkout');
  await page.goto(shop.origin);
  await expectHeaderInteractive(page);
  await cartLink(page).click();
  // It leads to the cart page, which no remote of this shop provides either.
  await expect(page).toHaveURL(`${shop.origin}/404`);
  await expect(page.getByRole('dialog')).toBeHidden();
});
