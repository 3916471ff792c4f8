import { expect, test } from '../../fake-api/test';
import { cartLink, expectInCart } from '../../support/pages/cart';
import { addByCard, cardOf } from '../../support/pages/product-cards';
import { startWithStorage, stored } from '../../support/shop/shopper';

const PRESSED = { pressed: true } as const;

test('[CARD-02] an invalid entry under wishlist is read as an empty wishlist', async ({
  page,
  consoleGuard,
}) => {
  test.slow();
  for (const text of ['not JSON at all', '{"ids": 1}', 'null', '[[], 7, null, {}]', '']) {
    await test.step(`${JSON.stringify(text)} under wishlist is read as an empty wishlist`, async () => {
      consoleGuard.allow(/The stored value of wishlist is not JSON/);
      await startWithStorage(page, { wishlist: text });
      await page.goto('/');
      const heart = cardOf(page, 'Shirt 2').getByRole('button', { name: 'Wishlist' });
      await expect(heart).toHaveAttribute('aria-pressed', 'false');
      await heart.click();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      expect(JSON.parse((await stored(page, 'wishlist')) ?? '')).toEqual(['shirt-2']);
    });
  }
});

test('[CARD-02] two tabs share the wishlist without losing entries', async ({ page, context }) => {
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/');
  const heartIn = (tab: typeof page, name: string) =>
    cardOf(tab, name).getByRole('button', { name: 'Wishlist' });
  await heartIn(page, 'Shirt 1').click();
  await expect(heartIn(other, 'Shirt 1')).toHaveAttribute('aria-pressed', 'true');
  await heartIn(other, 'Shirt 3').click();
  await expect(heartIn(page, 'Shirt 3')).toHaveAttribute('aria-pressed', 'true');
  await heartIn(other, 'Shirt 1').click();
  await expect(heartIn(page, 'Shirt 1')).toHaveAttribute('aria-pressed', 'false');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Wishlist', ...PRESSED })).toHaveCount(1);
  await expect(heartIn(page, 'Shirt 3')).toHaveAttribute('aria-pressed', 'true');
});

test('[CARD-02] without browser storage, wishlist and bag last until the page is left', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/localStorage can't be used/, /Failed to save scroll positions/);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  for (const name of ['Shirt 1', 'Shirt 2']) {
    await cardOf(page, name).hover();
    await cardOf(page, name).getByRole('button', { name: 'Wishlist' }).click();
    await addByCard(page, name);
  }
  await expect(page.getByRole('button', { name: 'Wishlist', ...PRESSED })).toHaveCount(2);
  await expectInCart(page, 2);
  await cartLink(page).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Shirt 1' }).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Shirt 2' }).first()).toBeVisible();
});
