import { expect, test } from '../../support/test';

test('[PLP-04] small screens offer no choice of columns', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('group', { name: 'Columns' })).toBeHidden();
});
