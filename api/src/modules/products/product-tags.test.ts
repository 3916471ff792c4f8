import { apiPaths, ProductListSchema } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const COAT = 'belted-wool-coat';

async function tagsOf(path: string): Promise<string[]> {
  const { headers } = await api.call(path);
  return String(headers['surrogate-key']).split(' ');
}

const list = (query: string) => `${apiPaths.products}?limit=3${query}`;

/** The tags of the products that a list shows. */
async function shownIn(path: string): Promise<string[]> {
  const { data } = (await api.call(path)).as(ProductListSchema);
  return data.map(({ id }) => `product-${id}`);
}

test.each([
  ['all products', '', ['listing']],
  ['a category', '&category=Women', ['listing-women']],
  ['a category’s newest', '&category=women&sort=newest', ['listing-women']],
  ['a category’s cheapest', '&category=women&sort=price-asc', ['listing-women', 'facets-women']],
  ['a part of a category', '&category=women&parentCategory=Jeans', ['listing-jeans']],
  ['what is on sale', '&onSale=true', ['listing', 'facets']],
  ['a search', '&q=linen', ['listing']],
  ['a list with its facets', '&category=men&facets=true', ['listing-men', 'facets-men']],
])(
  'a list of %s is tagged as such, and with the products that it shows',
  async (_, query, tags) => {
    const shown = await shownIn(list(query));
    expect(shown).toHaveLength(3);
    expect((await tagsOf(list(query))).sort()).toEqual([...tags, ...shown].sort());
  },
);

test('a product, and products asked for by their ids, are tagged with these alone', async () => {
  expect(await tagsOf(apiPaths.product(COAT))).toEqual([`product-${COAT}`]);
  const both = `${apiPaths.products}?ids=${COAT},not-yet-there`;
  expect(await tagsOf(both)).toEqual([`product-${COAT}`, 'product-not-yet-there']);
});

test('related products and suggestions are tagged with the products that they show', async () => {
  const related = await tagsOf(`${apiPaths.relatedProducts(COAT)}?limit=2`);
  expect(related).toHaveLength(3);
  expect(related).toContain(`product-${COAT}`);
  const suggested = await tagsOf(`${apiPaths.suggestions}?q=wool coat`);
  expect(suggested).toContain('listing');
  expect(suggested).toContain(`product-${COAT}`);
});

test('a product that there isn’t is tagged as a list, in which it would be new', async () => {
  expect(await tagsOf(apiPaths.product('not-yet-there'))).toEqual(['listing']);
});

test('the store is tagged as such', async () => {
  expect(await tagsOf(apiPaths.storeInfo)).toEqual(['store']);
});

test('a response that the caller has already is tagged, too', async () => {
  const { headers } = await api.call(apiPaths.storeInfo);
  const known = await api.call(apiPaths.storeInfo, {
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([known.status, known.headers['surrogate-key']]).toEqual([304, 'store']);
});
