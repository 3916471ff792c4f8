import { expect, test } from '../../support/test';

test('[PLP-04] small screens offer no choice of columns', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Columns' })).toBeHidden();
});

test('[PLP-20] two cards are side by side, and what can be tapped is at least 44 px', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.large.path);
  const cards = page.getByRole('main').getByRole('article');
  const [first, second] = [await cards.first().boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.x).toBeGreaterThan(first?.x ?? 0);
  for (const name of ['Add to Bag', 'Wishlist', 'Quick view']) {
    const button = page.getByRole('main').getByRole('button', { name }).first();
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
