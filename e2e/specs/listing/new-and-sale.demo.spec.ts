import { openFilters } from '../../support/pages/filters';
import { expect, test } from '../../support/test';

const LISTS = [
  { label: 'New', heading: 'New Arrivals', path: '/products?new=true' },
  { label: 'Sale', heading: 'Sale', path: '/products?onSale=true' },
];

for (const { label, heading, path } of LISTS) {
  test(`[NAV-13] [PLP-24] "${label}" leads to a list across categories, which filters narrow down @phone`, async ({
    page,
    isMobile,
  }) => {
    await page.goto('/contact');
    const header = page.getByRole('banner');
    if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click();
    await header.getByRole('link', { name: label, exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(path);
    await expect(main.getByRole('article').first()).toBeVisible();
    const filters = await openFilters(page, isMobile);
    await expect(filters.getByRole('checkbox', { name: /^On sale/ })).toBeVisible({
      visible: label === 'New',
    });
    await filters.getByRole('checkbox', { name: /^M \d/ }).check();
    if (isMobile) await filters.getByRole('button', { name: /^Show \d+ items?$/ }).click();
    await expect(page.getByRole('link', { name: 'Remove Size: M' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(path);
  });
}

test('[PLP-24] "Sale" has reduced products alone, and "New Arrivals" the newest first', async ({
  page,
  api,
}) => {
  await page.goto('/products?onSale=true');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(12);
  await expect(cards.getByText('Sale', { exact: true })).toHaveCount(12);
  await page.goto('/products?new=true');
  const ids = await cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).pathname.split('/')[2]),
    );
  const created = await Promise.all(
    ids.map(async (id) => Date.parse((await api.product(id ?? '')).createdAt)),
  );
  expect(created).toEqual([...created].sort((one, other) => other - one));
});
