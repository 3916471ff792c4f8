import { expectInteractive } from '../../support/checks/hydration';
import { DRESS } from '../../support/shop/demo-products';
import { expect, test } from '../../support/test';

test('[PDP-16] "Share" copies the link of the page where there is no share dialog', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/product/${DRESS.id}?color=Bordeaux`);
  await expectInteractive(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('[PDP-17] the page of a product that there is not shows products with the words of its address', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  const response = await page.goto('/product/satin-slip-dress-of-last-year');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Product Not Found' })).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Slip Dress');
  await expect(main.getByRole('link', { name: 'Browse Products' })).toBeVisible();
});
