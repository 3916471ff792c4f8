import { rename } from 'node:fs/promises';
import { expectAccessible } from '../../support/checks/axe';
import { expect, test } from '../../support/test';

test('axe finds nothing on the error fallback of a missing remote', async ({
  page,
  ownShops,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/, /mf-cart-checkout .* could not be loaded/, /This page failed/);
  const shop = await ownShops.start();
  const folder = shop.versionFolder('mf-cart-checkout');
  await rename(folder, `${folder}.away`);
  await page.goto(`${shop.origin}/cart`);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});
