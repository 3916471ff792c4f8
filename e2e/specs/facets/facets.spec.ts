import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Filter' });
const cards = (page: Page) =>
  page.getByRole('main').getByRole('list', { name: 'Products' }).getByRole('article');

async function openFilters(page: Page) {
  await page.getByRole('button', { name: /^Filter/ }).click();
  await expect(drawer(page).getByRole('group', { name: 'Size' })).toBeVisible();
  const whole = drawer(page).getByRole('button', { name: /^Show all \d+ of/ });
  while ((await whole.count()) > 0) await whole.first().click();
}

/** The number of items that a checkbox shows. */
async function promised(page: Page, name: RegExp): Promise<number> {
  const text = await drawer(page).getByRole('checkbox', { name }).first().locator('..').innerText();
  return Number(/(\d+)\s*(?:items?)?$/.exec(text.trim())?.[1]);
}

test('[FAC-01] [FAC-02] [FAC-04] [FAC-05] a size and a colour narrow a category down, and back and forward restore them @phone @smoke', async ({
  page,
  catalogue,
}) => {
  const { shelf, size, color } = catalogue.sized;
  await page.goto(shelf.path);
  await expectInteractive(page);
  await openFilters(page);
  await expectAccessible(page);
  const bySize = await promised(page, new RegExp(`^${size} \\d`));
  await drawer(page)
    .getByRole('checkbox', { name: new RegExp(`^${size} \\d`) })
    .check();
  await expect(drawer(page).getByRole('button', { name: `Show ${bySize} item` })).toBeVisible();
  const both = await promised(page, new RegExp(`^${color} \\d`));
  await drawer(page)
    .getByRole('checkbox', { name: new RegExp(`^${color} \\d`) })
    .check();
  await drawer(page)
    .getByRole('button', { name: `Show ${both} item` })
    .click();
  await expect(drawer(page)).toBeHidden();
  await expect(
    page.getByRole('main').getByText(`${both} item`, { exact: false }).first(),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`size=${size}&color=${encodeURIComponent(color)}$`));
  await expect(cards(page)).toHaveCount(Math.min(both, 12));
  await expectAccessible(page);

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`size=${size}$`));
  await expect(page.getByRole('link', { name: `Remove Colour: ${color}` })).toBeHidden();
  await expect(page.getByRole('link', { name: `Remove Size: ${size}` })).toBeVisible();
  await page.goForward();
  await page.reload();
  await page.getByRole('link', { name: `Remove Size: ${size}` }).click();
  await expect(page).toHaveURL(new RegExp(`&color=${encodeURIComponent(color)}$`));
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(shelf.path);
});

test('[FAC-03] [FAC-06] prices are narrowed down and sorted', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
  await expect(page).toHaveURL(/sort=price-asc$/);
  await openFilters(page);
  const lowest = await drawer(page)
    .getByRole('textbox', { name: 'From' })
    .getAttribute('placeholder');
  const from = Number((lowest ?? '').replace(/\D/g, '')) + 1;
  await drawer(page).getByRole('textbox', { name: 'From' }).fill(String(from));
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
  await openFilters(page);
  await drawer(page)
    .getByRole('checkbox', { name: new RegExp(`^${size} \\d`) })
    .check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}&size=${size}`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest first');
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(title)}&size=${size}&sort=newest`);
  await expect(cards(page).first()).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FAC-08] [FAC-10] filters and sort are links, and size and colour must be those of one variant', async ({
    page,
    catalogue,
    api,
  }) => {
    const { shelf, size, color } = catalogue.sized;
    await page.goto(shelf.path);
    await page.getByRole('link', { name: new RegExp(`^${size} \\(`) }).click();
    await page.getByRole('link', { name: new RegExp(`^${color} \\(`) }).click();
    await page.getByRole('link', { name: 'Price: low to high' }).click();
    await expect(page).toHaveURL(/size=.*&color=.*&sort=price-asc$/);
    const [first] = await cards(page).getByRole('heading').getByRole('link').all();
    // With the color that the list is narrowed down to.
    const { pathname } = new URL((await first?.getAttribute('href')) ?? '', page.url());
    const id = pathname.split('/').at(-1) ?? '';
    const product = await api.product(id);
    expect(product.stock?.variants).toContainEqual(expect.objectContaining({ size, color }));
  });
});
