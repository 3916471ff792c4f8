import { allowFailedCalls } from '../../fake-api/failed-calls';
import { failure, ok } from '../../fake-api/responses';
import { sampleList, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectAccessible } from '../../support/checks/axe';
import { cardOf } from '../../support/pages/product-cards';
import { startWithStorage, storedCart } from '../../support/shop/shopper';

const coat = sampleProduct({
  id: 'coat',
  title: 'Wool Coat',
  regularPrice: 10_000,
  discountedPrice: 8_000,
  attributes: [
    { key: 'Sizes', value: ['S', 'M'] },
    { key: 'Color', value: ['Black', 'Camel'] },
  ],
});
const belt = sampleProduct({ id: 'belt', title: 'Plain Belt', attributes: [] });
const scarf = sampleProduct({
  id: 'scarf',
  title: 'Silk Scarf',
  attributes: [],
  stock: { total: 0 },
});
const PRODUCTS = [coat, belt, scarf];

test.beforeEach(({ fakeApi }) => {
  fakeApi.respondTo('GET /products', ({ query: { ids } }) =>
    ok(sampleList(PRODUCTS.filter(({ id }) => ids?.split(',').includes(String(id))))),
  );
});

const SAVED = {
  wishlist: JSON.stringify(['scarf', 'coat', 'belt', 'sold-long-ago']),
  wishlistSaved: JSON.stringify({ coat: { price: 10_000 } }),
};

test('[WISH-05] [WISH-06] [WISH-07] saved products are shown, moved to the bag, removed and restored @phone @smoke', async ({
  page,
  isMobile,
}) => {
  await startWithStorage(page, SAVED);
  await page.goto('/wishlist');
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await expect(names).toHaveText(['Plain Belt', 'Wool Coat', 'Silk Scarf']);
  await expect(cardOf(page, 'Wool Coat')).toContainText('₹2,000 less than when you saved it');
  await expect(cardOf(page, 'Plain Belt')).not.toContainText('less than');
  await expect(cardOf(page, 'Silk Scarf').getByRole('button', { name: 'Sold Out' })).toBeDisabled();
  await expect(
    page.getByText('One piece that you saved isn’t in the shop any more.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByText('isn’t in the shop any more')).toBeHidden();
  await expectAccessible(page);

  await test.step('moves one to the bag after a size and a colour are chosen', async () => {
    await cardOf(page, 'Wool Coat').getByRole('button', { name: 'Move to Bag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wool Coat' });
    await dialog.getByRole('radio', { name: 'M', exact: true }).check();
    await dialog.getByRole('radio', { name: 'Camel' }).check();
    await dialog.getByRole('button', { name: 'Move to Bag' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Wool Coat is in your bag.')).toBeVisible();
    await expect
      .poll(() => storedCart(page))
      .toMatchObject([{ id: 'coat', selectedSize: 'M', selectedColor: 'Camel', quantity: 1 }]);
    // On wide screens the bag opens over the page.
    const bag = page.getByRole('dialog', { name: 'Your Bag' });
    if (!isMobile) await bag.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('removes one, and restores it in its place', async () => {
    await cardOf(page, 'Plain Belt').getByRole('button', { name: 'Remove from wishlist' }).click();
    const undo = page.getByRole('button', { name: 'Undo: Plain Belt' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(names).toHaveText(['Plain Belt', 'Silk Scarf']);
  });
});

test('[WISH-09] [WISH-10] an empty wishlist and a failure are reported, and the failure can be retried @phone', async ({
  page,
  isMobile,
  fakeApi,
  consoleGuard,
}) => {
  await page.goto('/contact');
  const header = page.getByRole('banner');
  if (isMobile) {
    await header.getByRole('button', { name: 'Open menu' }).click();
    await header.getByRole('link', { name: 'Wishlist' }).click();
  } else {
    await header.getByRole('link', { name: 'Wishlist, 0 items' }).click();
  }
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await expectAccessible(page);

  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The products of the wishlist could not be loaded/);
  fakeApi.respondTo('GET /products', failure(500));
  await startWithStorage(page, SAVED);
  await page.goto('/wishlist');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Your wishlist could not be loaded. Please try again.');
  fakeApi.respondTo('GET /products', ok(sampleList([belt])));
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(cardOf(page, 'Plain Belt')).toBeVisible();
});

test('[WISH-03] a change that the API refuses is undone and reported', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  fakeApi.respondTo('GET /products', ok(sampleList(PRODUCTS)));
  fakeApi.respondTo('PUT /wishlist/{id}', failure(500));
  await startWithStorage(page, { authToken: 'a-token' });
  await page.goto('/products?category=women');
  const heart = cardOf(page, 'Plain Belt').getByRole('button', { name: 'Wishlist' });
  await heart.click();
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Not saved');
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
