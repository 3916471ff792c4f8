import { expectHeaderTakenOver } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test('[FRG-21] on a phone the bag leads to the cart page', async ({ page }) => {
  await page.goto('/');
  await expectHeaderTakenOver(page);
  const bag = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
  await expect(bag).not.toHaveAttribute('aria-haspopup');
  await bag.click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('dialog', { name: 'Your Bag' })).toBeHidden();
});
