import { noResponse } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { expectInCart } from '../../support/pages/cart';
import { holdRemote } from '../../support/published/hold-files';

test('[PDP-05] clicking again while the cart page loads adds nothing more', async ({ page }) => {
  const remote = await holdRemote(page, 'mf-cart-checkout');
  await page.goto('/product/plain-shirt');
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.dblclick();
  await expect(page.getByRole('progressbar')).toBeVisible();
  remote.release();
  await expect(page).toHaveURL('/cart');
  await expectInCart(page, 1);

  await page.goBack();
  await add.click();
  await expect(page).toHaveURL('/cart');
  await expectInCart(page, 2);
});

test('[PDP-05] adding needs no response of the API', async ({ page, fakeApi }) => {
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  fakeApi.respondTo('GET /products/{id}', noResponse);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expectInCart(page, 1);
});
