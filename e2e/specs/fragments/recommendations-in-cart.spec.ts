import type { Page } from '@playwright/test';
import { layoutShift } from '../../support/checks/layout-shift';
import { cartLine, startWithStorage } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';
import type { Catalogue } from '../../support/api/catalogue-finder';

const RELATED = '**/products/*/related*';

async function openCart(page: Page, { oneSize }: Catalogue) {
  const line = cartLine(oneSize, { selectedSize: 'One Size' });
  await startWithStorage(page, { cart: JSON.stringify([line]) });
  await page.goto('/cart');
}

test('[FRG-10] a product that is put into the cart is no longer recommended, and the next one takes its place', async ({
  page,
  api,
  catalogue,
}) => {
  const related = (await api.related(catalogue.oneSize.id)).map(({ title }) => title);
  await openCart(page, catalogue);
  const section = page.getByRole('main').getByRole('region', { name: 'You may also like' });
  const names = section.getByRole('heading', { level: 3 });
  await expect(names).toHaveText(related.slice(0, 4));

  const best = section.getByRole('article').first();
  await best.hover();
  await best.getByRole('button', { name: 'Add to Bag' }).click();
  await expect(names).toHaveText(related.slice(1, 5));
});

test('[FRG-11] an empty cart has no recommendations and requests none', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/related')) calls.push(request.url());
  });
  // The promises are right below the place that recommendations would have.
  const promises = page.waitForResponse('**/mf-content/**/chunk.promises.*');
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await promises;
  await expect(page.locator('[data-fragment="catalog.recommendations"]')).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('[FRG-11] when the request for recommendations fails, the cart is complete and has no gap', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: /, /related\S* failed: /, /could not be shown/);
  await page.route(RELATED, (route) => route.fulfill({ status: 500, json: {} }));
  const failed = page.waitForResponse(RELATED);
  await openCart(page, catalogue);
  await failed;
  await expect(page.locator('[data-fragment="catalog.recommendations"]')).toHaveCount(0);
  const main = page.getByRole('main');
  await expect(main.getByText('Subtotal')).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeEmpty();
});

test('[FRG-11] when no products are related to the cart, there is neither section nor gap', async ({
  page,
  catalogue,
}) => {
  await page.route(RELATED, (route) => route.fulfill({ json: { data: [] } }));
  await openCart(page, catalogue);
  const slot = page.locator('[data-fragment="catalog.recommendations"]');
  await expect.poll(() => slot.evaluate((element) => element.clientHeight)).toBe(0);
  await expect(page.getByText('You may also like')).toHaveCount(0);
});

test('[FRG-12] recommendations in the cart cause no layout shift @phone', async ({
  page,
  catalogue,
}) => {
  await openCart(page, catalogue);
  const section = page.getByRole('main').getByRole('region', { name: 'You may also like' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(4);
  // Fonts that arrive late shift the page by up to 0.0012; reserved space that is 50 px off by 0.005.
  expect(await layoutShift(page)).toBeLessThan(0.003);
});
