import '../../testing/load-natively';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { ProductListQuery } from '@storefront/host/contracts/api';
import { readConfig } from '../../settings/config';
import { createPglite, migrated } from '../../db/embedded/pglite';
import * as schema from '../../db/schema';
import { IS_DEEP } from '../../testing/demo-database';
import { prepareFindProduct } from './products.repository';
import { createReadRelated, readRelatedRequest } from './related/related.service';
import { createSearch } from './search/search.service';
import { createReadSuggestions } from './search/suggestions/suggestions.service';
import { readSynonyms } from './search/synonyms';
import { readSearchRequest, readSuggestionRequest } from './search/search-request';

const PRODUCTS = IS_DEEP ? 50_000 : 10_000;

/** Products of twenty categories, in sizes and colours, with frequent and rare words. */
const FILL = `
  insert into products (id, handle, title, description, img_url, images, category, parent_category, sub_category, gender,
    collections, regular_price, featured, attributes, created_at)
  select 'p' || n, 'p' || n, 'Thing ' || (array['jeans','coat','kurta','dress','shirt'])[1 + n % 5] || ' word' || translate((n % 5000)::text, '0123456789', 'abcdefghij'), '', '',
    '[]', (array['Women','Men'])[1 + n % 2], 'Kind ' || n % 20, 'Cut ' || n % 7, null, case when n % 3 = 0 then array['Edit ' || n % 300, 'New In'] else '{}' end, 100 * (n % 900), n % 50 = 0,
    jsonb_build_array(jsonb_build_object('key', 'color', 'value', jsonb_build_array((array['Black','Navy','Rust'])[1 + n % 3]))),
    timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${PRODUCTS}) as n;
  insert into variants (product_id, size, color, position, stock)
  select 'p' || n, (array['S','M','L'])[1 + s], (array['Black','Navy','Rust'])[1 + n % 3], s, (n + s) % 3
  from generate_series(1, ${PRODUCTS}) as n, generate_series(0, 2) as s;
  insert into former_handles (handle, product_id) select 'former-' || n, 'p' || n from generate_series(1, 1000) as n;
  vacuum analyze`;

const synonyms = readSynonyms(readConfig({}).searchSynonyms);

let client: PGlite;
let statements: { query: string; params: unknown[] }[] = [];
beforeAll(async () => {
  client = await createPglite();
  await migrated(client);
  for (const statement of FILL.split(';\n')) await client.exec(statement);
}, 240_000);
afterAll(() => client.close());

const database = () =>
  drizzle(client, {
    schema,
    logger: { logQuery: (query, params) => void statements.push({ query, params }) },
  });

/** The plans of the statements of `work`. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  statements = [];
  await work();
  const planned = [...statements];
  expect(planned.length).toBeGreaterThan(0);
  const plans = await Promise.all(
    planned.map(({ query, params }) => client.query(`explain ${query}`, params)),
  );
  return JSON.stringify(plans.map(({ rows }) => rows));
}

/** The tables that the statements of `work` read with a sequential scan. */
async function readWhole(work: () => Promise<unknown>): Promise<string[]> {
  const plans = await plansOf(work);
  return [...plans.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table);
}

const QUERIES: ProductListQuery[] = [
  { q: 'jeans' },
  { q: 'black wordhh' },
  { q: 'kurta wordbc', facets: true },
  { q: 'wrodeaaa', facets: true },
  { category: 'kind 3', facets: true },
  { category: 'kind 3', facets: true, size: 'm' },
  { category: 'kind 3', facets: true, subCategory: 'cut 2', onSale: true, priceMax: 5000 },
  { category: 'women', sort: 'price-asc' },
  { collection: 'new in', sort: 'newest' },
  { collection: 'edit 3,edit 9', facets: true, size: 'm' },
  { category: 'women', sort: 'newest', color: 'navy' },
];

test('a search needs no sequential scan, once all products have been read', async () => {
  const search = createSearch(database(), '', synonyms, (read) => read());
  await search(readSearchRequest({}));
  for (const query of QUERIES) {
    expect({ query, scans: await readWhole(() => search(readSearchRequest(query))) }).toEqual({
      query,
      scans: [],
    });
  }
});

test.each(['j', 'jea', 'wordbc', 'wrodeaaa'])(
  'suggestions for %j need no sequential scan',
  async (q) => {
    const request = readSuggestionRequest({ q });
    expect(await readWhole(() => createReadSuggestions(database(), '', synonyms)(request))).toEqual(
      [],
    );
  },
);

test('a product is found by its id or handle, or a former handle, without a sequential scan', async () => {
  const findProduct = prepareFindProduct(database());
  expect(await readWhole(() => findProduct('former-77'))).toEqual([]);
});

test('related products are the nearest in price by an index', async () => {
  const db = database();
  const readRelated = createReadRelated(db, '', prepareFindProduct(db));
  const plans = await plansOf(() => readRelated(readRelatedRequest('p77', {})));
  expect(plans).toContain('product_search_parent_category_price');
  expect(plans).toContain('product_search_category_price');
  expect(plans).not.toMatch(/Seq Scan on (products|product_search|variants)/);
});
