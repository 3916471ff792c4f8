import type { Page } from '@playwright/test';
import { expectInteractive } from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';
import { startWithStorage, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const SLOT = '[data-fragment="catalog.recently-viewed"]';

async function startWithViewed(page: Page, viewed: string) {
  await startWithStorage(page, { recentlyViewed: viewed });
}

const names = (page: Page) =>
  page.getByRole('region', { name: 'Recently viewed' }).getByRole('heading', { level: 3 });

test('[FRG-12] [FRG-14] the home page shows viewed products that still exist, without a layout shift @phone', async ({
  page,
  catalogue: { oneSize, sized },
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404/, /no-such-product failed: /);
  await startWithViewed(page, JSON.stringify([sized.id, 'no-such-product', oneSize.id]));
  await page.goto('/');
  await page.locator(SLOT).scrollIntoViewIfNeeded();
  await expect(names(page)).toHaveText([sized.title, oneSize.title]);
  expect(await layoutShift(page)).toBeLessThan(0.001);
  await names(page).last().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: oneSize.title })).toBeVisible();
});

test('[FRG-14] the first product that is opened shows no recently viewed ones, and requests none', async ({
  page,
  catalogue: { oneSize },
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/v1\/products\/[^/]+$/.test(new URL(request.url()).pathname)) calls.push(request.url());
  });
  await page.goto(oneSize.path);
  await expectInteractive(page);
  // The promises are right below the recently viewed products.
  const promises = page.waitForResponse('**/mf-content/**/chunk.promises.*');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await promises;
  await expect(page.locator(SLOT)).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('[FRG-15] the thirteenth product that is opened replaces the oldest one', async ({
  page,
  catalogue: { oneSize },
}) => {
  const ids = Array.from({ length: 12 }, (_, index) => `product-${index}`);
  await startWithViewed(page, JSON.stringify(ids));
  await page.route('**/v1/products/product-*', (route) => route.abort());
  await page.goto(oneSize.path);
  await expect
    .poll(() => stored(page, 'recentlyViewed'))
    .toBe(JSON.stringify([oneSize.id, ...ids.slice(0, 11)]));
});

test('[FRG-15] an invalid entry in the storage is read as no viewed products', async ({
  page,
  catalogue,
}) => {
  for (const garbage of ['{', 'null', '{"0":"a"}', '[1,null,""]']) {
    await startWithViewed(page, garbage);
    await page.goto(catalogue.oneSize.path);
    await expectInteractive(page);
    await expect(page.locator(SLOT)).toHaveCount(0);
    await expect
      .poll(() => stored(page, 'recentlyViewed'))
      .toBe(JSON.stringify([catalogue.oneSize.id]));
  }
});

test('[FRG-15] product pages work when the storage is full or forbidden', async ({
  page,
  catalogue,
  consoleGuard,
}) => {
  consoleGuard.allow(/can't be used/, /Failed to save scroll positions/);
  for (const method of ['setItem', 'getItem'] as const) {
    await page.addInitScript((name) => {
      Storage.prototype[name] = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
    }, method);
    await page.goto(catalogue.oneSize.path);
    await expectInteractive(page);
    await expect(page.locator(SLOT)).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL('/cart');
});
