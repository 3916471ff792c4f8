import { failure, ok } from '../../fake-api/responses';
import { sampleList, sampleProduct } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { expectAccessible } from '../../support/checks/axe';

const shirt = sampleProduct({ title: 'Plain Shirt' });

test('[SRCH-04] [SRCH-09] a misspelt search is corrected while it is typed, and by its results', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products/suggest', ({ query: { q } }) =>
    ok({
      data: { products: [shirt], categories: [], correction: q === 'shrit' ? 'shirt' : undefined },
    }),
  );
  fakeApi.respondTo('GET /products', ({ query: { q } }) =>
    ok({ ...sampleList([shirt]), ...(q === 'shrit' && { correction: 'shirt' }) }),
  );
  await page.goto('/search?q=shrit');
  await expect(page.getByText('These are the results for “shirt”.')).toBeVisible();
  const input = page.getByRole('main').getByRole('combobox');
  await input.fill('shri');
  await input.fill('shrit');
  await page.getByRole('option', { name: 'Did you mean “shirt”?' }).click();
  await expect(page).toHaveURL('/search?q=shirt');
  await expect(page.getByText('These are the results')).toBeHidden();
});

test('[SRCH-05] suggestions that come late never replace newer ones', async ({ page, fakeApi }) => {
  let respondLate: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (respondLate = resolve));
  const named = (title: string) =>
    ok({ data: { products: [sampleProduct({ title })], categories: [] } });
  await page.route('**/products/suggest?q=c', async (route) => {
    await late;
    await route.fulfill({ json: { data: { products: [sampleProduct({ title: 'Older' })] } } });
  });
  fakeApi.respondTo('GET /products/suggest', named('Newer'));
  await page.goto('/search');
  const input = page.getByRole('main').getByRole('combobox');
  const asked = page.waitForRequest('**/products/suggest?q=c');
  await expect(async () => {
    await input.fill('');
    await input.fill('c');
    await expect(input).toHaveAttribute('aria-expanded', 'false', { timeout: 1000 });
    await asked;
  }).toPass();
  await input.fill('coat');
  await expect(page.getByRole('option', { name: /^Newer/ })).toBeVisible();
  respondLate();
  await expect(page.getByRole('option', { name: /^Older/ })).toBeHidden();
  await expect(page.getByRole('option', { name: /^Newer/ })).toBeVisible();
});

test('[SRCH-10] when nothing is found, the page says what was searched, and shows featured products', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /products', ({ query: { q } }) =>
    ok(sampleList(q === undefined ? [shirt] : [])),
  );
  await page.goto('/search?q=<b>tractor</b>');
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: 'Nothing found for “<b>tractor</b>”' }),
  ).toBeVisible();
  await expect(main.getByRole('region', { name: 'Featured' })).toContainText('Plain Shirt');
  await expectAccessible(page);
});

test('[SRCH-11] a search that fails can be retried', async ({ page, fakeApi, consoleGuard }) => {
  consoleGuard.allow(/search failed|503|500/);
  fakeApi.respondTo('GET /products', failure(500));
  const response = await page.goto('/search?q=shirt');
  expect(response?.status()).toBe(503);
  await expect(page.getByText('The search failed. Please try again.')).toBeVisible();
  fakeApi.respondTo('GET /products', ok(sampleList([shirt])));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'Plain Shirt' })).toBeVisible();
});
