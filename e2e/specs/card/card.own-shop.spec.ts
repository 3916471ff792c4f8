import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { cardOf } from '../../support/pages/product-cards';
import { overflowingElements } from '../../support/checks/layout';

/** A URL without a response. */
const GONE = 'http://pictures.invalid/shirt.webp';

test('[CARD-01] the picture is 340 px tall at every width', async ({ page }) => {
  for (const path of ['/', '/products?category=women']) {
    await page.goto(path);
    const picture = cardOf(page, 'Shirt 1').getByRole('img', { name: 'Shirt 1' });
    for (const width of [320, 390, 767, 768, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(picture, `${width} px wide`).toHaveCSS('height', '340px');
    }
  }
});

test('[CARD-01] picture and title lead to the product’s page, whatever its id', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const id of ['plain', 'a?b#c', 'लाल कुर्ता']) {
    await test.step(`picture and title of ${id} lead to its page`, async () => {
      fakeApi.restoreDefaults();
      const product = sampleProduct({ id });
      fakeApi.respondTo('GET /products', ok(sampleList([product])));
      fakeApi.respondTo('GET /products/{id}', ok(product));
      await page.goto('/');
      // Once opened, the product is among the recently viewed ones as well.
      const featured = page.getByRole('list', { name: 'Featured Products' });
      const card = featured.getByRole('article', { name: 'Plain Shirt', exact: true });
      const links = card.getByRole('link', { name: 'Plain Shirt' });
      await expect(links).toHaveCount(2);
      const address = `/product/${encodeURIComponent(id)}`;
      for (const link of await links.all()) await expect(link).toHaveAttribute('href', address);

      await links.filter({ has: page.getByRole('img') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname);
      await page.goBack();
      await card.getByRole('heading').getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Plain Shirt' })).toBeVisible();
      const asked = fakeApi.requestsTo('GET /products/{id}').map(({ path }) => path);
      expect(asked).toContain(`/products/${encodeURIComponent(id)}`);
    });
  }
});

test('[CARD-03] a card whose price is below the original one has the badge "Sale"', async ({
  page,
  fakeApi,
}) => {
  const prices = [
    ['Lowered', { regularPrice: 2500, discountedPrice: 1999 }],
    ['Lowered in text', { regularPrice: '2500', discountedPrice: '1999.50' }],
    ['Regular', { regularPrice: 2500 }],
    ['Not lowered', { regularPrice: 2500, discountedPrice: 2500 }],
    ['Raised', { regularPrice: 2500, discountedPrice: 2600 }],
    ['Discounted alone', { regularPrice: null, discountedPrice: 1999 }],
    ['Blank', { regularPrice: 2500, discountedPrice: ' ' }],
    ['Zero', { regularPrice: 2500, discountedPrice: 0 }],
  ] as const;
  const products = prices.map(([title, given]) => sampleProduct({ id: title, title, ...given }));
  fakeApi.respondTo('GET /products', ok(sampleList(products)));
  await page.goto('/products?category=women');
  for (const name of ['Lowered', 'Lowered in text']) {
    await expect(cardOf(page, name).getByText('Sale', { exact: true })).toBeVisible();
    await expect(cardOf(page, name).getByText('₹2,500')).toBeVisible();
  }
  await expect(cardOf(page, 'Lowered').getByText('₹1,999', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText('Sale', { exact: true })).toHaveCount(2);
});

test('[CARD-05] a picture that is missing or broken is replaced by a placeholder', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*NAME_NOT_RESOLVED/);
  const sources = [{ type: 'image/webp', srcset: `${GONE} 360w` }];
  const products = [
    sampleProduct({ id: 'good', title: 'Good' }),
    sampleProduct({ id: 'broken', title: 'Broken', imgUrl: GONE }),
    sampleProduct({
      id: 'sources',
      title: 'Sources',
      imgUrl: '',
      images: [{ url: GONE, sources }],
    }),
    sampleProduct({ id: 'missing', title: 'Missing', imgUrl: null, images: null }),
  ];
  fakeApi.respondTo('GET /products', ok(sampleList(products)));
  await page.goto('/');
  const pictureOf = (name: string) => cardOf(page, name).getByRole('img', { name });
  for (const name of ['Broken', 'Sources', 'Missing']) {
    const picture = pictureOf(name);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveAttribute('src', /^data:image/);
    await expect(picture).not.toHaveAttribute('src', samplePicture('Plain Shirt'));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).toHaveCSS('height', '340px');
  }
  await expect(pictureOf('Good')).toHaveAttribute('src', samplePicture('Plain Shirt'));
});

test('[CARD-01] names of any script and length fit their cards @phone', async ({
  page,
  fakeApi,
}) => {
  const names = ['W'.repeat(120), 'هذا فستان سهرة <b>', 'लाल रेशमी साड़ी', '👗'.repeat(40)];
  const huge = { regularPrice: 99_999_999_999.99, discountedPrice: 88_888_888_888.5 };
  const products = names.map((title, index) =>
    sampleProduct({ id: `odd-${index}`, title, ...huge }),
  );
  fakeApi.respondTo('GET /products', ok(sampleList(products)));
  await page.goto('/products?category=women');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(names);
  expect(await overflowingElements(page)).toEqual([]);
});
