import { expect, test } from '../../fake-api/test';
import { expectInteractive } from '../../support/checks/hydration';

const FILTER = 'Accessories,Personal Care,Home,null,Unisex';

test('[PLP-12] the list requests exactly what the URL names', async ({ page, fakeApi }) => {
  test.slow();
  for (const { search, query } of [
    { search: '?category=jeans', query: { category: 'jeans' } },
    { search: '?category=men', query: { category: 'men', gender: 'Men' } },
    { search: '?category=Men', query: { category: 'Men', gender: 'Men' } },
    { search: '?category=women&page=3', query: { page: '3', category: 'women', gender: 'Women' } },
    { search: '?category=accessories', query: { category: 'accessories', filter: FILTER } },
    {
      search: '?category=Accessories&parentCategory=Bags%20%26%20Belts',
      query: { category: 'Accessories', parentCategory: 'Bags & Belts', filter: FILTER },
    },
    { search: '?category=%20jeans%20&parentCategory=&page=', query: { category: 'jeans' } },
    { search: '?category=jeans&parentCategory=%20', query: { category: 'jeans' } },
    { search: '?category=jeans&gender=Men&limit=1000&sort=price', query: { category: 'jeans' } },
  ]) {
    await test.step(`${search} requests exactly that from the API`, async () => {
      fakeApi.restoreDefaults();
      await page.goto(`/products${search}`);
      await expect(page.getByRole('article')).toHaveCount(4);
      const requests = fakeApi
        .requestsTo('GET /products')
        .map((call) => call.query)
        .filter(({ facets }) => facets === undefined);
      expect(requests).toContainEqual({ page: '1', limit: '12', ...query });
      expect(requests).toHaveLength(2);
    });
  }
});

test('[PLP-12] the browser sends the same request as the server', async ({ page, fakeApi }) => {
  await page.goto('/products');
  // Before hydration, the link loads a document, for which the server sends the request.
  await expectInteractive(page);
  await page.getByRole('main').getByRole('link', { name: 'Accessories', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(4);
  expect(fakeApi.requestsTo('GET /products').map(({ query }) => query)).toContainEqual({
    page: '1',
    limit: '12',
    category: 'accessories',
    filter: FILTER,
  });
});
