import type { ProductList } from '@storefront/host/contracts/api';
import { products, variants } from '../../../../db/schema';
import { listProducts } from '../../../../testing/list-products';
import { createTestApi, type TestApi } from '../../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

beforeAll(async () => {
  const shelf = {
    category: 'Facets',
    parentCategory: 'Shelf',
    description: '',
    imgUrl: '',
    images: [],
    attributes: [],
    featured: false,
    createdAt: new Date('2020-01-01T00:00:00Z'),
  };
  await api.db.insert(products).values([
    {
      ...shelf,
      id: 'f-coat',
      handle: 'f-coat',
      title: 'One',
      subCategory: 'Coats',
      collections: ['Diwali Edit', 'New In'],
      regularPrice: 100_000,
    },
    {
      ...shelf,
      id: 'f-reduced',
      handle: 'f-reduced',
      title: 'Two',
      subCategory: 'Coats',
      regularPrice: 90_000,
      discountedPrice: 49_950,
    },
    {
      ...shelf,
      id: 'f-jeans',
      handle: 'f-jeans',
      title: 'Three',
      subCategory: 'Jeans',
      collections: ['New In'],
      regularPrice: 30_000,
    },
    { ...shelf, id: 'f-gift', handle: 'f-gift', title: 'Four', regularPrice: 10_000 },
  ]);
  const rows: [string, string, string, number][] = [
    ['f-coat', 'M', 'Black', 2],
    ['f-coat', 'XL', 'Black', 0],
    ['f-coat', 'M', 'Navy', 0],
    ['f-reduced', 'M', 'Navy', 1],
    ['f-reduced', 'XS', 'Navy', 1],
    ['f-jeans', '32', 'Navy', 0],
    ['f-jeans', '8', 'Navy', 0],
    ['f-gift', '', 'Default', 5],
  ];
  await api.db.insert(variants).values(
    rows.map(([productId, size, color, stock], position) => ({
      productId,
      size,
      color,
      stock,
      position,
    })),
  );
});
const facets = (query: Record<string, string> = {}) =>
  listProducts(api, { category: 'facets', facets: 'true', ...query });
const counts = (values: readonly { value: string; count: number }[] = []) =>
  values.map(({ value, count }) => `${value} ${count}`);

const idsOf = ({ data }: ProductList) => data.map(({ id }) => id);

test('facets are counted for an entire listing, with sizes in the order of garments', async () => {
  const { count, facets: all } = await facets();
  expect(count).toBe(4);
  expect(counts(all?.subCategory)).toEqual(['Coats 2', 'Jeans 1']);
  expect(counts(all?.size)).toEqual(['XS 1', 'M 2', 'XL 1', '8 1', '32 1']);
  expect(counts(all?.color)).toEqual(['Navy 3', 'Black 1']);
  expect(all).toMatchObject({ price: { min: 100, max: 1000 }, onSale: 1, inStock: 3 });
});

test('facets are counted with the selection in all other facets', async () => {
  const { data, facets: all } = await facets({ subCategory: 'COATS', color: 'navy' });
  expect(data.map(({ id }) => id).sort()).toEqual(['f-coat', 'f-reduced']);
  expect(counts(all?.subCategory)).toEqual(['Coats 2', 'Jeans 1']);
  expect(counts(all?.color)).toEqual(['Navy 2', 'Black 1']);
  expect(counts(all?.size)).toEqual(['XS 1', 'M 2']);
  expect(all).toMatchObject({ price: { min: 499.5, max: 1000 }, onSale: 1, inStock: 1 });
});

test('[FAC-12] colours are counted and found by their families, in lists and in searches', async () => {
  const { facets: all } = await facets();
  expect(counts(all?.colorFamily)).toEqual(['Black 1', 'Blue 3']);
  for (const q of ['', 'one']) {
    const found = await facets({ q, colorFamily: 'BLACK' });
    expect(idsOf(found)).toEqual(['f-coat']);
    expect(found.familyColors).toEqual(['black']);
  }
  expect(idsOf(await facets({ colorFamily: 'black', color: 'navy', size: '8' }))).toEqual([
    'f-jeans',
  ]);
  expect((await facets({ colorFamily: 'other' })).count).toBe(0);
});

test('[FAC-12] a colour that no product has finds the family of its name', async () => {
  const [typed, chosen] = [await facets({ color: 'Blue' }), await facets({ colorFamily: 'Blue' })];
  expect(idsOf(typed)).toEqual(idsOf(chosen));
  expect(typed.count).toBe(3);
  expect(typed.familyColors).toEqual(chosen.familyColors);
  expect((await facets({ color: 'blurple' })).count).toBe(0);
});

test('several values of one facet find products that have any of them', async () => {
  expect(idsOf(await facets({ size: 'xs,32' })).sort()).toEqual(['f-jeans', 'f-reduced']);
});

test('size, colour and stock must match in the same variant', async () => {
  expect(idsOf(await facets({ size: 'M', color: 'Navy', inStock: 'true' }))).toEqual(['f-reduced']);
  expect(idsOf(await facets({ size: 'XL', inStock: 'true' }))).toEqual([]);
});

test('a price range includes both ends, and applies to current prices', async () => {
  const { data, facets: all } = await facets({ priceMin: '300', priceMax: '499.5' });
  expect(data.map(({ id }) => id).sort()).toEqual(['f-jeans', 'f-reduced']);
  expect(all?.price).toEqual({ min: 100, max: 1000 });
  expect(counts(all?.subCategory)).toEqual(['Coats 1', 'Jeans 1']);
});

test('products on sale are those that cost less than their regular price', async () => {
  expect(idsOf(await facets({ onSale: 'true' }))).toEqual(['f-reduced']);
  expect((await facets({ onSale: 'false' })).count).toBe(4);
});

test('a collection is found in any case, in all categories, and under the other facets', async () => {
  const { data, facets: all } = await listProducts(api, {
    collection: 'diwali EDIT, new in',
    subCategory: 'coats',
    facets: 'true',
  });
  expect(data).toMatchObject([{ id: 'f-coat', collections: ['Diwali Edit', 'New In'] }]);
  expect(counts(all?.collection)).toEqual(['Diwali Edit 1', 'New In 1']);
  expect(counts(all?.subCategory)).toEqual(['Coats 1', 'Jeans 1']);
  const others = await facets({ q: 'four' });
  expect(others.data).toHaveLength(1);
  expect(others.data[0]).not.toHaveProperty('collections');
  expect(idsOf(await listProducts(api, { q: 'diwali edit' }))).toEqual(['f-coat']);
});

test('an unknown value finds nothing', async () => {
  expect((await facets({ size: 'enormous' })).count).toBe(0);
});

test('equivalent queries share one cached response', async () => {
  await facets({ q: 'coat', size: 'M,XL', onSale: 'false' });
  const before = api.responses.size;
  await facets({ q: ' COAT!', size: 'xl, m,,xl', page: '1', sort: 'relevance' });
  expect(api.responses.size).toBe(before);
});
