import type { Page } from '@playwright/test';
import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import type { FakeApi } from '../../fake-api/fake-api';
import { expect, test } from '../../fake-api/test';
import { cardOf } from '../../support/pages/product-cards';
import { storedCart } from '../../support/shop/shopper';

type Given = Record<string, unknown>;

/** Lets the API respond with these products, in the list and by id. */
function respondWithProducts(fakeApi: FakeApi, products: Given[]): void {
  fakeApi.respondTo('GET /products', ok(sampleList(products)));
  fakeApi.respondTo('GET /products/{id}', ({ path }) =>
    ok({ data: products.find(({ id }) => path === `/products/${String(id)}`) }),
  );
}

/** Products with these titles, which are their ids as well. */
function productsOf(given: Record<string, Given>): Given[] {
  return Object.entries(given).map(([title, parts]) =>
    sampleProduct({ id: title.toLowerCase(), title, ...parts }),
  );
}

async function openProduct(page: Page, name: string) {
  await page.goto(`/product/${name.toLowerCase()}`);
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  return page.getByRole('main');
}

test('[MAP-01] the name is the title, and a missing description is empty', async ({
  page,
  fakeApi,
}) => {
  const withoutIt = sampleProduct({ id: 'untold', title: 'Untold' });
  delete withoutIt.description;
  const told = productsOf({
    Told: { description: 'Two lines\nof it.' },
    None: { description: null },
  });
  respondWithProducts(fakeApi, [...told, withoutIt]);
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Told',
    'None',
    'Untold',
  ]);
  await expect((await openProduct(page, 'Told')).getByText(/Two lines\s+of it\./)).toBeVisible();
  for (const name of ['None', 'Untold']) {
    await expect((await openProduct(page, name)).getByText(/undefined|null/)).toHaveCount(0);
  }
});

test('[MAP-02] the price is the discounted one, else the regular one, else 0 @smoke', async ({
  page,
  fakeApi,
}) => {
  const prices = {
    Both: [{ regularPrice: 2500, discountedPrice: 1999 }, '1,999'],
    Regular: [{ regularPrice: 2500, discountedPrice: null }, '2,500'],
    Texts: [{ regularPrice: '2500', discountedPrice: ' 1999 ' }, '1,999'],
    Blank: [{ regularPrice: 2500, discountedPrice: '' }, '2,500'],
    Zero: [{ regularPrice: 2500, discountedPrice: 0 }, '2,500'],
    Discounted: [{ regularPrice: null, discountedPrice: 1999 }, '1,999'],
    Neither: [{ regularPrice: null, discountedPrice: null }, '0'],
  } as const;
  respondWithProducts(
    fakeApi,
    productsOf(Object.fromEntries(Object.entries(prices).map(([name, [given]]) => [name, given]))),
  );
  await page.goto('/products?category=women');
  for (const [name, [, price]] of Object.entries(prices)) {
    await expect(cardOf(page, name).getByText(`₹${price}`, { exact: true })).toBeVisible();
  }
  for (const name of ['Both', 'Neither'] as const) {
    const main = await openProduct(page, name);
    await expect(main.getByText(`₹${prices[name][1]}.00`, { exact: true })).toBeVisible();
  }
});

test('[MAP-03] the regular price shows beside a discounted price only', async ({
  page,
  fakeApi,
}) => {
  respondWithProducts(
    fakeApi,
    productsOf({
      Both: { regularPrice: 2500, discountedPrice: 1999 },
      Regular: { regularPrice: 2500, discountedPrice: null },
      Zero: { regularPrice: 2500, discountedPrice: '0' },
    }),
  );
  await page.goto('/');
  const rupeesOn = (name: string) => cardOf(page, name).getByText(/^₹/);
  await expect(rupeesOn('Both')).toHaveText(['₹1,999', '₹2,500']);
  await expect(rupeesOn('Regular')).toHaveText(['₹2,500']);
  await expect(rupeesOn('Zero')).toHaveText(['₹2,500']);
  const main = await openProduct(page, 'Both');
  await expect(main.getByText('₹2,500.00', { exact: true })).toBeVisible();
});

test('[MAP-04] the picture is imgUrl, else the first of the images, else a placeholder', async ({
  page,
  fakeApi,
}) => {
  const [main, other] = [samplePicture('Main'), samplePicture('Other')];
  const images = [{ url: ' ' }, { url: other }, { url: samplePicture('Third') }];
  respondWithProducts(
    fakeApi,
    productsOf({
      Main: { imgUrl: main, images },
      First: { imgUrl: '', images },
      Absent: { imgUrl: null, images },
      None: { imgUrl: '', images: [] },
    }),
  );
  const shown = { Main: main, First: other, Absent: other, None: /^data:image/ };
  await page.goto('/');
  for (const [name, src] of Object.entries(shown)) {
    const picture = cardOf(page, name).getByRole('img', { name });
    await expect(picture).toHaveAttribute('src', src);
  }
  for (const name of ['First', 'None'] as const) {
    const picture = (await openProduct(page, name)).getByRole('img').first();
    await expect(picture).toHaveAttribute('src', shown[name]);
  }
});

test('[MAP-05] a line of the cart says whether its product is featured by its attribute', async ({
  page,
  fakeApi,
}) => {
  const featured = (key: string, value: unknown) => ({ attributes: [{ key, value }] });
  respondWithProducts(
    fakeApi,
    productsOf({
      List: featured('featured', ['true']),
      Text: featured('FEATURED', 'new, True'),
      False: featured('featured', ['false']),
      Empty: featured('featured', []),
      Other: featured('fit', ['true']),
    }),
  );
  for (const name of ['List', 'Text', 'False', 'Empty', 'Other']) {
    const main = await openProduct(page, name);
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(page).toHaveURL('/cart');
  }
  const lines = (await storedCart(page)) as { name: string; featured: boolean }[];
  expect(lines.filter((line) => line.featured).map(({ name }) => name)).toEqual(['List', 'Text']);
});

test('[MAP-06] sizes and colours come from any of their keys, as a list or with commas', async ({
  page,
  fakeApi,
}) => {
  const attributes = (size: [string, unknown], color: [string, unknown]) => ({
    attributes: [size, color].map(([key, value]) => ({ key, value })),
  });
  const given = {
    Lists: attributes(['size', ['S', 'M']], ['color', ['Red', 'Blue']]),
    Texts: attributes(['Sizes', 'S, M,,'], ['COLOURS', 'Red,Blue ']),
    Mixed: attributes(['SIZE', ['S', ' M ', 'S']], ['Colors', 'Red, Blue']),
  };
  respondWithProducts(fakeApi, productsOf(given));
  for (const name of Object.keys(given)) {
    const main = await openProduct(page, name);
    const optionsOf = (group: string) =>
      main
        .getByRole('radiogroup', { name: group })
        .getByRole('radio')
        .evaluateAll((radios) => radios.map((radio) => radio.getAttribute('value')));
    expect(await optionsOf('Size'), name).toEqual(['S', 'M']);
    expect(await optionsOf('Color'), name).toEqual(['Red', 'Blue']);
  }
  await page.goto('/');
  for (const name of Object.keys(given)) {
    await expect(cardOf(page, name).getByText('2 colors')).toBeVisible();
  }
});

test('[MAP-09] description and categories are shown when present', async ({ page, fakeApi }) => {
  const parts = {
    description: 'Woven by hand.',
    subCategory: 'Casual shirts',
    parentCategory: 'Topwear',
  };
  const masterCategory = 'Apparel';
  const bare = { id: 'bare', title: 'Bare', regularPrice: 10 };
  respondWithProducts(fakeApi, [
    ...productsOf({
      Full: { ...parts, masterCategory },
      Broad: { masterCategory, parentCategory: null },
    }),
    bare,
  ]);
  const full = await openProduct(page, 'Full');
  for (const text of Object.values(parts)) {
    await expect(full.getByText(text, { exact: true })).toBeVisible();
  }
  // The broadest category says nothing beside a narrower one.
  await expect(full.getByText(masterCategory)).toHaveCount(0);
  const broad = await openProduct(page, 'Broad');
  await expect(broad.getByText(masterCategory, { exact: true })).toBeVisible();
  const main = await openProduct(page, 'Bare');
  await expect(main.getByRole('term')).toHaveCount(0);
  for (const text of Object.values(parts)) {
    await expect(main.getByText(text, { exact: true })).toHaveCount(0);
  }
});
