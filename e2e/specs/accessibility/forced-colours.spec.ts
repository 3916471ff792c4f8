import type { Page } from '@playwright/test';
import { withoutEdge, withoutFocusRing } from '../../support/checks/appearance';
import { problemsOfPublicPages, problemsOfShopperPages } from '../../support/shop/every-page';
import { expect, test } from '../../support/test';

test.slow();
test.use({ contextOptions: { forcedColors: 'active' } });

async function problemsOfControls(page: Page): Promise<string[]> {
  return [...(await withoutEdge(page)), ...(await withoutFocusRing(page))];
}

test('with forced colours buttons have a border and the focus has a ring', async ({
  page,
  catalogue,
}) => {
  expect(await problemsOfPublicPages(page, catalogue, problemsOfControls)).toEqual([]);
});

test('with forced colours buttons have a border and the focus has a ring on a shopper’s pages', async ({
  page,
  api,
  catalogue,
  regular,
}) => {
  expect(
    await problemsOfShopperPages(page, { api, catalogue, customer: regular }, problemsOfControls),
  ).toEqual([]);
});

test('with forced colours the chosen size differs from the others', async ({ page, catalogue }) => {
  await page.goto(catalogue.sized.path);
  const main = page.getByRole('main');
  const sizes = main.getByRole('radiogroup', { name: 'Size' });
  await expect(sizes).toBeVisible();
  const before = await sizes.screenshot();
  await sizes
    .getByRole('radio', { name: /^(?!.*sold out)/ })
    .first()
    .check();
  await main.getByRole('heading', { level: 1 }).focus();
  expect((await sizes.screenshot()).equals(before)).toBe(false);
});
