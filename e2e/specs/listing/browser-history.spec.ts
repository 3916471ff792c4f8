import { expectInteractive } from '../../support/checks/hydration';
import { expect, test } from '../../support/test';

test('[PLP-11] back, forward and a shared link restore category, page and sub-category @smoke', async ({
  page,
  context,
  catalogue,
}) => {
  const { path, subCategories } = catalogue.large;
  await page.goto(path);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Page 2' }).click();
  await expect(main.getByText(/^Showing 13 to/)).toBeVisible();
  await expectInteractive(page);
  await main.getByLabel('Sub-category').selectOption(subCategories[0]);
  await expect(page).toHaveURL(/parentCategory=/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByText(/^Showing 13 to/)).toBeHidden();

  await page.goBack();
  await expect(main.getByText(/^Showing 13 to/)).toBeVisible();
  await page.goForward();
  await expect(main.getByLabel('Sub-category')).toHaveValue(subCategories[0]);
  await expect(main.getByText(/^Showing 13 to/)).toBeHidden();
  await expect(main.getByRole('article').first()).toBeVisible();

  const titles = main.getByRole('article').getByRole('heading');
  const names = await titles.allInnerTexts();
  await page.reload();
  await expect(main.getByLabel('Sub-category')).toHaveValue(subCategories[0]);
  await expect(titles).toHaveText(names);
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(
    names,
  );
});

test('[PLP-07] changing the page scrolls to the top @phone', async ({ page, catalogue }) => {
  await page.goto(catalogue.large.path);
  await expectInteractive(page);
  const main = page.getByRole('main');
  for (const [link, range] of [
    ['Next', /^Showing 13 to/],
    ['Page 1', /^Showing 1 to/],
  ] as const) {
    const target = main.getByRole('link', { name: link, exact: true });
    await target.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await target.click();
    await expect(main.getByText(range)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('[PLP-07] changing the sub-category starts again at page 1', async ({ page, catalogue }) => {
  const { path, subCategories } = catalogue.large;
  await page.goto(`${path}&page=2`);
  const main = page.getByRole('main');
  await expect(main.getByText(/^Showing 13 to/)).toBeVisible();
  await expectInteractive(page);
  await main.getByLabel('Sub-category').selectOption(subCategories[0]);
  await expect(page).toHaveURL(/parentCategory=/);
  expect(new URL(page.url()).searchParams.get('page') ?? '1').toBe('1');
  await expect(main.getByRole('article').first()).toBeVisible();
});

test('a category that doesn’t exist is an empty list, not a failure', async ({ page }) => {
  for (const [name, category] of [
    ['nobody has', 'no-such-thing'],
    ['no database can hold', 'no%00such'],
    ['is longer than any', 'long'.repeat(60)],
  ] as const) {
    await test.step(`a category that ${name}`, async () => {
      const response = await page.goto(`/products?category=${category}&parentCategory=none`);
      expect(response?.status()).toBe(200);
      await expect(page.getByText('No products found with the selected filters')).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toBeHidden();
    });
  }
});
