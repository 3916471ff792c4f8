import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

const RESULTS = '/search?q=cotton';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[SRCH-15] "Load more" adds the next results, and a reload shows them again @phone', async ({
  page,
}) => {
  await page.goto(RESULTS);
  await expectInteractive(page);
  const cards = page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('article');
  const first = await cards.first().getByRole('heading').innerText();
  await page.getByRole('link', { name: 'Load more' }).click();
  await expect(page).toHaveURL(`${RESULTS}&page=2&from=1`);
  await expect(cards.nth(12)).toBeVisible();
  await expect(cards.first().getByRole('heading')).toHaveText(first);
  await expect(page.getByRole('status').getByText(/^Showing 1 to \d+ of/)).toBeVisible();
  const count = await cards.count();
  await page.reload();
  await expect(cards).toHaveCount(count);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-15] "Load more" is a link to both pages of results', async ({ page }) => {
    await page.goto(RESULTS);
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL(`${RESULTS}&page=2&from=1`);
    await expect(page.getByRole('main').getByRole('article').nth(12)).toBeVisible();
  });
});
