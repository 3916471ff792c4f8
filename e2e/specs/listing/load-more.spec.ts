import { expectInteractive } from '../../support/checks/hydration';
import { openProductNamed } from '../../support/pages/catalog';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[PLP-23] "Load more" adds the next page, and the way back and a reload show it again @phone', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  const cards = page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('article');
  const more = page.getByRole('link', { name: 'Load more' });
  const first = await cards.first().getByRole('heading').innerText();
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(page).toHaveURL(`${catalogue.large.path}&page=2&from=1`);
  await expect(cards.nth(12)).toBeVisible();
  await expect(cards.first().getByRole('heading')).toHaveText(first);
  await expect(page.getByRole('status').getByText(/^Showing 1 to \d+ of/)).toBeVisible();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - scrolled)).toBeLessThan(100);
  const count = await cards.count();

  const added = await cards.nth(12).getByRole('heading').innerText();
  await openProductNamed(page, added);
  await page.goBack();
  await expect(cards).toHaveCount(count);
  await expect(cards.nth(12)).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(count);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /&page=2$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[PLP-23] "Load more" is a link to both pages', async ({ page, catalogue }) => {
    await page.goto(catalogue.large.path);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(`${catalogue.large.path}&page=2&from=1`);
    await expect(page.getByRole('main').getByRole('article').nth(12)).toBeVisible();
  });
});
