import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

/** Six reviews, five of which say that it runs small. */
const JEANS = '/product/ankle-slim-jeans';

test('[REV-01] [REV-03] a product shows its stars, which lead to what buyers say, and advises a size @phone @smoke', async ({
  page,
}) => {
  await page.goto(JEANS);
  await expect(page.getByRole('radiogroup', { name: 'Size' })).toContainText(
    'Runs small: most buyers take one size up.',
  );
  await expectInteractive(page);
  await page.getByRole('link', { name: /out of 5 stars 6 reviews$/ }).click();
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(reviews.getByRole('heading', { name: 'Reviews' })).toBeInViewport();
  await expect(reviews).toContainText('Most buyers say: runs small');
  await expect(
    reviews.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(reviews.getByText('Tanvi M., March 22, 2026')).toBeVisible();
  await expect(reviews.getByRole('link', { name: 'More reviews' })).toBeVisible();
  const jsonLd = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(jsonLd.join()).toContain('"aggregateRating":{"@type":"AggregateRating"');
  await expectAccessible(page);
});

test('[REV-02] all reviews are on a page of their own, by date or stars @phone', async ({
  page,
}) => {
  await page.goto(JEANS);
  await page.getByRole('link', { name: 'More reviews' }).click();
  await expect(page).toHaveURL(/\/product\/ankle-slim-jeans\/reviews$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Reviews of / })).toBeVisible();
  const first = page
    .getByRole('list', { name: 'Reviews', exact: true })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText('Tanvi M.');
  await page.getByRole('link', { name: 'Lowest first' }).click();
  await expect(first).toContainText('Shruti P.');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(first).toContainText('Meher G.');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[REV-01] [REV-02] reviews and their further pages are there', async ({ page }) => {
    await page.goto(JEANS);
    await expect(page.getByRole('region', { name: 'Reviews' })).toContainText('Tanvi M.');
    await page.getByRole('link', { name: 'More reviews' }).click();
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page.getByText('Ananya D., January 11, 2026')).toBeVisible();
  });
});

test('[REV-01] a product without reviews has neither stars nor a section', async ({ page }) => {
  await page.goto('/product/velvet-slip-dress');
  await expectInteractive(page);
  await expect(page.getByText(/review/i)).toHaveCount(0);
});
