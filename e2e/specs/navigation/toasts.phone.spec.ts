import { expectHeaderInteractive, expectInteractive } from '../../support/checks/hydration';
import { expectUncovered } from '../../support/checks/layout';
import { cartLink } from '../../support/pages/cart';
import { expectToast } from '../../support/pages/toast';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[NAV-10] a toast leaves the header free to use, and is gone when the menu opens or its page is left', async ({
  page,
  catalogue,
}) => {
  await page.clock.install();
  await page.goto(catalogue.sized.path);
  await expectHeaderInteractive(page);
  await expectInteractive(page);
  const header = page.getByRole('banner');
  const openMenu = header.getByRole('button', { name: 'Open menu' });
  const cart = cartLink(page);
  const toast = page.getByText('You must select a size before adding to cart');
  const showToast = async () => {
    await page.getByRole('button', { name: 'Add to Cart' }).focus();
    await page.keyboard.press('Enter');
    await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
    await page.clock.fastForward('00:01');
  };

  await showToast();
  await expectUncovered(openMenu);
  await expectUncovered(cart);
  await expectUncovered(page.getByRole('button', { name: 'Add to Cart' }));
  const sizes = page.getByRole('radiogroup', { name: 'Size' });
  await expectUncovered(sizes);
  await sizes.locator('label').first().click();
  await expect(toast).toBeHidden();
  await page.reload();
  await expectHeaderInteractive(page);
  await expectInteractive(page);

  await showToast();
  await openMenu.click();
  await expect(header.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expect(toast).toBeHidden();
  await page.keyboard.press('Escape');

  await showToast();
  await cart.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping Cart' })).toBeVisible();
  await expect(toast).toBeHidden();
});

test('[NAV-10] of two messages the newest is shown', async ({ page, catalogue }) => {
  const lines = [
    cartLine(catalogue.oneSize, { selectedSize: 'One Size' }),
    cartLine(catalogue.plentiful),
  ];
  await startWithStorage(page, { cart: JSON.stringify(lines) });
  await page.goto('/cart');
  const shown = page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/removed from your cart/);
  for (const { name } of lines) {
    await page
      .getByRole('main')
      .getByRole('button', { name: `Remove ${name}` })
      .click();
    await expect(shown.filter({ visible: true })).toHaveText(`${name} removed from your cart.`);
  }
});
