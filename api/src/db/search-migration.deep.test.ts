import '../testing/load-natively';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from './embedded/pglite';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
const SEARCH = '0009_search.sql';

const read = (name: string) => readFileSync(join(MIGRATIONS, name), 'utf8');

let client: PGlite;
beforeAll(async () => {
  client = await createPglite();
  const earlier = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name < SEARCH);
  for (const name of earlier.sort()) await client.exec(read(name));
});
afterAll(() => client.close());

test('existing products and variants are indexed', async () => {
  await client.exec(`
    insert into products (id, title, description, img_url, images, category, parent_category, regular_price, discounted_price, featured, attributes, created_at) values
      ('coat', 'Wool Coat', '', '', '[]', 'Women', 'Coats', 100000, 80000, false, '[{"key":"color","value":["Rust"]}]', now()),
      ('gift', 'Gift Card', '', '', '[]', 'Women', 'Gifts', null, null, true, '[]', now());
    insert into variants (product_id, size, color, position, stock) values ('coat', 'M', 'Rust', 0, 2), ('coat', 'L', 'Rust', 1, 0);
  `);
  await client.exec(read(SEARCH));
  const { rows } = await client.query(
    `select product_id, price, on_sale, sizes, colors, in_stock, words @@ to_tsquery('english', 'rusts & coats') as found
      from product_search order by product_id`,
  );
  expect(rows).toEqual([
    {
      product_id: 'coat',
      price: 80_000,
      on_sale: true,
      sizes: ['L', 'M'],
      colors: ['Rust'],
      in_stock: true,
      found: true,
    },
    {
      product_id: 'gift',
      price: null,
      on_sale: false,
      sizes: [],
      colors: [],
      in_stock: false,
      found: false,
    },
  ]);
});
