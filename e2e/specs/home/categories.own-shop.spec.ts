import type { Page } from '@playwright/test';
import { failure, noResponse, ok } from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { samplePicture, sampleStore } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { overflowingElements } from '../../support/checks/layout';

function cardsOn(page: Page) {
  return page.getByRole('list', { name: 'Curated Categories' }).getByRole('link');
}

test('[HOME-02] the first three categories are 450 px tall and lead to their listings', async ({
  page,
  fakeApi,
}) => {
  const categories = ['Women', 'Jackets & Coats', 'Home / Living 100%', 'Shoes'];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories })));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Curated Categories' })).toBeVisible();
  const cards = cardsOn(page);
  await expect(cards).toHaveText(categories.slice(0, 3));
  for (const [index, address] of [
    '/products?category=women',
    '/products?category=jackets%20%26%20coats',
    '/products?category=home%20%2F%20living%20100%25',
  ].entries()) {
    await expect(cards.nth(index)).toHaveAttribute('href', address);
    expect((await cards.nth(index).boundingBox())?.height).toBe(450);
  }

  await cards.nth(2).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Home / Living 100%', exact: true }),
  ).toBeVisible();
  const category = () => fakeApi.requestsTo('GET /products').at(-1)?.query.category;
  await expect.poll(category).toBe('home / living 100%');
});

test('[HOME-02] a store with one category shows one card', async ({ page, fakeApi }) => {
  fakeApi.respondTo('GET /storeInfo', ok({ data: sampleStore({ categories: ['Sarees'] }) }));
  await page.goto('/');
  await expect(cardsOn(page)).toHaveText(['Sarees']);
  await expect(cardsOn(page)).toHaveAttribute('href', '/products?category=sarees');
});

test('[HOME-02] categories of any script and length lead to their listings, duplicates removed @phone', async ({
  page,
  fakeApi,
}) => {
  const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtenkleidung';
  const given = [
    [' साड़ी ', 'فساتين سهرة', long],
    ['constructor', ' ', 'CONSTRUCTOR', '👗 Fest\uD83D'],
  ];
  const shown = [
    ['साड़ी', 'فساتين سهرة', long],
    ['constructor', '👗 Fest\uFFFD'],
  ];
  for (const [index, categories] of given.entries()) {
    fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories })));
    await page.goto('/');
    await expect(cardsOn(page)).toHaveText(shown[index] ?? []);
    const hrefs = shown[index]?.map(
      (name) => `/products?category=${encodeURIComponent(name.toLowerCase())}`,
    );
    expect(
      await cardsOn(page).evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(hrefs);
    expect(await overflowingElements(page)).toEqual([]);
  }
});

test('[HOME-02] a card shows the store’s picture of its category, whatever its case', async ({
  page,
  fakeApi,
}) => {
  const pictures = { categories: { women: { url: samplePicture('Women') } } };
  const categories = ['WOMEN', 'Men'];
  fakeApi.respondTo('GET /storeInfo', ok(sampleStore({ categories, pictures })));
  await page.goto('/');
  const [women, men] = [cardsOn(page).first(), cardsOn(page).last()];
  await expect(women.locator('img')).toHaveAttribute('src', samplePicture('Women'));
  await expect(men.locator('img')).toHaveCount(0);
});

test('[HOME-03] a store without categories shows Jeans, Jackets & Coats, Dresses', async ({
  page,
  fakeApi,
}) => {
  const withoutThem: Record<string, unknown> = sampleStore();
  delete withoutThem.categories;
  for (const store of [sampleStore({ categories: [] }), withoutThem]) {
    fakeApi.respondTo('GET /storeInfo', ok(store));
    await page.goto('/');
    await expect(cardsOn(page)).toHaveText(['Jeans', 'Jackets & Coats', 'Dresses']);
    await expect(cardsOn(page).nth(1)).toHaveAttribute(
      'href',
      '/products?category=jackets%20%26%20coats',
    );
  }
});

test('[HOME-03] a store whose information fails to load shows Jeans, Jackets & Coats, Dresses', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  for (const [what, response] of [
    ['fails', failure(500)],
    ['doesn’t arrive', noResponse],
  ] as const) {
    await test.step(`the store information ${what}`, async () => {
      allowFailedCalls(consoleGuard);
      consoleGuard.allow(/store information could not be loaded/);
      fakeApi.respondTo('GET /storeInfo', response);
      await page.goto('/');
      await expect(cardsOn(page)).toHaveText(['Jeans', 'Jackets & Coats', 'Dresses']);
    });
  }
});
