import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { countOf, openFilters, showAllValues } from '../../support/pages/filters';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('article');

test('[FAC-01] [FAC-02] [FAC-04] [FAC-05] [FAC-12] a size and a family of colours narrow a category down, and back and forward restore them @phone @smoke', async ({
  page,
  catalogue,
  isMobile,
}) => {
  const { shelf, size } = catalogue.sized;
  await page.goto(shelf.path);
  await expectInteractive(page);
  const filters = await openFilters(page, isMobile);
  await showAllValues(filters);
  await expectAccessible(page);
  const main = page.getByRole('main');
  const bySize = filters.getByRole('checkbox', { name: new RegExp(`^${size} \\d`) });
  const ofSize = await countOf(bySize);
  await bySize.check();
  await expect(main.getByRole('status').getByText(new RegExp(`^${ofSize} items?$`))).toBeAttached();
  const byColor = filters.getByRole('group', { name: 'Color' }).getByRole('checkbox').first();
  const family = (await byColor.getAttribute('value')) ?? '';
  const ofBoth = await countOf(byColor);
  await byColor.check();
  await expect(byColor).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`size=${size}&colorFamily=${family}$`));
  await expect(cards(page)).toHaveCount(Math.min(ofBoth, 12));
  if (isMobile) {
    await filters.getByRole('button', { name: `Show ${ofBoth} item` }).click();
    await expect(filters).toBeHidden();
  }
  await expect(main.getByText(`${ofBoth} item`, { exact: false }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`size=${size}$`));
  await expect(page.getByRole('link', { name: `Remove Color: ${family}` })).toBeHidden();
  await expect(page.getByRole('link', { name: `Remove Size: ${size}` })).toBeVisible();
  await page.goForward();
  await page.reload();
  await page.getByRole('link', { name: `Remove Size: ${size}` }).click();
  await expect(page).toHaveURL(new RegExp(`&colorFamily=${family}$`));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(shelf.path);
});

test('[FAC-12] `?color=Red` finds what the family of this name finds', async ({ page }) => {
  const titles = cards(page).getByRole('heading');
  await page.goto('/products?category=women&colorFamily=Red');
  await expect(titles.first()).toBeVisible();
  const found = await titles.allTextContents();
  await page.goto('/products?category=women&color=Red');
  await expect(titles).toHaveText(found);
});

test('[FAC-12] an address with the name of a colour still counts', async ({ page, catalogue }) => {
  const { shelf, color } = catalogue.sized;
  await page.goto(`${shelf.path}&color=${encodeURIComponent(color)}`);
  await expectInteractive(page);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('link', { name: `Remove Color: ${color}` }).click();
  await expect(page).toHaveURL(shelf.path);
});

test('[FAC-03] [FAC-06] prices are narrowed down and sorted', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-asc$/);
  const lowest = (await openFilters(page, false)).getByRole('textbox', { name: 'From' });
  const from = Number(((await lowest.getAttribute('placeholder')) ?? '').replace(/\D/g, '')) + 1;
  await lowest.fill(String(from));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`priceMin=${from}&sort=price-asc$`));
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('[FAC-09] search engines index listings with one filter value, but no combinations', async ({
  page,
  catalogue,
}) => {
  const { shelf, size, color } = catalogue.sized;
  await page.goto(`${shelf.path}&color=${encodeURIComponent(color)}`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /&color=/);
  await page.goto(`${shelf.path}&size=${size}&color=${encodeURIComponent(color)}`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('[FAC-01] [FAC-06] results of a search are narrowed down and sorted', async ({
  page,
  catalogue,
}) => {
  const { title, size } = catalogue.sized;
  await page.goto(`/search?q=${encodeURIComponent(title)}`);
  await expectInteractive(page);
  const filters = await openFilters(page, false);
  await filters.getByRole('checkbox', { name: new RegExp(`^${size} \\d`) }).check();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}&size=${size}`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}&size=${size}&sort=newest`);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FAC-08] [FAC-10] filters and sort are a form, and size and colour must be those of one variant @phone', async ({
    page,
    catalogue,
    api,
  }) => {
    const { shelf, size, color } = catalogue.sized;
    await page.goto(`${shelf.path}&color=${encodeURIComponent(color)}`);
    const filters = page.getByRole('complementary', { name: 'Filters' });
    await filters.getByRole('checkbox', { name: new RegExp(`^${size} \\d`) }).check();
    await filters.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/color=.*&size=.*&sort=price-asc$/);
    const [first] = await cards(page).getByRole('heading').getByRole('link').all();
    // With the color that the list is narrowed down to.
    const { pathname } = new URL((await first?.getAttribute('href')) ?? '', page.url());
    const id = pathname.split('/').at(-1) ?? '';
    const product = await api.product(id);
    expect(product.stock?.variants).toContainEqual(expect.objectContaining({ size, color }));
  });
});
