import { expectInCart } from '../../support/pages/cart';
import { holdShell } from '../../support/published/hold-files';
import { expectInteractive } from '../../support/checks/hydration';
import { stored, storedCart } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[PDP-01] the page offers size, color, quantity, the cart and the wishlist @phone', async ({
  page,
  catalogue,
}) => {
  const { path, id, size, color } = catalogue.sized;
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Back' })).toBeVisible();
  const sizes = main.getByRole('radiogroup', { name: 'Size' });
  await sizes.getByRole('radio', { name: size, exact: true }).check();
  const colors = main.getByRole('radiogroup', { name: 'Color' });
  await colors.getByRole('radio', { name: color, exact: true }).check();
  const quantity = main.getByRole('group', { name: 'Quantity' });
  await expect(quantity.getByRole('status')).toHaveText('1');
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();

  const wishlist = main.getByRole('button', { name: 'Wishlist' }).first();
  await expect(wishlist).toHaveAttribute('aria-pressed', 'false');
  await wishlist.click();
  await expect(wishlist).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(wishlist).toHaveAttribute('aria-pressed', 'true');
  expect(JSON.parse((await stored(page, 'wishlist')) ?? '')).toEqual([id]);
  await wishlist.click();
  await expect(wishlist).toHaveAttribute('aria-pressed', 'false');
});

test('[PDP-01] the back button leads to the list that the shopper came from', async ({
  page,
  catalogue,
}) => {
  const secondPage = `${catalogue.large.path}&page=2`;
  await page.goto(secondPage);
  await expectInteractive(page);
  const title = page.getByRole('article').first().getByRole('heading');
  const name = await title.innerText();
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(secondPage);
  await expect(title).toHaveText(name);
});

test('[PDP-01] the back button leads to the list, also when the shopper left it before its scripts had loaded', async ({
  page,
  catalogue,
}) => {
  const shell = await holdShell(page);
  await page.goto(catalogue.large.path, { waitUntil: 'commit' });
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  await card.click();
  await expect(page).toHaveURL(/\/product\//);
  shell.release();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(catalogue.large.path);
});

test('[PDP-01] the back button leads to the categories when there is no history', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.sized.path);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
});

test('[PDP-02] a single One Size is preselected', async ({ page, catalogue }) => {
  await page.goto(catalogue.oneSize.path);
  await expect(page.getByRole('radio', { name: 'One Size' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Add to Cart' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[PDP-03] without a size the button shows a message instead of adding', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.sized.path);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Please select a size', 'You must select a size before adding to cart');
  await expect(page).toHaveURL(catalogue.sized.path);
  await expect(
    page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first(),
  ).toBeFocused();
  await expectInCart(page, 0);

  await page.getByRole('radio', { name: catalogue.sized.size, exact: true }).check();
  await expect(add).not.toHaveAttribute('aria-disabled', 'true');
});

test('[PDP-04] a product whose color is Default shows no choice of colors', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Color' })).toBeHidden();
});

test('[PDP-05] adding to the cart goes to /cart with the chosen variant @smoke', async ({
  page,
  catalogue,
}) => {
  const product = catalogue.sized;
  await page.goto(product.path);
  await page.getByRole('radio', { name: product.size, exact: true }).check();
  await page.getByRole('radio', { name: product.color, exact: true }).check();
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: product.title, exact: true })).toBeVisible();
  await expect(main.getByText(`Size ${product.size}, Color ${product.color}`)).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL(catalogue.sized.path);
  await expect(page.getByRole('heading', { level: 1, name: product.title })).toBeVisible();
  await expectInCart(page, 1);
});

test('[PDP-08] the cart receives the quantity that was chosen, which stays at 1 or above', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.oneSize.path);
  // Before hydration, several taps on one button count once.
  await expectInteractive(page);
  const quantity = page.getByRole('group', { name: 'Quantity' });
  const less = quantity.getByRole('button', { name: 'Decrease quantity' });
  await expect(less).toHaveAttribute('aria-disabled', 'true');
  await less.focus();
  await page.keyboard.press('Enter');
  await expect(quantity.getByRole('status')).toHaveText('1');

  const more = quantity.getByRole('button', { name: 'Increase quantity' });
  for (let press = 0; press < 3; press++) await more.click();
  await less.click();
  await expect(quantity.getByRole('status')).toHaveText('3');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
  await expectInCart(page, 3);

  await expect
    .poll(() => storedCart(page))
    .toEqual([expect.objectContaining({ id: catalogue.oneSize.id, quantity: 3 })]);
});

test('[PDP-06] an unknown product, and an id that no database can store, is a 404', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/);
  for (const id of ['no-such-thing', 'no%00such']) {
    const response = await page.goto(`/product/${id}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByText('Product not found', { exact: true })).toBeVisible();
  }
});
