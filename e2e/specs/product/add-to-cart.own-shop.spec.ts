import type { Page } from '@playwright/test';
import { noResponse } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { holdRemote } from '../../support/shop/hold-files';

const cartLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

test('[PDP-05] clicking again while the cart page loads adds nothing more', async ({ page }) => {
  const remote = await holdRemote(page, 'mf-cart-checkout');
  await page.goto('/product/plain-shirt');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.dblclick();
  await expect(page.getByRole('progressbar')).toBeVisible();
  remote.release();
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
