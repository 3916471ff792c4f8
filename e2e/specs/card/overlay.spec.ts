import { cardOf, expectOverlay } from '../../support/pages/product-cards';
import { openCategory } from '../../support/pages/catalog';
import { tabTo } from '../../support/checks/keyboard';
import { expect, test } from '../../support/test';

test('[CARD-02] pointer and keyboard focus show "Add to Bag" and two icon buttons @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  const list = page.getByRole('list', { name: 'Featured Products' });
  const card = list.getByRole('article').first();
  const next = list.getByRole('article').nth(1);
  const add = card.getByRole('button', { name: 'Add to Bag' });
  const wish = card.getByRole('button', { name: 'Wishlist' });
  const view = card.getByRole('button', { name: 'Quick view' });
  const swatches = card.getByRole('group', { name: 'Colors' }).getByRole('button');
  const count = await card.getByRole('button').count();
  expect(count - (await swatches.count())).toBe(3);
  const name = await card.getByRole('heading').innerText();
  for (const button of [add, wish, view]) await expect(button).toHaveAccessibleDescription(name);

  // On devices without hover they are always shown.
  await expectOverlay(card, isMobile);
  if (!isMobile) {
    await card.hover();
    await expectOverlay(card, true);
    await expectOverlay(next, false);
    await next.hover();
    await expectOverlay(card, false);
    await page.mouse.move(0, 0);
  }
  await tabTo(page, add);
  await expectOverlay(card, true);
  await page.keyboard.press('Tab');
  await expect(wish).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
  await expectOverlay(card, true);
});

test('[CARD-02] the heart button adds a product to the wishlist, wherever the product is shown @phone', async ({
  page,
  catalogue,
  isMobile,
}) => {
  await page.goto('/');
  const card = page.getByRole('list', { name: 'Featured Products' }).getByRole('article').first();
  const swatches = card.getByRole('group', { name: 'Colors' }).getByRole('button');
  const count = await card.getByRole('button').count();
  expect(count - (await swatches.count())).toBe(3);
  const name = await card.getByRole('heading').innerText();
  const heart = cardOf(page, name).getByRole('button', { name: 'Wishlist' });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await openCategory(page, catalogue.large.name, isMobile);
  await page.goBack();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await cardOf(page, name).getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const onPage = page.getByRole('main').getByRole('button', { name: /^Wishlist|wishlist/ });
  await expect(onPage).toHaveAttribute('aria-pressed', 'true');
});
