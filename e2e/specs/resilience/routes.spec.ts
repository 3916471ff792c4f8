import { NARROW_PAGES } from '../../support/checks/page-problems';
import { openCategory } from '../../support/pages/catalog';
import { problemsOfShopperPages } from '../../support/shop/every-page';
import { publicPages } from '../../support/shop/public-pages';
import { expect, test } from '../../support/test';

test('[RT-01] [RECO-11] sign-in, registration and recovered access have the narrow layout, all other pages header and footer', async ({
  page,
  catalogue,
}) => {
  for (const { path, heading } of publicPages(catalogue)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const isNarrow = NARROW_PAGES.includes(path);
    await expect(page.getByRole('banner'), path).toHaveCount(isNarrow ? 0 : 1);
    await expect(page.getByRole('contentinfo'), path).toHaveCount(isNarrow ? 0 : 1);
  }
  await page.goto('/login');
  const frame = await page.getByRole('main').boundingBox();
  if (!frame) throw new Error('The page has no main part.');
  expect(frame.width).toBeLessThanOrEqual(480);
  const middle = frame.x + frame.width / 2;
  const window = page.viewportSize()?.width ?? 0;
  // There may be space for a scrollbar.
  expect(Math.abs(middle - window / 2)).toBeLessThan(10);
});

test('[RT-01] the pages of signed-in shoppers have header and footer', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  const problems = await problemsOfShopperPages(page, { api, catalogue, customer }, async () => {
    const [headers, footers] = await Promise.all([
      page.getByRole('banner').count(),
      page.getByRole('contentinfo').count(),
    ]);
    return headers === 1 && footers === 1 ? [] : [`${headers} headers, ${footers} footers`];
  });
  expect(problems).toEqual([]);
});

test('[RT-07] a reload keeps page and place @phone', async ({ page, catalogue, isMobile }) => {
  await page.goto('/');
  await openCategory(page, catalogue.large.name, isMobile);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(main.getByText(/^Showing 13 to/)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/category=.*page=2/);
  await expect(main.getByText(/^Showing 13 to/)).toBeVisible();
});
