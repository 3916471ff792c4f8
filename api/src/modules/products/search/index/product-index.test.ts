import fc from 'fast-check';
import { ProductIndex } from './product-index';
import type { IndexedProduct } from './indexed-product';
import type { FacetSelection, SearchOrder } from '../facets/facet-selection';

type Variant = IndexedProduct['variants'][number];

const SIZES = ['', 'S', 's', 'M'];
const COLORS = ['Default', 'Black', 'Navy'];

const variant: fc.Arbitrary<Variant> = fc.record({
  size: fc.constantFrom(...SIZES),
  color: fc.constantFrom(...COLORS),
  inStock: fc.boolean(),
});

const product: fc.Arbitrary<Omit<IndexedProduct, 'id'>> = fc.record({
  category: fc.constantFrom('Women', 'women', 'Men'),
  parentCategory: fc.constantFrom('Women', 'Coats'),
  subCategory: fc.constantFrom(null, 'Long', 'Short'),
  masterCategory: fc.constantFrom(null, 'Men'),
  gender: fc.constantFrom(null, 'Women', 'Men', 'Unisex'),
  collections: fc.subarray(['Diwali Edit', 'New In']),
  price: fc.option(fc.integer({ min: 1, max: 9 })),
  onSale: fc.boolean(),
  featured: fc.boolean(),
  createdAt: fc.integer({ min: 1, max: 3 }),
  variants: fc.array(variant, { maxLength: 4 }),
});

const choice: fc.Arbitrary<FacetSelection> = fc.record(
  {
    subCategory: fc.subarray(['long', 'short'], { minLength: 1 }),
    size: fc.subarray(['s', 'm', 'unknown'], { minLength: 1 }),
    color: fc.subarray(['black', 'navy'], { minLength: 1 }),
    collection: fc.subarray(['diwali edit', 'new in'], { minLength: 1 }),
    priceMin: fc.integer({ min: 1, max: 5 }),
    priceMax: fc.integer({ min: 5, max: 9 }),
    onSale: fc.constant(true as const),
    inStock: fc.constant(true as const),
  },
  { requiredKeys: [] },
);

/** An index of products, whose ids are in the order in which they are given. */
function indexOf(products: readonly IndexedProduct[]): ProductIndex {
  const index = new ProductIndex();
  index.arrange(products.map(({ id }) => id));
  for (const each of products) index.put(each);
  return index;
}

/** Whether a product matches a selection, said as simply as possible. */
function matches(one: Omit<IndexedProduct, 'id'>, selection: FacetSelection): boolean {
  const { subCategory, size, color, collection, priceMin, priceMax, onSale, inStock } = selection;
  const has = (values: readonly string[] | undefined, value: string | null) =>
    !values || (value !== null && values.includes(value.toLowerCase()));
  const isPriced = priceMin === undefined && priceMax === undefined;
  return (
    has(subCategory, one.subCategory) &&
    (!collection || one.collections.some((name) => has(collection, name))) &&
    (isPriced ||
      (one.price !== null && one.price >= (priceMin ?? 0) && one.price <= (priceMax ?? 99))) &&
    (!onSale || one.onSale) &&
    ((!size && !color && !inStock) ||
      one.variants.some(
        (each) => has(size, each.size) && has(color, each.color) && (!inStock || each.inStock),
      ))
  );
}

function without(selection: FacetSelection, ...facets: (keyof FacetSelection)[]): FacetSelection {
  return Object.fromEntries(
    Object.entries(selection).filter(([facet]) => !facets.includes(facet as keyof FacetSelection)),
  );
}

test('each value is counted with the products that match all other facets, as if each was tried by itself', () => {
  fc.assert(
    fc.property(fc.array(product, { maxLength: 12 }), choice, (products, selection) => {
      const index = indexOf(products.map((each, id) => ({ ...each, id: String(id) })));
      const count = (
        wanted: FacetSelection,
        isCounted: (each: (typeof products)[number]) => boolean = () => true,
      ) => products.filter((each) => isCounted(each) && matches(each, wanted)).length;
      const counts = index.count({}, selection);
      expect(counts.total).toBe(count(selection));
      expect(counts.onSale).toBe(count({ ...selection, onSale: true }));
      expect(counts.inStock).toBe(count({ ...selection, inStock: true }));
      for (const value of ['Long', 'Short']) {
        const wanted = { ...selection, subCategory: [value.toLowerCase()] };
        expect(counts.subCategory.get(value) ?? 0).toBe(count(wanted));
      }
      for (const color of ['Black', 'Navy']) {
        const wanted = { ...selection, color: [color.toLowerCase()] };
        expect(counts.color.get(color) ?? 0).toBe(count(wanted));
      }
      for (const name of ['Diwali Edit', 'New In']) {
        const wanted = { ...selection, collection: [name.toLowerCase()] };
        expect(counts.collection.get(name) ?? 0).toBe(count(wanted));
      }
      const sized = { ...selection, size: ['m'] };
      expect(counts.size.get('M') ?? 0).toBe(count(sized));
      const prices = products
        .filter((each) => matches(each, without(selection, 'priceMin', 'priceMax')))
        .flatMap(({ price }) => price ?? []);
      const range = { min: Math.min(...prices), max: Math.max(...prices) };
      expect(counts.price).toEqual(prices.length === 0 ? { min: null, max: null } : range);
      expect([...counts.size.keys(), ...counts.color.keys()]).not.toContain('');
      expect(counts.color.has('Default')).toBe(false);
    }),
    { numRuns: 500 },
  );
});

const COAT: IndexedProduct = {
  id: 'coat',
  category: 'Women',
  parentCategory: 'Coats',
  subCategory: null,
  masterCategory: null,
  gender: 'Women',
  collections: [],
  price: 5,
  onSale: false,
  featured: false,
  createdAt: 1,
  variants: [{ size: 'M', color: 'Black', inStock: true }],
};

test.each([
  [{ category: 'women' }, 1],
  [{ category: 'coats' }, 1],
  [{ category: 'men' }, 0],
  [{ parentCategory: 'women' }, 0],
  [{ gender: 'women' }, 1],
  [{ gender: 'men' }, 0],
  [{ anyOf: ['men', 'women'] }, 1],
  [{ anyOf: ['null'] }, 1],
  [{ anyOf: ['men'] }, 0],
])('of a listing with %j, the coat is counted %i times', (filter, total) => {
  const index = indexOf([COAT]);
  expect(index.count(filter, {}).total).toBe(total);
});

test('a product for all is in the listings of each gender', () => {
  const index = indexOf([
    { ...COAT, gender: 'Unisex' },
    { ...COAT, id: 'scarf', gender: null },
  ]);
  expect(index.count({ gender: 'men' }, {}).total).toBe(2);
});

test('only found products count, the latest version of each, and none that is gone', () => {
  const index = indexOf(['a', 'b', 'c'].map((id) => ({ ...COAT, id })));
  index.put({ ...COAT, id: 'a', price: 9, variants: [] });
  expect(
    index.count(
      {},
      {},
      new Map([
        ['a', 1],
        ['b', 1],
      ]),
    ),
  ).toMatchObject({
    total: 2,
    inStock: 1,
    price: { min: 5, max: 9 },
  });
  index.arrange(['a', 'c']);
  index.remove('c');
  expect(index.count({}, {})).toMatchObject({ total: 1, inStock: 0 });
});

test('a list has each product that is counted once, over all its parts, in the order of its sort', () => {
  const products = fc.array(product, { maxLength: 12 });
  fc.assert(
    fc.property(products, choice, fc.integer({ min: 1, max: 5 }), (all, selection, limit) => {
      const index = indexOf(all.map((each, id) => ({ ...each, id: String(id) })));
      const listed = (order: SearchOrder) =>
        all.flatMap(
          (_, page) => index.list({}, selection, { order, offset: page * limit, limit }).ids,
        );
      const matching = all.flatMap((each, id) => (matches(each, selection) ? [String(id)] : []));
      const pricesOf = (ids: string[]) => ids.map((id) => all[Number(id)]?.price ?? null);
      const prices = pricesOf(matching).filter((price) => price !== null);
      const none = pricesOf(matching).filter((price) => price === null);
      expect([...listed('newest')].sort()).toEqual([...matching].sort());
      expect(pricesOf(listed('price-asc'))).toEqual([...prices.sort((a, b) => a - b), ...none]);
      expect(pricesOf(listed('price-desc'))).toEqual([...prices.sort((a, b) => b - a), ...none]);
    }),
  );
});
