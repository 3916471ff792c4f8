import { ok } from '../../fake-api/responses';
import { sampleList, samplePicture, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { overflowingElements } from '../../support/checks/layout';
import { expectInCart } from '../../support/pages/cart';

test('[PDP-07] prices are shown with two decimals, a regular price above a discount struck through', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const { prices, shown, struck } of [
    {
      prices: { regularPrice: 2500, discountedPrice: null },
      shown: '₹2,500.00',
      struck: undefined,
    },
    {
      prices: { regularPrice: 2500, discountedPrice: 1999.5 },
      shown: '₹1,999.50',
      struck: '₹2,500.00',
    },
    {
      prices: { regularPrice: '12345678.9', discountedPrice: '' },
      shown: '₹1,23,45,678.90',
      struck: undefined,
    },
    { prices: { regularPrice: 100, discountedPrice: 0 }, shown: '₹100.00', struck: undefined },
    { prices: { regularPrice: 100, discountedPrice: 100 }, shown: '₹100.00', struck: undefined },
    { prices: { regularPrice: null, discountedPrice: 0.05 }, shown: '₹0.05', struck: undefined },
  ]) {
    await test.step(`${JSON.stringify(prices)} is shown as ${shown}${struck ? `, with ${struck} struck through` : ''}`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products/{id}', ok(sampleProduct(prices)));
      await page.goto('/product/plain-shirt');
      const main = page.getByRole('main');
      await expect(main.getByText(shown, { exact: true })).toBeVisible();
      await expect(main.getByText(/₹/)).toHaveText(struck ? [shown, struck] : [shown]);
      const { text, line } = struck
        ? { text: struck, line: 'line-through' }
        : { text: shown, line: 'none' };
      await expect(main.getByText(text, { exact: true })).toHaveCSS('text-decoration-line', line);
      await expect(main.getByText('Sale', { exact: true })).toBeVisible({ visible: !!struck });
    });
  }
});

test('a product without a price shows ₹0.00 and can’t be bought (D21)', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products/{id}', ok({ id: 'bare', title: 'Bare' }));
  await page.goto('/product/bare');
  const main = page.getByRole('main');
  await expect(main.getByText('₹0.00', { exact: true })).toBeVisible();
  await expect(main.getByText('This product is currently unavailable.')).toBeVisible();
  await main.getByRole('button', { name: 'Unavailable' }).click({ force: true });
  await expect(page).toHaveURL('/product/bare');
  await expectInCart(page, 0);
});

test('[PDP-09] a missing or invalid picture falls back to a placeholder', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  test.slow();
  for (const [name, over] of [
    ['no picture at all', { imgUrl: '', images: [] }],
    ['a missing picture', { imgUrl: '/apps/no-such-picture.webp' }],
    ['a response that isn’t a picture', { imgUrl: '/healthz' }],
    ['data that isn’t a picture', { imgUrl: 'data:image/png;base64,AAAA' }],
  ] as const) {
    await test.step(`${name} falls back to a placeholder`, async () => {
      fakeApi.restoreDefaults();
      consoleGuard.allow(/Failed to load resource: .*404.*no-such-picture/);
      fakeApi.respondTo('GET /products/{id}', ok(sampleProduct(over)));
      await page.goto('/product/plain-shirt');
      const picture = page.getByRole('main').getByRole('img', { name: 'Plain Shirt' });
      await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml.*viewBox/);
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
        .toBeGreaterThan(0);
    });
  }
});

test('[PDP-09] of several pictures only the broken one is replaced', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource: .*404.*no-such-picture/);
  const second = { url: samplePicture('second') };
  const images = [{ url: '/apps/no-such-picture.webp' }, second];
  fakeApi.respondTo('GET /products/{id}', ok(sampleProduct({ imgUrl: null, images })));
  await page.goto('/product/plain-shirt');
  const pictures = page.getByRole('main').getByRole('list', { name: 'Pictures to enlarge' });
  await expect(pictures.getByRole('img').first()).toHaveAttribute('src', /viewBox/);
  await expect(pictures.getByRole('img').nth(1)).toHaveAttribute('src', second.url);
});

test('long words and a hundred sizes don’t make the page wider @phone', async ({
  page,
  fakeApi,
}) => {
  const word = 'Supercalifragilisticexpialidocious'.repeat(3);
  const attributes = [
    { key: 'size', value: Array.from({ length: 100 }, (_, index) => `Size ${index}`) },
    { key: 'color', value: ['Red', word, 'नीला', 'أزرق', '👗'] },
    { key: 'material', value: word },
  ];
  const product = sampleProduct({ title: `${word} नीला कुर्ता قميص 👗`, attributes });
  fakeApi.respondTo('GET /products/{id}', ok(product));
  await page.goto('/product/plain-shirt');
  await expect(page.getByRole('radio')).toHaveCount(105);
  await page.getByRole('radio', { name: word }).check();
  expect(await overflowingElements(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowingElements(page)).toEqual([]);
});

test('products with unusual ids open from their card and from their URL', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const id of ['a/b', '100%', 'blue shirt', 'नीला-कुर्ता', '../orders', 'a?b#c', '👗']) {
    await test.step(`the product ${id} opens from its card and from its URL`, async () => {
      fakeApi.restoreDefaults();
      fakeApi.respondTo('GET /products', ok(sampleList([sampleProduct({ id })])));
      fakeApi.respondTo('GET /products/{id}', ok({ data: sampleProduct({ id }) }));
      await page.goto('/products?category=women');
      await page.getByRole('article').getByRole('heading').getByRole('link').click();
      const heading = page.getByRole('heading', { level: 1, name: 'Plain Shirt' });
      await expect(heading).toBeVisible();
      await page.reload();
      await expect(heading).toBeVisible();
      const paths = fakeApi.requestsTo('GET /products/{id}').map(({ path }) => path);
      expect(paths).toEqual(paths.map(() => `/products/${encodeURIComponent(id)}`));
      await page.getByRole('button', { name: 'Add to Cart' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Plain Shirt' }).first().click();
      await expect(heading).toBeVisible();
      await page.evaluate(() => localStorage.clear());
    });
  }
});
