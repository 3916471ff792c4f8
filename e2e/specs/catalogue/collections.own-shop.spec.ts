import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectHydrated, rememberServerPage } from '../../support/checks/hydration';
import { openFilters } from '../../support/pages/filters';
import { cardOf } from '../../support/pages/product-cards';
import type { ApiProcess } from '../../support/processes/api-process';
import { expect, test } from '../../support/shop/own-api-test';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'collections-'));
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Page servers keep a page for ten seconds. */
const COUNTED = { timeout: 20_000 };

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const cards = (page: Page) => main(page).getByRole('article');

/** Loads the page again until it has what is expected. */
async function expectCounted(page: Page, expected: Locator): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(expected).toBeVisible({ timeout: 1_000 });
  }).toPass(COUNTED);
}

const items = (page: Page, count: number) =>
  main(page).getByRole('status').getByText(`${count} items`, { exact: true });

/** Imports shawls, the first of which are red and all of which are in a collection. */
async function importShawls(api: ApiProcess, collection: string): Promise<string> {
  const name = collection.toLowerCase().replaceAll(' ', '-');
  const rows = Array.from({ length: 14 }, (_, index) =>
    [
      `${name}-${index}`,
      `${collection} ${index}`,
      'Shawls',
      'Color',
      index < 3 ? 'Rust' : 'Navy',
      `${name}-${index}`,
      900 + index,
      5,
      `"${collection}"`,
    ].join(),
  );
  const file = path.join(folder, `${name}.csv`);
  const headings = 'Product,Name,Category,Option 1,Value 1,SKU,Price,Stock,Collections';
  await writeFile(file, [headings, ...rows].join('\n'));
  expect(await api.run('catalogue', 'import', file, '--yes')).toContain('14 added');
  return file;
}

test('[CAT-06] [PDP-13] a merchant fills, renames and empties collections, and shoppers see it', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(240_000);
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await importShawls(ownApi, 'Diwali Edit');
  const collection = (...args: string[]) => ownApi.run('catalogue', 'collection', ...args);

  await test.step('a file has them, and an export loses none', async () => {
    expect(await collection('list')).toContain('Diwali Edit  14 products, 14 shown');
    for (const format of ['own', 'shopify', 'woocommerce']) {
      const exported = path.join(folder, `${format}.csv`);
      await ownApi.run('catalogue', 'export', exported, '--format', format);
      const again = await ownApi.run('catalogue', 'import', exported, '--yes');
      expect(again).not.toMatch(/\d+ (added|changed|refused)/);
    }
  });

  await test.step('the product’s page leads to the list', async () => {
    await page.goto(`${origin}/product/diwali-edit-3`);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Diwali Edit', exact: true }).click();
    await expect(page).toHaveURL(`${origin}/products?collection=Diwali%20Edit`);
    await expect(heading(page)).toHaveText('Diwali Edit');
    await expectCounted(page, items(page, 14));
  });

  await test.step('a command takes a product out, adds one, and names the collection anew', async () => {
    await collection('remove', 'diwali edit', 'diwali-edit-3', 'diwali-edit-4', '--by', 'Meera');
    await expectCounted(page, items(page, 12));
    expect(await collection('add', 'DIWALI EDIT', 'diwali-edit-3')).toContain('(before: none)');
    await expectCounted(page, items(page, 13));
    expect(await ownApi.run('catalogue', 'history', 'product diwali-edit-4')).toMatch(
      /Meera {2}product diwali-edit-4 {2}collections \["Diwali Edit"\] → \[\]/,
    );
    await collection('rename', 'Diwali Edit', 'Festive Edit');
    await page.goto(`${origin}/products?collection=festive%20edit`);
    await expectCounted(page, items(page, 13));
    await expect(heading(page)).toHaveText('Festive Edit');
  });

  await test.step('what can’t be is refused with the reason', async () => {
    expect(await collection('add', 'New, In', 'diwali-edit-3')).toContain('has a comma or a “>”');
    expect(await collection('add', 'New In', 'no-such-shawl')).toContain(
      'There is no product, and no SKU, “no-such-shawl”.',
    );
    expect(await collection('list')).not.toContain('New In');
  });
});

test('[PLP-15] a collection is a list with pages, filters, an address and an entry in the sitemap', async ({
  page,
  ownApi,
  ownShops,
}) => {
  test.setTimeout(180_000);
  const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
  await importShawls(ownApi, 'New In');
  const address = `${origin}/products?collection=New%20In`;

  await rememberServerPage(page);
  await page.goto(`${origin}/products?collection=new%20in`);
  await expectCounted(page, items(page, 14));
  await expectHydrated(page);
  await expect(heading(page)).toHaveText('New In');
  await expect(page).toHaveTitle(/^New In/);
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', address);
  await expect(cards(page)).toHaveCount(12);
  await expectAccessible(page);

  await page.getByRole('navigation', { name: 'Pagination' }).getByText('Next').click();
  await expect(cards(page)).toHaveCount(2);
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);

  const filters = await openFilters(page, false);
  await filters.getByRole('checkbox', { name: /^Orange/ }).check();
  await expect(page).toHaveURL(`${address}&colorFamily=Orange`);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toHaveText('New In');

  const sitemap = await (await page.request.get(`${origin}/sitemap/pages.xml`)).text();
  expect(sitemap).toContain(`<loc>${address}</loc>`);

  await page.goto(`${origin}/products?collection=never`);
  await expect(main(page).getByText('No products found with the selected filters')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[FAC-11] [PLP-15] categories and search results are narrowed down to a collection', async ({
    page,
    ownApi,
    ownShops,
  }) => {
    test.setTimeout(180_000);
    const { origin } = await ownShops.start({ apiOrigin: ownApi.origin });
    await importShawls(ownApi, 'Winter Edit');
    await ownApi.run('catalogue', 'collection', 'add', 'Gifts', 'winter-edit-3', 'winter-edit-9');
    for (const list of ['products?category=shawls', 'search?q=winter']) {
      await page.goto(`${origin}/${list}`);
      const filters = await openFilters(page, false);
      const gifts = filters.getByRole('checkbox', { name: 'Gifts 2 items' });
      await expectCounted(page, gifts);
      await gifts.check();
      await filters.getByRole('button', { name: 'Apply filters' }).click();
      await expect(page).toHaveURL(/[?&]collection=Gifts&/);
      await expect(cards(page)).toHaveCount(2);
      await expect(cardOf(page, 'Winter Edit 9')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Remove Collection: Gifts' })).toBeVisible();
    }
    await page.goto(`${origin}/products?collection=winter%20edit`);
    await expect(heading(page)).toHaveText('Winter Edit');
    const filters = await openFilters(page, false);
    await filters.getByRole('checkbox', { name: 'Orange 3 items' }).check();
    await filters.getByRole('button', { name: 'Apply filters' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(heading(page)).toHaveText('Winter Edit');
  });
});
