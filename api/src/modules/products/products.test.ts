import { createTestApi, type TestApi } from '../../testing/test-api';
import {
  apiPaths,
  ErrorBodySchema,
  type Product,
  ProductListSchema,
  ProductSchema,
} from '@storefront/host/contracts/api';
import { products } from '../../db/schema';
import { readCatalogue } from '../../demo/catalogue/catalogue';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ publicUrl: 'https://api.shop.example' });
});
afterAll(() => api.close());

const demo = readCatalogue();
/** How many products of the demo store a category has. */
const inCategory = (name: string) => demo.filter(({ category }) => category === name).length;

const list = async (query: string) =>
  (await api.call(`${apiPaths.products}?${query}`)).as(ProductListSchema);
const product = async (id: string) => (await api.call(apiPaths.product(id))).as(ProductSchema);
const attribute = ({ attributes }: Product, key: string) =>
  attributes.find((entry) => entry.key === key)?.value;
const isFeatured = (each: Product) => attribute(each, 'featured')?.includes('true') ?? false;

describe('GET /products', () => {
  test('[API-02] returns a page of 12 with the total as count and in pagination', async () => {
    const page = await list('');
    expect(page.data).toHaveLength(12);
    const total = demo.length;
    expect(page.count).toBe(total);
    expect(page.pagination).toEqual({ page: 1, limit: 12, total, pages: Math.ceil(total / 12) });
  });

  test('returns every product once over all pages, featured ones first, then the newest', async () => {
    const { pagination } = await list('');
    const numbers = Array.from({ length: pagination.pages }, (_, index) => index + 1);
    const pages = await Promise.all(numbers.map((page) => list(`page=${page}`)));
    const all = pages.flatMap(({ data }) => data);
    expect(all.map(({ id }) => id).sort()).toEqual(demo.map(({ id }) => id).sort());
    const keys = all.map((each) => `${isFeatured(each) ? 1 : 0} ${each.createdAt}`);
    expect(keys).toEqual([...keys].sort().reverse());
  });

  test('returns an empty page after the last one', async () => {
    const page = await list('page=99');
    expect([page.data.length, page.count]).toEqual([0, demo.length]);
  });

  test.each(['Women', 'Men', 'Accessories'])('has more than a page of %s', async (name) => {
    const total = inCategory(name);
    const last = await list(`category=${name.toLowerCase()}&page=${Math.ceil(total / 12)}`);
    expect(total).toBeGreaterThan(12);
    expect([last.count, last.data.length]).toEqual([total, total % 12 || 12]);
  });

  test.each([['page=0'], ['page=x'], ['limit=101'], ['limit=0'], ['limit=-1']])(
    'refuses ?%s with 400 and names the parameter',
    async (query) => {
      const response = await api.call(`${apiPaths.products}?${query}`);
      expect(response.status).toBe(400);
      expect(response.as(ErrorBodySchema).field).toBe(query.split('=')[0]);
    },
  );

  test('ignores blank and unknown parameters', async () => {
    const page = await list('category=&page=&gender=%20&colour=red');
    expect(page.count).toBe(demo.length);
  });
});

test('products asked for by their ids have the stock of each variant', async () => {
  const [first] = demo;
  if (!first) throw new Error('The demo store has no products');
  const { stock } = await product(first.id);
  expect(stock?.variants).not.toHaveLength(0);
  const page = await list(`ids=${first.id}`);
  expect(page.data.map((each) => each.stock)).toEqual([stock]);
});

describe('the filters of GET /products (D10)', () => {
  beforeAll(async () => {
    const plain = {
      description: '',
      imgUrl: '',
      images: [],
      attributes: [],
      regularPrice: 100,
      featured: false,
      createdAt: new Date('2020-01-01T00:00:00Z'),
    };
    const shelf = { ...plain, category: 'Shelf', parentCategory: 'Odds & Ends' };
    await api.db.insert(products).values([
      {
        ...shelf,
        id: 'for-women',
        handle: 'for-women',
        title: 'For women',
        gender: 'Women',
        masterCategory: 'Home',
      },
      {
        ...shelf,
        id: 'for-men',
        handle: 'for-men',
        title: 'For men',
        gender: 'Men',
        masterCategory: 'Apparel',
      },
      {
        ...shelf,
        id: 'for-all',
        handle: 'for-all',
        title: 'For all',
        gender: 'Unisex',
        masterCategory: 'Apparel',
      },
      { ...shelf, id: 'unsaid', handle: 'unsaid', title: 'Unsaid', masterCategory: 'Apparel' },
      {
        ...shelf,
        id: 'other',
        handle: 'other',
        title: 'Other',
        parentCategory: 'Rest',
        gender: 'Women',
      },
    ]);
  });
  const ids = async (query: string) => (await list(query)).data.map(({ id }) => id).sort();

  test('category matches the category or the parent category, ignoring case', async () => {
    expect(await ids('category=sHeLf')).toHaveLength(5);
    expect(await ids('category=odds%20%26%20ends')).toHaveLength(4);
    expect(await ids('category=shel')).toEqual([]);
  });

  test('parentCategory narrows the results', async () => {
    expect(await ids('category=shelf&parentCategory=REST')).toEqual(['other']);
  });

  test('gender keeps products of that gender, unisex ones and those without a gender', async () => {
    expect(await ids('category=shelf&gender=Men')).toEqual(['for-all', 'for-men', 'unsaid']);
  });

  test('filter keeps products with one of its values in category, masterCategory or gender', async () => {
    expect(await ids('category=shelf&filter=Home,Men')).toEqual(['for-men', 'for-women']);
    expect(await ids('category=shelf&filter=shelf')).toHaveLength(5);
  });

  test('null in filter matches products without a value', async () => {
    expect(await ids('category=shelf&filter=null')).toEqual(['other', 'unsaid']);
  });

  test('the filter that the storefront sends for accessories keeps all of them', async () => {
    const filter = encodeURIComponent('Accessories,Personal Care,Home,null,Unisex');
    const all = await list('category=accessories');
    const filtered = await list(`category=accessories&filter=${filter}`);
    expect([all.count, filtered.count]).toEqual([
      inCategory('Accessories'),
      inCategory('Accessories'),
    ]);
  });

  test('a NUL character in a filter is ignored', async () => {
    expect((await list('category=women%00')).count).toBe((await list('category=women')).count);
  });

  test('wildcards and quotes in a value are matched literally', async () => {
    expect(await ids(`category=${encodeURIComponent("%' or 1=1 --")}`)).toEqual([]);
  });
});

describe('GET /products/{id}', () => {
  test('[API-02] returns the bare product in rupees with absolute addresses', async () => {
    const found = await product('high-rise-wide-leg-jeans');
    expect(found).toMatchObject({
      title: 'High-Rise Wide-Leg Jeans',
      category: 'Women',
      parentCategory: 'Jeans',
      regularPrice: 6990,
      discountedPrice: 5290,
    });
    expect(attribute(found, 'color')).toEqual(['Charcoal', 'Ecru']);
    const { imgUrl, images } = found;
    expect(imgUrl).toMatch(
      /^https:\/\/api\.shop\.example\/media\/high-rise-wide-leg-jeans-front-960\.webp\?v=/,
    );
    expect(images[0]?.url).toBe(imgUrl);
    expect(images[0]?.sources?.[0]?.srcset).toMatch(
      /^(https:\/\/api\.shop\.example\/media\/\S+\.avif\?v=\w+ \d+w(, |$)){3}$/,
    );
  });

  test('has the stock of each size and colour', async () => {
    const { stock } = await product('puddle-wide-jeans');
    const gone = stock?.variants?.filter(({ quantity }) => quantity === 0);
    expect(gone?.map(({ size }) => size)).toEqual(['26', '34']);
    const sum = stock?.variants?.reduce((total, { quantity }) => total + quantity, 0);
    expect(sum).toBe(stock?.total);
  });

  test('has null if a product has no sizes, or no discount', async () => {
    const found = await product('structured-leather-tote');
    expect(found.discountedPrice).toBeNull();
    expect(found.stock?.variants?.map(({ size }) => size)).toEqual([null, null]);
  });

  test('responds with 404 to an id with a NUL character', async () => {
    const { status } = await api.call(`${apiPaths.products}/a%00b`);
    expect(status).toBe(404);
  });

  test('responds with 404 to a very long id', async () => {
    const { status } = await api.call(apiPaths.product('x'.repeat(5000)));
    expect(status).toBe(404);
  });

  test('responds with 404 for an unknown id', async () => {
    const response = await api.call(apiPaths.product('no such/thing'));
    expect([response.status, response.text]).toEqual([404, '{"error":"Product not found"}']);
  });
});
