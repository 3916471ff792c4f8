import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectControlled } from '../../support/checks/hydration';
import { layoutShift } from '../../support/checks/layout-shift';
import { openUnpaidOrder, pay } from '../../support/pages/payment';
import { cartLine, startSignedIn, stored } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const TITLE = 'You may also like';

function recommendations(page: Page): Locator {
  return page.getByRole('main').getByRole('region', { name: TITLE });
}

test('[FRG-01] without scripts the product page has recommendations, but not the product itself', async ({
  browser,
  catalogue: { oneSize },
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(oneSize.path);
  const cards = recommendations(page).getByRole('article');
  await expect(cards).toHaveCount(4);
  await expect(cards.filter({ hasText: oneSize.title })).toHaveCount(0);
  await page.close();
});

test('[FRG-02] recommendations are hydrated in place, without a layout shift, and link to their products @phone', async ({
  page,
  catalogue: { oneSize },
}) => {
  // Until the process that renders the fragment has started, a page is sent without it.
  const html = async () => (await page.request.get(oneSize.path)).text();
  await expect.poll(html).toContain(TITLE);
  await page.goto(oneSize.path);
  const section = recommendations(page);
  const rendered = await section.elementHandle();
  await section.scrollIntoViewIfNeeded();
  const link = section.getByRole('heading', { level: 3 }).first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  await expectControlled(link);
  expect(await rendered.evaluate((one) => one.isConnected)).toBe(true);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  await expectAccessible(page);

  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-same-document');
});

test('[FRG-03] the cart recommends related products, and none that are in it', async ({
  page,
  api,
  catalogue: { oneSize },
  customer,
}) => {
  const related = await api.related(oneSize.id);
  const [best] = related;
  expect(related.length).toBeGreaterThan(4);
  const lines = [oneSize, await api.product(best?.id ?? '')].map((one) => cartLine(one));
  await startSignedIn(page, customer, lines);
  await page.goto('/cart');
  const cards = recommendations(page).getByRole('article');
  await expect(cards).toHaveCount(4);
  for (const { name } of lines) await expect(cards.filter({ hasText: name })).toHaveCount(0);
  await expectAccessible(page);

  // Products in the cart aren't recommended on product pages either.
  await page.goto(oneSize.path);
  await recommendations(page).scrollIntoViewIfNeeded();
  await expect(cards.filter({ hasText: best?.title ?? '' })).toHaveCount(0);
});

test('[FRG-04] the confirmation of a paid order recommends related products', async ({
  page,
  api,
  catalogue,
  customer,
}) => {
  await openUnpaidOrder(page, { api, catalogue, customer });
  await pay(page, 'netbanking', customer);
  await page.getByRole('button', { name: 'Approve payment' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Thank You/ })).toBeVisible();
  await page.locator('[data-fragment="catalog.recommendations"]').scrollIntoViewIfNeeded();
  await expect(recommendations(page).getByRole('article').first()).toBeVisible();
});

test('[FRG-05] recently viewed products are shown, the newest first, without the current one', async ({
  page,
  catalogue: { oneSize: first, sized: second },
}) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Recently viewed' })).toHaveCount(0);
  for (const { id, title } of [first, second]) {
    await page.goto(`/product/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const isNewest = async () =>
      (await stored(page, 'recentlyViewed'))?.startsWith(JSON.stringify([id]).slice(0, -1));
    await expect.poll(isNewest).toBe(true);
  }
  const viewed = page.getByRole('main').getByRole('region', { name: 'Recently viewed' });
  const names = viewed.getByRole('heading', { level: 3 });
  await page.reload();
  await page.locator('[data-fragment="catalog.recently-viewed"]').scrollIntoViewIfNeeded();
  await expect(names).toHaveText([first.title]);
  await page.goto('/');
  await page.locator('[data-fragment="catalog.recently-viewed"]').scrollIntoViewIfNeeded();
  await expect(names).toHaveText([second.title, first.title]);
  await expectAccessible(page);
});
