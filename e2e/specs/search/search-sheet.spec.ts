import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const searchLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Search', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => sheet(page).getByRole('combobox', { name: 'Search products' });

async function openSheet(page: Page, path = '/contact') {
  await page.goto(path);
  await expectHeaderInteractive(page);
  await searchLink(page).click();
  await expect(input(page)).toBeFocused();
}

test('[SRCH-01] the search opens over the page and closes by Escape and outside of it @phone', async ({
  page,
  isMobile,
}) => {
  await openSheet(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await expect(searchLink(page)).toBeFocused();
  await searchLink(page).click();
  await expect(input(page)).toBeFocused();
  if (isMobile) await sheet(page).getByRole('button', { name: 'Close' }).click();
  else await page.mouse.click(20, 880);
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/contact');
});

test('what the search suggests to type fits into its field @phone', async ({ page }) => {
  await openSheet(page);
  const example = await input(page).getAttribute('placeholder');
  await input(page).fill(example ?? '');
  const hidden = await input(page).evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(hidden).toBeLessThanOrEqual(0);
});

test('[SRCH-02] [SRCH-03] by keyboard: a product is suggested while it is typed, and opened @phone', async ({
  page,
  catalogue,
}) => {
  const { title, path } = catalogue.sized;
  await openSheet(page);
  await input(page).pressSequentially(title);
  const option = sheet(page).getByRole('option', { name: title });
  await expect(option.first()).toBeVisible();
  await expect(option.first().locator('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  const options = sheet(page).getByRole('option');
  const index = (await options.allTextContents()).findIndex((text) => text.startsWith(title));
  for (let presses = 0; presses <= index; presses++) await page.keyboard.press('ArrowDown');
  await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
});

test('[SRCH-06] [SRCH-07] [SRCH-08] Enter shows the results, and the search is kept on the device @smoke', async ({
  page,
  catalogue,
}) => {
  const { title } = catalogue.sized;
  await openSheet(page);
  await input(page).fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${title}”`);
  await expect(page.getByRole('main').getByRole('heading', { name: title }).last()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/contact');

  await searchLink(page).click();
  const recent = sheet(page).getByRole('region', { name: 'Recent searches' });
  await expectAccessible(page);
  await recent.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}`);
  await page.reload();
  await expectHeaderInteractive(page);
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  await searchLink(page).click();
  await recent.getByRole('button', { name: `Remove “${title}”` }).click();
  await expect(recent).toBeHidden();
  await expect(input(page)).toBeFocused();
});

test('[SRCH-01] when the search sheet can’t be loaded, the link leads to the search page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load|could not be (loaded|shown)|net::ERR|search/);
  await page.route('**/apps/mf-catalog/**/*search-sheet*', (route) => route.abort());
  await page.goto('/contact');
  await expectHeaderInteractive(page);
  await searchLink(page).click();
  await expect(page).toHaveURL('/search');
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('main').getByRole('combobox')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[SRCH-01] [SRCH-06] [SRCH-08] the link leads to a form, and the form to results', async ({
    page,
    catalogue,
  }) => {
    const { title } = catalogue.sized;
    await page.goto('/');
    await searchLink(page).click();
    await expect(page).toHaveURL('/search');
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: 'Search products' }).fill(title);
    await main.getByRole('button', { name: 'Search' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(`Results for “${title}”`);
    await expect(main.getByRole('heading', { level: 3, name: title })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
});

test('[SRCH-12] words that no product has are named, and the results are those for the others', async ({
  page,
}) => {
  await page.goto('/search?q=velvet%20blazer%20tractor');
  const main = page.getByRole('main');
  await expect(main.getByText('No match for “tractor”; shown without it.')).toBeVisible();
  await expect(main.getByRole('article').first()).toContainText('Blazer');
  await expectAccessible(page);
});

test('[SRCH-13] a product is found in two words, in another transliteration and in Hindi script', async ({
  page,
}) => {
  const found = { 'over coat camel hair': 'Camel', 'khaadi kurtaa': 'Khadi', 'चमड़े का बेल्ट': 'Belt' };
  for (const [q, title] of Object.entries(found)) {
    await page.goto(`/search?q=${encodeURIComponent(q)}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('article', { name: title }).first()).toBeVisible();
    await expect(main.getByText(/No match for|Nothing was found/)).toHaveCount(0);
  }
});

test('signs in a search are kept as they were typed', async ({ page }) => {
  for (const q of ['c++', '#', 'belts & bags', '100% cotton']) {
    await openSheet(page);
    await input(page).fill(q);
    await input(page).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${q}”`);
    expect(new URL(page.url()).searchParams.get('q')).toBe(q);
  }
});

test('[SRCH-14] while nothing is typed, categories and what the featured products are, are offered as "Popular" @phone', async ({
  page,
  catalogue,
}) => {
  await openSheet(page);
  const popular = sheet(page).getByRole('region', { name: 'Popular' });
  await expect(popular.getByRole('link', { name: 'Dresses', exact: true })).toBeVisible();
  await expectAccessible(page);
  await popular.getByRole('link', { name: catalogue.large.name, exact: true }).click();
  await expect(page).toHaveURL(catalogue.large.path);
  await expect(sheet(page)).toBeHidden();
});
