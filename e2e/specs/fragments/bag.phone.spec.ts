import { expectHeaderInteractive } from '../../support/checks/hydration';
import { cartLink } from '../../support/pages/cart';
import { answer, choicePicker } from '../../support/pages/product-cards';
import { expectToast } from '../../support/pages/toast';
import { expect, test } from '../../support/test';

test('[FRG-21] on a phone the bag leads to the cart page', async ({ page }) => {
  await page.goto('/');
  await expectHeaderInteractive(page);
  const bag = cartLink(page);
  await expect(bag).not.toHaveAttribute('aria-haspopup');
  await bag.click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('dialog', { name: 'Your Bag' })).toBeHidden();
});

test('[FRG-26] on a phone no bag opens over the page that something is added on', async ({
  page,
  catalogue,
}) => {
  const { title, shelf, size, color } = catalogue.sized;
  await page.goto(shelf.path);
  await expectHeaderInteractive(page);
  const card = page.getByRole('main').getByRole('article', { name: title, exact: true });
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expectToast(page, 'Added to cart', `${title} added to your cart.`);
  await answer(choicePicker(page, title), 'Select a size', size);
  await answer(choicePicker(page, title), 'Select a color', color);
  await expect(page.getByRole('dialog')).toBeHidden();
});
