import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { importProducts } from '../import/import-products';
import { exportProducts } from './export-products';
import type { ExportFormatName } from './formats';

const FILES = path.join(import.meta.dirname, '../import/testing/files');

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  for (const name of ['apparel.csv', 'jewelery.csv', 'woocommerce-samples.csv']) {
    await run(path.join(FILES, name));
  }
  const file = path.join(folder, 'special.csv');
  await writeFile(file, SPECIAL);
  await run(file);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Three options, prices of variants, several pictures, and texts with everything that needs quoting. */
const SPECIAL = `Product,Name,Description,Category,Vendor,Tags,Collections,Status,Featured,Attributes,SEO title,SEO description,HSN code,Tax class,Option 1,Value 1,Option 2,Value 2,Option 3,Value 3,SKU,Barcode,Price,Price before,Stock,Grams,Variant picture,Picture,Picture text
gold-chain,"A ""Gold"", Chain","First & last < paragraph

Second
with a line",Women > Jewellery > Chains,Aurelle,"new, gold","New In, Diwali Edit",active,true,"Metal: 18 carat
Metal: Gold
Care: Wipe, don't wash",Chains,All our chains,7113,gold,Size,S,Color,"Red, rose",Length,40 cm,GC-1,8901234567890,900.50,1200,2,15,https://cdn.example/1.jpg,https://cdn.example/a.jpg,"A chain, worn"
gold-chain,,,,,,,,,,,,,,,S,,White,,60 cm,GC-2,,1100,,3,18,,https://cdn.example/b.jpg,
draft-hat,Hat,,Hats,,,,draft,,,,,,,,,,,,,HAT,,500,,1,,,,
old-hat,Old Hat,,Hats,,,,archived,,,,,,,,,,,,,OLD,,500,,1,,,,
`;

const run = (file: string) =>
  importProducts(api.db, {
    file,
    mappingFile: `${path.join(folder, path.basename(file))}.json`,
    acceptsProposals: true,
    withStock: true,
    archivesOthers: false,
    dryRun: false,
    author: 'Meera',
  });

test.each<[ExportFormatName, string]>([
  ['own', 'this shop'],
  ['shopify', 'Shopify'],
  ['woocommerce', 'WooCommerce'],
])('an import of an export changes nothing: %s', async (name, format) => {
  const file = path.join(folder, `${name}.csv`);
  const exported = await exportProducts(api.db, { file, format: name });
  const report = await run(file);
  expect(report).toMatchObject({ format, added: [], changed: [], refused: [] });
  // WooCommerce has no archived products.
  expect(report.unchanged).toBe(name === 'woocommerce' ? exported - 1 : exported);
});

test('the shop’s own format says all of a product', async () => {
  const text = await readFile(path.join(folder, 'own.csv'), 'utf8');
  const start = text.indexOf('gold-chain,');
  expect(text.slice(start, text.indexOf('\ngold-chain,', start) + 400)).toContain(
    '"A ""Gold"", Chain"',
  );
  for (const part of [
    '8901234567890',
    '900.50,1200.00',
    '"Metal: 18 carat\nMetal: Gold\n',
    '"New In, Diwali Edit"',
  ]) {
    expect(text).toContain(part);
  }
});

test('WooCommerce’s export has the collections as further categories', async () => {
  const text = await readFile(path.join(folder, 'woocommerce.csv'), 'utf8');
  expect(text).toContain('"Women > Jewellery > Chains, New In, Diwali Edit"');
});

test('a file that is there isn’t overwritten', async () => {
  const file = path.join(folder, 'mine.csv');
  await writeFile(file, 'mine');
  await expect(exportProducts(api.db, { file, format: 'own' })).rejects.toThrow('EEXIST');
  expect(await readFile(file, 'utf8')).toBe('mine');
});
