import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { layoutShift } from '../../support/checks/layout-shift';
import { expectInCart } from '../../support/pages/cart';
import { addByCard } from '../../support/pages/product-cards';
import { expect, test } from '../../support/test';

const GOWN = '/product/velvet-column-gown';

async function openLook(page: Page): Promise<Locator> {
  await page.goto(GOWN);
  await page.locator('[data-fragment="catalog.look"]').scrollIntoViewIfNeeded();
  return page.getByRole('main').getByRole('region', { name: 'Complete the look' });
}

test('[PDP-18] the page of a gown shows what completes the look, and nothing moves @phone', async ({
  page,
}) => {
  const look = await openLook(page);
  await expect(look.getByRole('heading', { level: 3 })).toHaveText([
    'Banarasi Brocade Clutch',
    'Green Onyx Earrings',
    'Beaten Brass Cuff',
  ]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expectAccessible(page);
});

test('[PDP-18] a piece of the look is added from its card', async ({ page }) => {
  await openLook(page);
  await addByCard(page, 'Beaten Brass Cuff', { asks: true });
  await expectInCart(page, 1);
});

test('[PDP-18] the page of a product without a look has no place for one', async ({ page }) => {
  await page.goto('/product/lambswool-rib-cardigan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lambswool Rib Cardigan');
  await expect(page.locator('[data-fragment="catalog.recommendations"]')).toBeAttached();
  await expect(page.locator('[data-fragment="catalog.look"]')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PDP-18] there is no gap where the look would be', async ({ page }) => {
    await page.goto(GOWN);
    await expect(page.locator('[data-fragment="catalog.recommendations"]')).toBeVisible();
    await expect(page.locator('[data-fragment="catalog.look"]')).toBeHidden();
  });
});
