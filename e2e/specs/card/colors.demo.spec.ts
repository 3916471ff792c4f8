import type { Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { expectPicture } from '../../support/pages/pictures';
import { cardOf } from '../../support/pages/product-cards';
import { DRESS } from '../../support/shop/demo-products';
import { storedCart } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

/** Opens results with the dress, whose card has two colours. */
async function openCard(page: Page) {
  await page.goto(`/search?q=${encodeURIComponent(DRESS.title)}`);
  await expectInteractive(page);
  return cardOf(page, DRESS.title);
}

test('[CARD-06] a swatch shows the product in its color, and "Add to Bag" and the links follow it @phone @smoke', async ({
  page,
}) => {
  const card = await openCard(page);
  const picture = card.getByRole('img', { name: DRESS.title });
  await expectPicture(picture, DRESS.champagne);
  const bordeaux = card.getByRole('button', { name: 'Bordeaux' });
  await expect(bordeaux).toHaveAttribute('aria-pressed', 'false');
  await bordeaux.click();
  await expectPicture(picture, DRESS.bordeaux);
  await expect(bordeaux).toHaveAttribute('aria-pressed', 'true');
  await card.hover();
  await card.getByRole('button', { name: 'Add to Bag' }).click();
  await expect
    .poll(() => storedCart(page))
    .toEqual([
      expect.objectContaining({
        id: DRESS.id,
        selectedColor: 'Bordeaux',
        image: expect.stringContaining(DRESS.bordeaux),
      }),
    ]);
  await page.goto('/');
  const again = await openCard(page);
  await again.getByRole('button', { name: 'Bordeaux' }).click();
  await again.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`/product/${DRESS.id}?color=Bordeaux`);
  await expect(page.getByRole('radio', { name: 'Bordeaux' })).toBeChecked();
});

test('[CARD-06] [QUICK-02] the quick view has the color of the card, and the picture of each color that is chosen', async ({
  page,
}) => {
  const card = await openCard(page);
  await card.getByRole('button', { name: 'Bordeaux' }).click();
  await card.hover();
  await card.getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', { name: DRESS.title });
  const picture = dialog.getByRole('presentation').first();
  await expect(dialog.getByRole('radio', { name: 'Bordeaux' })).toBeChecked();
  await expectPicture(picture, DRESS.bordeaux);
  await dialog.getByRole('radio', { name: 'Champagne' }).check();
  await expectPicture(picture, DRESS.champagne);
});

for (const filter of ['color=Bordeaux', 'colorFamily=red']) {
  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test(`[CARD-07] [FAC-12] a list with ${filter} shows its products in that color, and leads to them in it @phone`, async ({
      page,
    }) => {
      await page.goto(`/products?category=women&${filter}`);
      const card = cardOf(page, DRESS.title);
      await card.scrollIntoViewIfNeeded();
      await expect(card.getByRole('heading').getByRole('link')).toHaveAttribute(
        'href',
        `/product/${DRESS.id}?color=Bordeaux`,
      );
      await expect(card.getByRole('img', { name: DRESS.title })).toHaveAttribute(
        'src',
        new RegExp(DRESS.bordeaux),
      );
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('radio', { name: 'Bordeaux' })).toBeChecked();
    });
  });
}
