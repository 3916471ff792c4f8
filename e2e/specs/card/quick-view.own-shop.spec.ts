import type { Locator, Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectInCart } from '../../support/pages/cart';
import { cardOf, openQuickView } from '../../support/pages/product-cards';
import { openCategory } from '../../support/pages/catalog';
import { tabAndPress } from '../../support/checks/keyboard';
import { stored, storedCart } from '../../support/shop/shopper';

const SHIRT = sampleProduct({
  attributes: [
    { key: 'size', value: ['S', 'M'] },
    { key: 'color', value: ['Red', 'Blue'] },
  ],
});

test.beforeEach(({ fakeApi }) => fakeApi.respondTo('GET /products', ok(sampleList([SHIRT]))));

/** Two quick clicks at the same position, whatever is there at the second one. */
async function pressTwice(page: Page, button: Locator) {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

test('[CARD-02] the quick view requires a size and adds the choice once', async ({ page }) => {
  await page.goto('/');
  const dialog = await openQuickView(page, 'Plain Shirt');
  await dialog.getByRole('button', { name: 'Add to Bag' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose a size', { exact: true })).toBeVisible();
  await dialog.getByRole('radio', { name: 'M', exact: true }).check();
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await pressTwice(page, dialog.getByRole('button', { name: 'Add to Bag' }));
  await expect(dialog).toBeHidden();
  await expectInCart(page, 1);
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => storedCart(page))
    .toEqual([expect.objectContaining({ quantity: 1, selectedSize: 'M', selectedColor: 'Blue' })]);
});

test('[CARD-02] the keyboard focus enters the quick view, stays in it, and returns from it', async ({
  page,
}) => {
  await page.goto('/');
  const opener = cardOf(page, 'Plain Shirt').getByRole('button', { name: 'Quick view' });
  await tabAndPress(page, opener);
  const dialog = page.getByRole('dialog', { name: 'Plain Shirt' });
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab');
    // Between its last and its first element the focus is in the browser's own controls.
    const isOnPage = await page.evaluate(
      () => document.activeElement?.matches('body, dialog, dialog *') === false,
    );
    expect(isOnPage).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('[CARD-02] the quick view closes by its button and by a click outside, but not by a drag to the outside @phone', async ({
  page,
}) => {
  await page.goto('/');
  const dialog = await openQuickView(page, 'Plain Shirt');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await openQuickView(page, 'Plain Shirt');
  await dialog.getByRole('heading', { name: 'Plain Shirt' }).first().hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/');
});

test('[CARD-02] the back button leaves the page and closes the quick view @phone', async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  await openCategory(page, 'Women', isMobile);
  const dialog = await openQuickView(page, 'Plain Shirt');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(dialog).toBeHidden();
  await page.getByRole('link', { name: 'Explore Collection' }).click();
  await expect(page).toHaveURL('/products');
});

test('[CARD-02] the quick view links to the product page', async ({ page }) => {
  await page.goto('/');
  const dialog = await openQuickView(page, 'Plain Shirt');
  await dialog.getByRole('link', { name: 'View details' }).click();
  await expect(page).toHaveURL('/product/plain-shirt');
  await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('[QUICK-01] the quick view marks sold-out sizes, and doesn’t add them @smoke', async ({
  page,
  fakeApi,
}) => {
  const variants = [
    { size: 'S', color: 'Red', quantity: 2 },
    { size: 'M', color: 'Red', quantity: 0 },
    { size: 'S', color: 'Blue', quantity: 0 },
    { size: 'M', color: 'Blue', quantity: 1 },
  ];
  const stock = { total: 3, variants };
  fakeApi.respondTo('GET /products/{id}', ok({ ...SHIRT, stock }));
  await page.goto('/');
  const dialog = await openQuickView(page, 'Plain Shirt');
  await dialog.getByRole('radio', { name: 'Red' }).check();
  const soldOut = dialog.getByRole('radio', { name: 'M sold out' });
  await soldOut.check();
  await expect(dialog.getByRole('button', { name: 'Sold Out' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('radio', { name: 'S', exact: true }).check();
  await dialog.getByRole('button', { name: 'Add to Bag' }).click();
  await expect
    .poll(() => storedCart(page))
    .toEqual([expect.objectContaining({ selectedSize: 'S', selectedColor: 'Red' })]);
});

test('[CARD-02] in the quick view, sold-out variants can’t be added', async ({ page, fakeApi }) => {
  const gone = sampleProduct({ title: 'Gone', stock: { total: 0 } });
  fakeApi.respondTo('GET /products', ok(sampleList([gone])));
  await page.goto('/');
  const dialog = await openQuickView(page, 'Gone');
  const add = dialog.getByRole('button', { name: 'Sold Out' });
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await add.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('banner').getByText('Cart, 1 item')).toBeHidden();
  expect(await stored(page, 'cart')).toBeNull();
});
