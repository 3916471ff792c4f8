import { apiPaths, SuggestionsSchema } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const suggest = async (q: string) =>
  (await api.call(`${apiPaths.suggestions}?${new URLSearchParams({ q }).toString()}`)).as(
    SuggestionsSchema,
  ).data;

test('suggests products with picture and price, and categories, for a prefix', async () => {
  const { products: found, categories } = await suggest('jea');
  expect(found).toHaveLength(6);
  expect(found.every(({ title }) => title.includes('Jeans'))).toBe(true);
  expect(found[0]?.picture?.sources).toBeDefined();
  expect(found[0]?.regularPrice).toBeGreaterThan(0);
  expect(categories).toEqual([
    { label: 'Jeans in Women', category: 'Women', parentCategory: 'Jeans' },
    { label: 'Jeans in Men', category: 'Men', parentCategory: 'Jeans' },
  ]);
});

test('suggests a category of one gender for that gender', async () => {
  expect((await suggest('mens trou')).categories.map(({ label }) => label)).toEqual([
    'Trousers in Men',
  ]);
});

test('corrects a misspelt word, and returns the correction', async () => {
  const { products: found, correction } = await suggest('snglasses');
  expect([found.length, correction]).toEqual([3, 'sunglasses']);
});

test.each(['', '   ', '?!', 'qwrtzplk'])('suggests nothing for %j', async (q) => {
  expect(await suggest(q)).toEqual({ products: [], categories: [] });
});

test('suggests no more than the requested limit', async () => {
  const { data } = (await api.call(`${apiPaths.suggestions}?q=coat&limit=2`)).as(SuggestionsSchema);
  expect(data.products).toHaveLength(2);
});
