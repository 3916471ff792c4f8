import { expect, test } from '../../support/test';

test('[HOME-01] the hero names the collection and links to all products @smoke', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Modern Essentials' })).toBeInViewport();
  await expect(main.getByText(/2025 collection/)).toBeVisible();
  const explore = main.getByRole('link', { name: 'Explore Collection' });
  await expect(explore).toBeInViewport({ ratio: 1 });
  await expect(explore).toHaveAttribute('href', '/products');
  await explore.click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
});

test('[HOME-08] the promo block names the collection, its size and links to it', async ({
  page,
}) => {
  await page.goto('/');
  const promo = page.getByRole('region', { name: 'Artisanal Denim & Outerwear' });
  await expect(promo.getByRole('heading', { name: 'Artisanal Denim & Outerwear' })).toBeVisible();
  await expect(promo.getByText('Collection 2025')).toBeVisible();
  await expect(promo.getByRole('listitem')).toHaveText([
    '40+ denim styles',
    '25+ jackets and coats',
    '30+ dress designs',
  ]);
  const discover = promo.getByRole('link', { name: 'Discover Collection' });
  await expect(discover).toHaveAttribute('href', '/products');
  await discover.click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
});

test('going back from a product restores the scroll position on the home page', async ({
  page,
}) => {
  await page.goto('/');
  const cards = page.getByRole('list', { name: 'Featured Products' }).getByRole('article');
  await cards.first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(cards.first()).toBeInViewport();
});
