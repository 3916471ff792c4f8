import type { Page } from '@playwright/test';
import { failure, ok } from '../../fake-api/responses';
import { allowFailedCalls, FAILED_RESPONSES } from '../../fake-api/failed-calls';
import { sampleList, sampleProduct, sampleProducts, sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';

const NONE = 'No featured products available at the moment.';

function featuredOn(page: Page) {
  return page.getByRole('region', { name: 'Featured Products' });
}

test('[HOME-04] the featured products link to all products @phone', async ({ page }) => {
  await page.goto('/');
  const featured = featuredOn(page);
  await expect(featured.getByRole('heading', { name: 'Featured Products' })).toBeVisible();
  const all = featured.getByRole('link', { name: 'View All' });
  await expect(all).toHaveAttribute('href', '/products');
  await all.click();
  await expect(page).toHaveURL('/products');
  await expect(page.getByRole('heading', { level: 1, name: 'Select a Category' })).toBeVisible();
});

test('[HOME-04] four products are side by side on large screens, two on medium ones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = featuredOn(page).getByRole('article');
  await expect(cards).toHaveCount(4);
  const rows = async () => {
    const tops = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().y),
    );
    return new Set(tops).size;
  };
  expect(await rows()).toBe(1);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(rows).toBe(1);
  await page.setViewportSize({ width: 800, height: 800 });
  await expect.poll(rows).toBe(2);
});

test('[HOME-05] four placeholders show while the products load, then the products', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('GET /products');
  await page.goto('/');
  const featured = featuredOn(page);
  const placeholders = featured.getByRole('list', { name: 'Loading products' });
  await expect(placeholders.getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Modern Essentials' })).toBeVisible();
  await expect(page.getByText(NONE)).toBeHidden();
  held.release();
  await expect(featured.getByRole('article')).toHaveCount(4);
  await expect(placeholders).toBeHidden();
});

test('[HOME-05] without products the section says that there are none', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ok({ data: [], pagination: { total: 0 } }));
  await page.goto('/');
  await expect(
    featuredOn(page).getByText('No featured products available at the moment.'),
  ).toBeVisible();
  await expect(featuredOn(page).getByRole('article')).toHaveCount(0);
});

test('[HOME-06] featured products that fail to load leave their section empty, and only the console says why', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const [what, response] of Object.entries({ ...FAILED_RESPONSES, 'a 401': failure(401) })) {
    await test.step(what, async () => {
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/The featured products could not be loaded/);
      fakeApi.respondTo('GET /products', response);
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('The featured products could not be loaded'),
      );
      await page.goto('/');
      await expect(featuredOn(page).getByText(NONE)).toBeVisible();
      expect((await logged).type()).toBe('error');
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
      await page.locator('[data-fragment="content.newsletter"]').scrollIntoViewIfNeeded();
      await expect(page.getByRole('region', { name: 'Stay Informed' })).toBeVisible();
    });
  }
});

test('[HOME-07] the featured products are four of the store’s first category, in lower case', async ({
  page,
  fakeApi,
}) => {
  const categories = ['Jackets & Coats', 'Women'];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories })));
  fakeApi.respondTo('GET /products', ok(sampleList(sampleProducts(9))));
  await page.goto('/');
  await expect(featuredOn(page).getByRole('article')).toHaveCount(4);
  for (const { query } of fakeApi.requestsTo('GET /products')) {
    expect(query).toMatchObject({ category: 'jackets & coats', limit: '4' });
  }
});

test('[HOME-07] duplicate products and products without a name aren’t shown', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Dropped an entry of a list/);
  const [first = {}, second = {}] = sampleProducts(2);
  const nameless = sampleProduct({ id: 'nameless', title: ' ' });
  fakeApi.respondTo('GET /products', ok(sampleList([first, first, nameless, second])));
  await page.goto('/');
  await expect(featuredOn(page).getByRole('article').getByRole('heading')).toHaveText([
    'Shirt 1',
    'Shirt 2',
  ]);
});
