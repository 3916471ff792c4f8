import { expectAccessible } from '../../support/checks/axe';
import { expect, test } from '../../support/test';

test('[COLL-01] [COLL-02] the home page leads to a collection, and it to its products @smoke @phone', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Read our collections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Collections' })).toBeVisible();
  await page.getByRole('link', { name: /^After Dark/ }).click();
  await expect(page).toHaveURL('/collections/after-dark');
  await expect(page.getByRole('heading', { level: 1, name: 'After Dark' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'A slip dress of bordeaux satin' })).toBeVisible();
  const products = page.getByRole('list', { name: 'Satin, on the bias' }).getByRole('heading');
  await expect(products).toHaveText([
    'Bias Satin Slip Dress',
    'Satin Halter Dress',
    'Satin Evening Clutch',
    'Hammered Drop Earrings',
  ]);
  await expectAccessible(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[COLL-01] a collection is in the page as the server sends it', async ({ page }) => {
    await page.goto('/collections/the-winter-coat');
    await expect(page.getByRole('heading', { name: 'Four coats' })).toBeVisible();
    const jsonLd = await page.locator('script[type="application/ld+json"]').allInnerTexts();
    expect(jsonLd.join()).toContain('"CollectionPage"');
  });

  test('[COLL-01] a collection that there is not is a 404', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/404/);
    const response = await page.goto('/collections/nowhere');
    expect(response?.status()).toBe(404);
    await expect(page.getByText('There is no such collection')).toBeVisible();
  });
});

test('[COLL-02] the sitemap lists the collections', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap/pages.xml')).text();
  expect(sitemap).toContain('/collections</loc>');
  expect(sitemap).toContain('/collections/from-the-loom</loc>');
});
