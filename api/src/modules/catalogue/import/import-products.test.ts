import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { apiPaths, ProductListSchema, ProductSchema } from '@storefront/host/contracts/api';
import { auditLog, products, variants } from '../../../db/schema';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { type ImportOptions, importProducts } from './import-products';

const FILES = path.join(import.meta.dirname, 'testing/files');

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'import-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = (file: string, options: Partial<ImportOptions> = {}) =>
  importProducts(api.db, {
    file,
    mappingFile: path.join(folder, `${path.basename(file)}.mapping.json`),
    acceptsProposals: true,
    withStock: false,
    archivesOthers: false,
    dryRun: false,
    author: 'Meera',
    ...options,
  });

const HEADINGS =
  'Product,Name,Category,Option 1,Value 1,Option 2,Value 2,SKU,Price,Price before,Stock,Status';

/** Writes a file in the shop's own format. */
async function fileWith(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, [HEADINGS, ...lines].join('\n'));
  return file;
}

async function productOf(name: string) {
  api.responses.invalidate();
  return (await api.call(`${apiPaths.products}/${name}`)).as(ProductSchema);
}

const stocksOf = async (productId: string) => {
  const rows = await api.db
    .select({ sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.position));
  return rows.map(({ sku, stock }) => `${sku} ${stock}`);
};

describe('the real files', () => {
  test.each([
    ['apparel.csv', 'Shopify', 20],
    ['jewelery.csv', 'Shopify', 20],
    ['home-and-garden.csv', 'Shopify', 20],
    ['woocommerce-samples.csv', 'WooCommerce', 14],
  ])('%s is imported, and once more changes nothing', async (name, format, added) => {
    const file = path.join(FILES, name);
    const first = await run(file);
    expect(first).toMatchObject({ format, changed: [], unchanged: 0 });
    expect(first.added).toHaveLength(added);
    expect(first.withoutOrigin).toBeGreaterThanOrEqual(added);
    expect(first.withoutStock > 0).toBe(format === 'WooCommerce');
    const again = await run(file);
    expect(again).toMatchObject({ added: [], changed: [], unchanged: added, proposals: 0 });
    expect(again.refused).toEqual(first.refused);
  });

  test('the SKUs of the files are kept', async () => {
    const rows = await api.db.select({ sku: variants.sku }).from(variants);
    const skus = rows.map(({ sku }) => sku);
    expect(skus).toEqual(expect.arrayContaining(['woo-vneck-tee-red-large', 'woo-beanie']));
  });

  test('shoppers find what was imported, as text and with its stock', async () => {
    const found = await api.call(`${apiPaths.products}?q=varsity`);
    expect(found.as(ProductListSchema).data[0]).toMatchObject({ title: 'Classic Varsity Top' });
    const top = await productOf('classic-varsity-top');
    expect(top).toMatchObject({ regularPrice: 60, vendor: 'partners-demo', stock: { total: 3 } });
    expect(top.attributes).toEqual([{ key: 'size', value: ['S', 'M', 'L'] }]);
    const all = await api.call(`${apiPaths.products}?category=other&limit=100&facets=true`);
    const { data, facets } = all.as(ProductListSchema);
    expect(data.length).toBeGreaterThan(19);
    expect(data.map(({ description }) => description).join()).not.toMatch(/<\w|&\w+;/);
    expect(facets?.size).toContainEqual({ value: 'M', count: 1 });
  });
});

test('the first run writes a mapping and waits, and the next one follows it', async () => {
  const file = await fileWith(
    'mapped.csv',
    'linen-shirt,Linen Shirt,Shirts,Size,Medium,Shade,Sand,LS-M,1999,,3,active',
    'left-out,Gift Card,Gift Cards,,,,,GC,500,,9,active',
  );
  const mappingFile = path.join(folder, 'mapping.json');
  const waiting = await run(file, { mappingFile, acceptsProposals: false });
  expect(waiting).toMatchObject({ isDone: false, proposals: 5, added: [] });
  const proposal = JSON.parse(await readFile(mappingFile, 'utf8')) as object;
  expect(proposal).toEqual({
    categories: { Shirts: 'Shirts', 'Gift Cards': 'Gift Cards' },
    options: { Size: 'size', Shade: 'Shade' },
    sizes: { Medium: 'M' },
  });
  await writeFile(
    mappingFile,
    JSON.stringify({
      categories: { Shirts: 'Men > Shirts > Linen', 'Gift Cards': null },
      options: { Size: 'size', Shade: 'color' },
      sizes: { Medium: 'M' },
    }),
  );
  const done = await run(file, { mappingFile, acceptsProposals: false });
  expect(done).toMatchObject({ isDone: true, proposals: 0, added: ['linen-shirt'] });
  expect(done.refused).toMatchObject([
    { handle: 'left-out', reason: 'the mapping leaves out the category “Gift Cards”' },
  ]);
  expect(await productOf('linen-shirt')).toMatchObject({
    category: 'Men',
    parentCategory: 'Shirts',
    subCategory: 'Linen',
    attributes: [
      { key: 'size', value: ['M'] },
      { key: 'color', value: ['Sand'] },
    ],
    stock: { variants: [{ size: 'M', color: 'Sand', quantity: 3 }] },
  });
});

test('a wrong mapping is refused with the part that is wrong', async () => {
  const file = await fileWith('wrong.csv', 'a-shirt,A,Shirts,,,,,A1,10,,1,active');
  const mappingFile = path.join(folder, 'wrong.json');
  await writeFile(
    mappingFile,
    '{"categories": {"Shirts": "A > B > C > D"}, "options": {}, "sizes": {}}',
  );
  await expect(run(file, { mappingFile })).rejects.toThrow(/wrong\.json: categories\/Shirts must/);
  await writeFile(mappingFile, '{');
  await expect(run(file, { mappingFile })).rejects.toThrow('wrong.json is not JSON');
});

test('a dry run says what would happen, and changes nothing', async () => {
  const file = await fileWith('dry.csv', 'dry-coat,Dry Coat,Coats,,,,,DC,100,,1,active');
  expect(await run(file, { dryRun: true })).toMatchObject({ added: ['dry-coat'] });
  expect(await api.db.select().from(products).where(eq(products.id, 'dry-coat'))).toEqual([]);
});

test('a changed product keeps the stock that is being sold, unless it is asked for', async () => {
  const line = (price: number, stock: number) =>
    `wool-coat,Wool Coat,Coats,Size,M,,,WC-M,${price},,${stock},active`;
  await run(await fileWith('coat.csv', line(9000, 5)));
  await api.db.update(variants).set({ stock: 2 }).where(eq(variants.sku, 'WC-M'));
  const cheaper = await fileWith('coat.csv', line(8000, 5));
  expect(await run(cheaper)).toMatchObject({
    changed: [{ handle: 'wool-coat', what: ['regularPrice'] }],
  });
  expect(await productOf('wool-coat')).toMatchObject({ regularPrice: 8000, stock: { total: 2 } });
  expect(await run(cheaper, { withStock: true })).toMatchObject({
    changed: [{ handle: 'wool-coat', what: ['stock'] }],
  });
  expect((await productOf('wool-coat')).stock?.total).toBe(5);
});

test('variants that differ in price have their own, and the product the lowest', async () => {
  const file = await fileWith(
    'chain.csv',
    'gold-chain,Gold Chain,Chains,Length,40 cm,,,GC-40,900,,2,active',
    'gold-chain,,,,60 cm,,,GC-60,1000,1200,2,active',
  );
  await run(file);
  expect(await productOf('gold-chain')).toMatchObject({
    regularPrice: 900,
    discountedPrice: null,
    priceVaries: true,
    options: [{ name: 'Length', values: ['40 cm', '60 cm'] }],
    stock: {
      variants: [
        { options: { Length: '40 cm' }, regularPrice: 900, discountedPrice: null },
        { options: { Length: '60 cm' }, regularPrice: 1200, discountedPrice: 1000 },
      ],
    },
  });
});

test('a product that is renamed keeps its id, and its old address leads to it', async () => {
  await run(await fileWith('old.csv', 'old-name,Scarf,Scarves,,,,,SCARF,700,,4,active'));
  const renamed = await fileWith('new.csv', 'new-name,Scarf,Scarves,,,,,SCARF,700,,4,active');
  expect(await run(renamed)).toMatchObject({
    added: [],
    changed: [{ handle: 'new-name', what: ['handle'] }],
  });
  for (const name of ['new-name', 'old-name']) {
    expect(await productOf(name)).toMatchObject({ id: 'old-name', handle: 'new-name' });
  }
  const other = await fileWith('other.csv', 'old-name,Hat,Hats,,,,,HAT,300,,4,active');
  const [refusal] = (await run(other)).refused;
  expect(refusal?.handle).toBe('old-name');
  expect(refusal?.reason).toContain('choose another handle');
});

test('a variant that is gone is deleted, one with other options keeps its stock', async () => {
  await run(
    await fileWith(
      'belt.csv',
      'belt,Belt,Belts,Size,S,Color,Tan,B-1,500,,3,active',
      'belt,,,,M,,Tan,B-2,500,,4,active',
    ),
  );
  await run(await fileWith('belt.csv', 'belt,Belt,Belts,Size,L,Color,Black,B-2,500,,9,active'));
  expect(await stocksOf('belt')).toEqual(['B-2 4']);
  expect((await productOf('belt')).attributes).toContainEqual({ key: 'color', value: ['Black'] });
});

test('two variants can swap their SKUs', async () => {
  const lines = (first: string, second: string) => [
    `gloves,Gloves,Gloves,Size,S,,,${first},500,,1,active`,
    `gloves,,,,M,,,${second},500,,2,active`,
  ];
  await run(await fileWith('gloves.csv', ...lines('G-1', 'G-2')));
  await run(await fileWith('gloves.csv', ...lines('G-2', 'G-1')));
  expect(await stocksOf('gloves')).toEqual(['G-2 2', 'G-1 1']);
});

test('what can’t be is refused by row, and the rest is imported', async () => {
  await run(await fileWith('taken.csv', 'taken,Taken,Hats,,,,,TAKEN-1,100,,1,active'));
  const file = await fileWith(
    'mixed.csv',
    'good,Good,Hats,,,,,GOOD,100,,1,active',
    'thief,Thief,Hats,,,,,GOOD,100,,1,active',
    'taken,Taken,Hats,,,,,TAKEN-2,100,,1,active',
    'sly,Sly,Hats,,,,,TAKEN-1,100,,1,active',
    'comma,Comma,Hats,,,,,COMMA,"1.299,00",,1,active',
    'free,Free,Hats,Size,S,,,FREE-S,0,,1,active',
    'free,,,,M,,,FREE-M,100,,1,active',
    'same,Same,Hats,Size,Medium,,,SAME-1,100,,1,active',
    'same,,,,M,,,SAME-2,100,,1,active',
  );
  const report = await run(file);
  expect(report.added).toEqual(['good']);
  expect(report.refused.map(({ handle, line, reason }) => `${line} ${handle}: ${reason}`)).toEqual([
    expect.stringMatching(/^3 thief: the product “good” of this file has the SKU “GOOD”/),
    expect.stringMatching(/^6 comma: .*isn’t an amount/),
    expect.stringMatching(/^7 free: has the price 0/),
    expect.stringMatching(/^10 same: with the mapping, another variant has the same options/),
    expect.stringMatching(/^5 sly: the SKU “TAKEN-1” belongs to the product “taken”/),
  ]);
});

test('drafts aren’t shown, and products that the file doesn’t have are archived if it is asked for', async () => {
  const file = await fileWith(
    'all.csv',
    'shown,Shown,Hats,,,,,SHOWN,100,,1,active',
    'hidden,Hidden,Hats,,,,,HIDDEN,100,,1,draft',
  );
  const { archived } = await run(file, { archivesOthers: true, dryRun: true });
  expect(archived).toContain('good');
  const other = await createTestApi();
  try {
    const report = await importProducts(other.db, {
      file,
      mappingFile: path.join(folder, 'all.json'),
      acceptsProposals: true,
      withStock: false,
      archivesOthers: true,
      dryRun: false,
      author: 'Meera',
    });
    expect(report.archived.length).toBeGreaterThan(100);
    const { data } = (await other.call(`${apiPaths.products}?limit=100`)).as(ProductListSchema);
    expect(data.map(({ id }) => id)).toEqual(['shown']);
    expect((await other.call(`${apiPaths.products}/hidden`)).status).toBe(404);
  } finally {
    await other.close();
  }
});

test('a product that the shop has under another handle isn’t archived by a file without handles', async () => {
  await run(await fileWith('own.csv', 'fine-cap,Fine Cap,Caps,,,,,CAP-77,100,,1,active'));
  const file = path.join(folder, 'woo.csv');
  await writeFile(
    file,
    'ID,Type,SKU,Name,Published,Regular price,Stock\n1,simple,CAP-77,Fine Cap,1,100,1',
  );
  const { archived, added, changed } = await run(file, { archivesOthers: true, dryRun: true });
  expect(added).toEqual([]);
  expect(changed.map(({ handle }) => handle)).toEqual(['fine-cap']);
  expect(archived).not.toContain('fine-cap');
  expect(archived).not.toEqual([]);
});

test('who changed what is on record, with what it was before', async () => {
  const rows = await api.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, 'product wool-coat'))
    .orderBy(asc(auditLog.at));
  expect(rows).toMatchObject([
    { author: 'Meera', before: null, after: { title: 'Wool Coat', regularPrice: 900_000 } },
    { before: { regularPrice: 900_000 }, after: { regularPrice: 800_000 } },
    { before: { stock: { 'WC-M': 2 } }, after: { stock: { 'WC-M': 5 } } },
  ]);
});
