import fc from 'fast-check';
import { products, variants } from '../../../../db/schema';
import { createTestApi, type TestApi } from '../../../../testing/test-api';
import type { ProductFilter } from '../../products.repository';
import type { FacetSelection, SearchOrder } from '../facets/facet-selection';
import { findMatches } from '../search.repository';
import { createProductIndex } from './fresh-product-index';
import { findIds } from './testing/find-ids';

const PRODUCTS = 80;

const PAGE = 7;

const ORDERS: readonly SearchOrder[] = ['featured', 'newest', 'price-asc', 'price-desc'];

/** Ids that rules of languages and those of bytes sort differently. */
const id = fc.stringMatching(/^[abAB_É-]{1,6}[0-9]$/);

const generated = fc.record({
  category: fc.constantFrom('Women', 'Men'),
  parentCategory: fc.constantFrom('Coats', 'Jeans'),
  subCategory: fc.constantFrom(null, 'Long', 'Short'),
  masterCategory: fc.constantFrom(null, 'Men'),
  gender: fc.constantFrom(null, 'Women', 'Men', 'Unisex'),
  collections: fc.subarray(['Diwali Edit', 'New In']),
  regularPrice: fc.constantFrom(null, 100, 200, 300),
  discountedPrice: fc.constantFrom(null, 100, 200),
  featured: fc.boolean(),
  createdAt: fc.constantFrom('2026-01-01', '2026-02-01').map((day) => new Date(day)),
});

const stocked = fc.uniqueArray(
  fc.record({
    size: fc.constantFrom('S', 'M'),
    color: fc.constantFrom('Black', 'Navy'),
    stock: fc.constantFrom(0, 1),
  }),
  { maxLength: 3, selector: ({ size, color }) => `${size} ${color}` },
);

const filter: fc.Arbitrary<ProductFilter> = fc.record(
  {
    category: fc.constantFrom('women', 'coats'),
    parentCategory: fc.constantFrom('coats', 'jeans'),
    gender: fc.constantFrom('women', 'men'),
    anyOf: fc.subarray(['women', 'null'], { minLength: 1 }),
  },
  { requiredKeys: [] },
);

const choice: fc.Arbitrary<FacetSelection> = fc.record(
  {
    subCategory: fc.subarray(['long', 'short'], { minLength: 1 }),
    size: fc.subarray(['s', 'm'], { minLength: 1 }),
    color: fc.subarray(['black', 'navy'], { minLength: 1 }),
    collection: fc.subarray(['diwali edit', 'new in'], { minLength: 1 }),
    priceMin: fc.constantFrom(100, 150),
    priceMax: fc.constantFrom(200, 300),
    onSale: fc.constant(true as const),
    inStock: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

/** Every product has it, so that a search for it finds all. */
const WORD = 'generated';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await api.db.delete(products);
  const ids =
    fc.sample(fc.uniqueArray(id, { minLength: PRODUCTS, maxLength: PRODUCTS }), 1)[0] ?? [];
  const rows = fc.sample(generated, PRODUCTS);
  const variantsOf = fc.sample(stocked, PRODUCTS);
  const text = { title: WORD, description: '', imgUrl: '', images: [], attributes: [] };
  await api.db.insert(products).values(
    rows.map((row, index) => ({
      ...row,
      ...text,
      id: ids[index] ?? '',
      handle: ids[index] ?? '',
    })),
  );
  await api.db
    .insert(variants)
    .values(
      variantsOf.flatMap((each, index) =>
        each.map((variant, position) => ({ ...variant, position, productId: ids[index] ?? '' })),
      ),
    );
});
afterAll(() => api.close());

test('a list has the same products in the same order as the database finds, on each page, with each choice', async () => {
  const productIndex = createProductIndex(api.db);
  const page = fc.integer({ min: 0, max: Math.ceil(PRODUCTS / PAGE) });
  await fc.assert(
    fc.asyncProperty(
      filter,
      choice,
      fc.constantFrom(...ORDERS),
      page,
      async (only, chosen, order, at) => {
        const part = { order, limit: PAGE, offset: at * PAGE };
        const found = await findIds(api.db, { ...only, choice: chosen, words: WORD }, part);
        expect((await productIndex()).list(only, chosen, part).ids).toEqual(found);
      },
    ),
    { numRuns: 300 },
  );
});

test('the products with a word are the same in the same order as the database finds, the most relevant first', async () => {
  const productIndex = createProductIndex(api.db);
  await fc.assert(
    fc.asyncProperty(
      filter,
      choice,
      fc.constantFrom(...ORDERS, 'relevance' as const),
      fc.constantFrom('diwali', 'coat', 'coat | diwali', 'coat & women'),
      fc.integer({ min: 0, max: 3 }),
      async (only, chosen, order, words, at) => {
        const part = { order, limit: PAGE, offset: at * PAGE };
        const found = await findIds(api.db, { ...only, choice: chosen, words }, part);
        const matches = await findMatches(api.db, words);
        expect((await productIndex()).list(only, chosen, part, matches).ids).toEqual(found);
      },
    ),
    { numRuns: 300 },
  );
});

test.each(ORDERS)('all products are in the order of the database by %s', async (order) => {
  const part = { order, limit: PRODUCTS, offset: 0 };
  const found = await findIds(api.db, { choice: {}, words: WORD }, part);
  expect(found).toHaveLength(PRODUCTS);
  expect((await createProductIndex(api.db)()).list({}, {}, part).ids).toEqual(found);
});
