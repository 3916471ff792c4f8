import { eq, sql } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  type ProductList,
  ProductListSchema,
  SuggestionsSchema,
} from '@storefront/shared/contracts/api';
import { products, variants } from '../../../db/schema';
import { readCatalogue } from '../../../demo/catalogue/catalogue';
import { NAUGHTY_STRINGS } from '../../../testing/naughty-strings';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { queryOf, termsOf, wordsOf } from './search-terms';

const SYNONYMS = new Map([['tee', new Set(['t shirt'])]]);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const search = async (query: Record<string, string>): Promise<ProductList> => {
  const address = `${apiPaths.products}?${new URLSearchParams(query).toString()}`;
  return (await api.call(address)).as(ProductListSchema);
};
const suggest = async (q: string) =>
  (await api.call(`${apiPaths.suggestions}?${new URLSearchParams({ q }).toString()}`)).as(
    SuggestionsSchema,
  ).data;
const idsOf = ({ data }: ProductList) => data.map(({ id }) => id);

const demo = readCatalogue();
const PLAIN = {
  description: '',
  imgUrl: '',
  images: [],
  featured: false,
  createdAt: new Date('2020-01-01T00:00:00Z'),
};

describe('GET /products?q=', () => {
  test('finds all products of a kind, those that are called so first', async () => {
    const found = await search({ q: 'cardigan' });
    expect(idsOf(found).sort()).toEqual([
      'cable-knit-cardigan',
      'lambswool-rib-cardigan',
      'slim-merino-cardigan',
    ]);
    expect(found).not.toHaveProperty('correction');
    expect(found).not.toHaveProperty('facets');
  });

  test('corrects a misspelt word, and says so', async () => {
    const found = await search({ q: 'Velvet blaser' });
    expect([idsOf(found), found.correction]).toEqual([['velvet-dinner-blazer'], 'velvet blazer']);
  });

  test('finds by the beginning of the last word', async () => {
    const found = await search({ q: 'velvet blaz' });
    expect([idsOf(found), found.correction]).toEqual([['velvet-dinner-blazer'], undefined]);
  });

  test.each(['saree', 'mens shoes', 'lehenga', 'qwrtzplk', '!!!', '👗', '%', '_', "'", 'the'])(
    'finds nothing for %j, which the shop doesn’t sell, and corrects it to nothing else',
    async (q) => {
      const found = await search({ q, facets: 'true' });
      expect([found.count, found.data, found.correction]).toEqual([0, [], undefined]);
      expect(found.facets).toMatchObject({ size: [], price: { min: null, max: null } });
    },
  );

  test('finds a product that is written later, by any spelling of its name', async () => {
    await api.db.insert(products).values({
      ...PLAIN,
      id: 'kasavu-saree',
      title: 'Kasavu Saree',
      category: 'Women',
      parentCategory: 'Sarees',
      attributes: [{ key: 'color', value: ['Ivory'] }],
    });
    api.responses.invalidate();
    for (const q of ['ivory sari', 'kasavu', 'saris', 'kasavoo saree']) {
      expect([q, idsOf(await search({ q }))]).toEqual([q, ['kasavu-saree']]);
    }
    const id = eq(products.id, 'kasavu-saree');
    await api.db.update(products).set({ title: 'Kasavu Drape' }).where(id);
    expect(idsOf(await search({ q: 'kasavu drape' }))).toEqual(['kasavu-saree']);
    await api.db.delete(products).where(id);
    expect(idsOf(await search({ q: 'kasavu women' }))).toEqual([]);
  });

  test('searches within the filters of a listing', async () => {
    const found = await search({ q: 'jeans', category: 'men', limit: '100' });
    expect(found.data.every(({ category }) => category === 'Men')).toBe(true);
    const jeans = demo.filter(
      ({ category, parentCategory }) => category === 'Men' && parentCategory === 'Jeans',
    );
    expect(idsOf(found)).toEqual(expect.arrayContaining(jeans.map(({ id }) => id)));
  });

  test('a page past the last is empty', async () => {
    const found = await search({ q: 'jeans', page: '9999' });
    expect([found.data, found.count > 0]).toEqual([[], true]);
  });

  test.each([
    [{ q: 'x'.repeat(201) }, 'q'],
    [{ q: 'x'.repeat(2000) }, 'q'],
    [{ sort: 'cheapest' }, 'sort'],
    [{ priceMin: '200', priceMax: '100' }, 'priceMin'],
    [{ priceMin: '-1' }, 'priceMin'],
    [{ priceMax: 'much' }, 'priceMax'],
    [{ inStock: 'perhaps' }, 'inStock'],
    [{ color: 'x'.repeat(401) }, 'color'],
  ])('refuses %j with 400 and names the parameter', async (query, field) => {
    const address = `${apiPaths.products}?${new URLSearchParams(query).toString()}`;
    const response = await api.call(address);
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).field).toBe(field);
  });

  test('PostgreSQL can read what any naughty string becomes', async () => {
    const queries = NAUGHTY_STRINGS.map((text) => queryOf(termsOf(wordsOf(text), SYNONYMS), true));
    const { length } = await api.db
      .select({ query: sql`to_tsquery('english', query)::text` })
      .from(sql`unnest(${sql.param(queries)}::text[]) as given (query)`);
    expect(length).toBe(NAUGHTY_STRINGS.length);
  });
});

describe('the order of GET /products', () => {
  const prices = ({ data }: ProductList) =>
    data.map(({ discountedPrice, regularPrice }) => discountedPrice ?? regularPrice);

  test('is by price, up and down', async () => {
    const up = prices(await search({ category: 'men', sort: 'price-asc' }));
    expect(up).toEqual([...up].sort((a, b) => Number(a) - Number(b)));
    const down = prices(await search({ category: 'men', sort: 'price-desc' }));
    expect(down).toEqual([...down].sort((a, b) => Number(b) - Number(a)));
    expect(Number(down[0])).toBeGreaterThan(Number(up.at(-1)));
  });

  test('is the newest first', async () => {
    const { data } = await search({ sort: 'newest' });
    const dates = data.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]?.slice(0, 10)).toBe(
      demo
        .map(({ createdAt }) => createdAt)
        .sort()
        .at(-1),
    );
  });

  test('is a listing’s own where relevance is asked for without a search', async () => {
    expect(idsOf(await search({ category: 'men', sort: 'relevance', facets: 'true' }))).toEqual(
      idsOf(await search({ category: 'men' })),
    );
  });
});

describe('the facets of GET /products', () => {
  beforeAll(async () => {
    const shelf = { ...PLAIN, category: 'Facets', parentCategory: 'Shelf', attributes: [] };
    await api.db.insert(products).values([
      { ...shelf, id: 'f-coat', title: 'One', subCategory: 'Coats', regularPrice: 100_000 },
      {
        ...shelf,
        id: 'f-reduced',
        title: 'Two',
        subCategory: 'Coats',
        regularPrice: 90_000,
        discountedPrice: 49_950,
      },
      { ...shelf, id: 'f-jeans', title: 'Three', subCategory: 'Jeans', regularPrice: 30_000 },
      { ...shelf, id: 'f-gift', title: 'Four', regularPrice: 10_000 },
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
    search({ category: 'facets', facets: 'true', ...query });
  const counts = (values: readonly { value: string; count: number }[] = []) =>
    values.map(({ value, count }) => `${value} ${count}`);

  test('are counted for a whole listing, sizes in the order of garments', async () => {
    const { count, facets: all } = await facets();
    expect(count).toBe(4);
    expect(counts(all?.subCategory)).toEqual(['Coats 2', 'Jeans 1']);
    expect(counts(all?.size)).toEqual(['XS 1', 'M 2', 'XL 1', '8 1', '32 1']);
    expect(counts(all?.color)).toEqual(['Navy 3', 'Black 1']);
    expect(all).toMatchObject({ price: { min: 100, max: 1000 }, onSale: 1, inStock: 3 });
  });

  test('are counted under the choices in all other facets', async () => {
    const { data, facets: all } = await facets({ subCategory: 'COATS', color: 'navy' });
    expect(data.map(({ id }) => id).sort()).toEqual(['f-coat', 'f-reduced']);
    expect(counts(all?.subCategory)).toEqual(['Coats 2', 'Jeans 1']);
    expect(counts(all?.color)).toEqual(['Navy 2', 'Black 1']);
    expect(counts(all?.size)).toEqual(['XS 1', 'M 2']);
    expect(all).toMatchObject({ price: { min: 499.5, max: 1000 }, onSale: 1, inStock: 1 });
  });

  test('several values of one facet find what has one of them', async () => {
    expect(idsOf(await facets({ size: 'xs,32' })).sort()).toEqual(['f-jeans', 'f-reduced']);
  });

  test('size, colour and stock are those of one variant', async () => {
    expect(idsOf(await facets({ size: 'M', color: 'Navy', inStock: 'true' }))).toEqual([
      'f-reduced',
    ]);
    expect(idsOf(await facets({ size: 'XL', inStock: 'true' }))).toEqual([]);
  });

  test('a price range has both ends, in what is paid now', async () => {
    const { data, facets: all } = await facets({ priceMin: '300', priceMax: '499.5' });
    expect(data.map(({ id }) => id).sort()).toEqual(['f-jeans', 'f-reduced']);
    expect(all?.price).toEqual({ min: 100, max: 1000 });
    expect(counts(all?.subCategory)).toEqual(['Coats 1', 'Jeans 1']);
  });

  test('on sale is what costs less than usual', async () => {
    expect(idsOf(await facets({ onSale: 'true' }))).toEqual(['f-reduced']);
    expect((await facets({ onSale: 'false' })).count).toBe(4);
  });

  test('an unknown value finds nothing', async () => {
    expect((await facets({ size: 'enormous' })).count).toBe(0);
  });

  test('ways to write the same wish share one response', async () => {
    await facets({ q: 'coat', size: 'M,XL', onSale: 'false' });
    const before = api.responses.size;
    await facets({ q: ' COAT!', size: 'xl, m,,xl', page: '1', sort: 'relevance' });
    expect(api.responses.size).toBe(before);
  });
});

describe('GET /products/suggest', () => {
  test('suggests products with picture and price, and categories, by a beginning', async () => {
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

  test('corrects a misspelt word, and says so', async () => {
    const { products: found, correction } = await suggest('snglasses');
    expect([found.length, correction]).toEqual([3, 'sunglasses']);
  });

  test.each(['', '   ', '?!', 'qwrtzplk'])('suggests nothing for %j', async (q) => {
    expect(await suggest(q)).toEqual({ products: [], categories: [] });
  });

  test('suggests no more than it is asked for', async () => {
    const { data } = (await api.call(`${apiPaths.suggestions}?q=coat&limit=2`)).as(
      SuggestionsSchema,
    );
    expect(data.products).toHaveLength(2);
  });
});
