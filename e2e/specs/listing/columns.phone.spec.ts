import { expect, test } from '../../support/test';

test('[PLP-04] small screens offer no choice of columns', async ({ page }) => {
  await page.goto('/products?category=women');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Columns' })).toBeHidden();
});
