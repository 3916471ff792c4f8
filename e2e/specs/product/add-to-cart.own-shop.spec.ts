import type { Page } from '@playwright/test';
import { noResponse } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';

const cartLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Holds back the code of the cart page; returns a function that releases it. */
async function holdCartPage(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const open = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/apps/mf-cart-checkout/**', async (route) => {
    await open;
    await route.continue();
  });
  return release;
}

test('[PDP-05] clicking again while the cart page loads adds nothing more', async ({ page }) => {
  const release = await holdCartPage(page);
  await page.goto('/product/plain-shirt');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.dblclick();
  await expect(page.getByRole('progressbar')).toBeVisible();
  release();
  await expect(page).toHaveURL('/cart');
  await expect(cartLink(page, 'Cart, 1 item')).toBeVisible();

  await page.goBack();
  await add.click();
  await expect(page).toHaveURL('/cart');
  await expect(cartLink(page, 'Cart, 2 items')).toBeVisible();
});

test('[PDP-05] adding needs no response of the API', async ({ page, fakeApi }) => {
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  fakeApi.respondTo('GET /products/{id}', noResponse);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(cartLink(page, 'Cart, 1 item')).toBeVisible();
});
