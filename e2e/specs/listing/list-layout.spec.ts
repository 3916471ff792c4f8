import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[PLP-21] the bar stays below the header while the products scroll, covers no focus, and scrolls away in a low window @phone', async ({
  page,
  catalogue,
}) => {
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  const sort = page.getByRole('main').getByRole('combobox', { name: 'Sort by' });
  const links = page.getByRole('article').getByRole('heading').getByRole('link');
  await links.last().scrollIntoViewIfNeeded();
  await expect(sort).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const bar = await sort.boundingBox();
  expect(bar?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);

  await links.last().focus();
  for (let stop = 0; stop < 30; stop++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const { activeElement } = document;
      const isInList = activeElement?.closest('[aria-label="Products"]');
      return isInList ? activeElement?.getBoundingClientRect().top : undefined;
    });
    if (top !== undefined) expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  }

  await page.setViewportSize({ width: 640, height: 360 });
  await links.last().scrollIntoViewIfNeeded();
  await expect(sort).not.toBeInViewport();
});

test('[PLP-22] from 1200 px up the filters are beside the products, below "Filter" opens them', async ({
  page,
  catalogue,
}) => {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(catalogue.large.path);
  const filters = page.getByRole('complementary', { name: 'Filters' });
  const button = page.getByRole('button', { name: 'Filter' });
  await expect(filters).toBeVisible();
  await expect(button).toBeHidden();
  const [beside, card] = [
    await filters.boundingBox(),
    await page.getByRole('article').first().boundingBox(),
  ];
  expect((beside?.x ?? 0) + (beside?.width ?? 0)).toBeLessThanOrEqual(card?.x ?? 0);
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(filters).toBeHidden();
  await button.click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('[PLP-25] a sub-category is the heading of its list, with a link to its category above', async ({
  page,
  catalogue,
}) => {
  const { name, path, subCategories } = catalogue.large;
  const [subCategory] = subCategories;
  await page.goto(`${path}&parentCategory=${encodeURIComponent(subCategory)}`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: subCategory })).toBeVisible();
  await main.getByRole('link', { name, exact: true }).click();
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(path);
});

test('[PLP-26] an empty list leads to the categories, to "New" and to "Sale" @phone', async ({
  page,
  catalogue,
}) => {
  await page.goto(`${catalogue.large.path}&priceMin=9999999`);
  const browse = page.getByRole('main').getByRole('list', { name: 'Browse' });
  await expect(browse.getByRole('link', { name: catalogue.large.name })).toBeVisible();
  await expect(browse.getByRole('link', { name: 'New' })).toBeVisible();
  await browse.getByRole('link', { name: 'Sale' }).click();
  await expect(page).toHaveURL('/products?onSale=true');
});
