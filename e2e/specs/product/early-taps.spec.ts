import { expectInCart } from '../../support/pages/cart';
import { holdShell } from '../../support/published/hold-files';
import { stored, storedCart } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

test('[FAST-02] choices and taps before the scripts have loaded take effect once, as soon as they have @phone', async ({
  page,
  catalogue,
}) => {
  const { path, id, size, color } = catalogue.sized;
  const shell = await holdShell(page);
  const early = page.waitForResponse('**/early-taps.js');
  await page.goto(path, { waitUntil: 'commit' });
  await (await early).finished();
  const main = page.getByRole('main');
  await main
    .getByRole('radiogroup', { name: 'Size' })
    .getByRole('radio', { name: size, exact: true })
    .check();
  await main
    .getByRole('radiogroup', { name: 'Color' })
    .getByRole('radio', { name: color, exact: true })
    .check();
  const add = main.getByRole('button', { name: 'Add to Cart' });
  // Without scripts the button stays marked as disabled; a finger can tap it all the same.
  await add.click({ force: true });
  await add.click({ force: true });
  const wishlist = main.getByRole('button', { name: 'Wishlist' }).first();
  await wishlist.click();
  await expect(wishlist).toHaveAttribute('aria-pressed', 'false');

  shell.release();
  await expect(page).toHaveURL('/cart');
  await expect
    .poll(() => storedCart(page))
    .toMatchObject([{ id, quantity: 1, selectedSize: size, selectedColor: color }]);
  // The tap on the wishlist button counts as well.
  await expect.poll(() => stored(page, 'wishlist')).toBe(JSON.stringify([id]));
});

test('[FAST-02] of two taps before the scripts have loaded, the second one acts on what the first one has changed', async ({
  page,
  catalogue,
}) => {
  const shell = await holdShell(page);
  const early = page.waitForResponse('**/early-taps.js');
  await page.goto(catalogue.oneSize.path, { waitUntil: 'commit' });
  await (await early).finished();
  await page.getByRole('button', { name: 'Increase quantity' }).click();
  await page.getByRole('button', { name: 'Add to Cart' }).click();

  shell.release();
  await expectInCart(page, 2);
});
