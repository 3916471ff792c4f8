import { eq, sql } from 'drizzle-orm';
import { apiPaths, ErrorBodySchema, type ProductList } from '@storefront/host/contracts/api';
import { products } from '../../../db/schema';
import { readCatalogue } from '../../../demo/catalogue/catalogue';
import { listProducts } from '../../../testing/list-products';
import { NAUGHTY_STRINGS } from '../../../testing/naughty-strings';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { queryOf, termsOf, wordsOf } from './search-terms';

const SYNONYMS = new Map([['tee', new Set(['t shirt'])]]);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const search = (query: Record<string, string>) => listProducts(api, query);
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
  test('finds all products of a kind', async () => {
    const found = await search({ q: 'cardigan' });
    expect(idsOf(found).sort()).toEqual([
      'cable-knit-cardigan',
      'lambswool-rib-cardigan',
      'slim-merino-cardigan',
    ]);
    expect(found).not.toHaveProperty('correction');
    expect(found).not.toHaveProperty('facets');
  });

  test('corrects a misspelt word, and returns the correction', async () => {
    const found = await search({ q: 'Velvet blaser' });
    expect([idsOf(found), found.correction]).toEqual([['velvet-dinner-blazer'], 'velvet blazer']);
  });

  test('finds products by a prefix of the last word', async () => {
    const found = await search({ q: 'velvet blaz' });
    expect([idsOf(found), found.correction]).toEqual([['velvet-dinner-blazer'], undefined]);
  });

  test('leaves out words that no product has with the others, and names them', async () => {
    const found = await search({ q: 'velvet tractor blazer' });
    expect([idsOf(found), found.unmatched, found.correction]).toEqual([
      ['velvet-dinner-blazer'],
      ['tractor'],
      undefined,
    ]);
  });

  test.each([
    ['velvet dinnerblazer', 'velvet-dinner-blazer'],
    ['over coat camel hair', 'camel-hair-overcoat'],
    ['maheshvari kurta', 'maheshwari-short-kurta'],
    ['khaadi kurtaa', 'khadi-short-kurta'],
    ['चमड़े का बेल्ट', 'bridle-leather-belt'],
    ['पुरुषों के लिए कुर्ता', 'khadi-short-kurta'],
  ])('finds %j as the catalogue writes it', async (q, wanted) => {
    const found = await search({ q });
    expect(idsOf(found)).toContain(wanted);
    expect(found).not.toHaveProperty('unmatched');
  });

  test.each(['churidar', 'lehenga', 'qwrtzplk', '!!!', '👗', '%', '_', "'", 'the'])(
    'finds nothing for %j, which the shop doesn’t sell, and doesn’t correct it',
    async (q) => {
      const found = await search({ q, facets: 'true' });
      expect([found.count, found.data, found.correction]).toEqual([0, [], undefined]);
      expect(found.facets).toMatchObject({ size: [], price: { min: null, max: null } });
    },
  );

  test('finds a product that is added or changed later, by any spelling of its name', async () => {
    await api.db.insert(products).values({
      ...PLAIN,
      id: 'kasavu-saree',
      handle: 'kasavu-saree',
      title: 'Kasavu Saree',
      category: 'Women',
      parentCategory: 'Sarees',
      attributes: [{ key: 'color', value: ['Ivory'] }],
    });
    api.responses.invalidate();
    for (const q of ['ivory sari', 'kasavu', 'kasavu saris', 'kasavoo saree']) {
      expect([q, idsOf(await search({ q }))]).toEqual([q, ['kasavu-saree']]);
    }
    const id = eq(products.id, 'kasavu-saree');
    await api.db.update(products).set({ title: 'Kasavu Drape' }).where(id);
    expect(idsOf(await search({ q: 'kasavu drape' }))).toEqual(['kasavu-saree']);
    await api.db.delete(products).where(id);
    expect((await search({ q: 'kasavu women' })).unmatched).toEqual(['kasavu']);
  });

  test('searches within the filters of a listing', async () => {
    const found = await search({ q: 'jeans', category: 'men', limit: '100' });
    expect(found.data.every(({ category }) => category === 'Men')).toBe(true);
    const jeans = demo.filter(
      ({ category, parentCategory }) => category === 'Men' && parentCategory === 'Jeans',
    );
    expect(idsOf(found)).toEqual(expect.arrayContaining(jeans.map(({ id }) => id)));
  });

  test('a page after the last is empty', async () => {
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
    [{ color: 'x'.repeat(801) }, 'color'],
  ])('refuses %j with 400 and names the parameter', async (query, field) => {
    const address = `${apiPaths.products}?${new URLSearchParams(query).toString()}`;
    const response = await api.call(address);
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).field).toBe(field);
  });

  test('PostgreSQL can parse the query of any naughty string', async () => {
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

  test('is by price, ascending and descending', async () => {
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

  test('is that of a listing if relevance is requested without a search', async () => {
    expect(idsOf(await search({ category: 'men', sort: 'relevance', facets: 'true' }))).toEqual(
      idsOf(await search({ category: 'men' })),
    );
  });
});
