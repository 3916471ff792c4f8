import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductListSchema } from '@storefront/host/contracts/api';
import { products } from '../../db/schema';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { type CatalogueCommand, runCatalogueCommand } from './catalogue-command';
import { TEST_SOURCES } from '../../modules/pictures/testing/test-context';

const author = 'Ravi';

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'collections-'));
  const file = await fileWith(
    'products.csv',
    'Product,Name,Category,Option 1,Value 1,SKU,Price,Stock,Status,Collections',
    'felt-hat,Felt Hat,Hats,Size,M,HAT-M,900,5,active,New In',
    'felt-hat,,,,L,HAT-L,900,5,,',
    'silk-scarf,Silk Scarf,Scarves,,,SCARF,1200,4,active,',
    'wool-cape,Wool Cape,Capes,,,CAPE,9000,4,draft,New In',
  );
  await run({ action: 'import', file, yes: true, author });
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function run(command: CatalogueCommand): Promise<string> {
  const result = await runCatalogueCommand({ db: api.db, sources: TEST_SOURCES }, command);
  api.responses.invalidate();
  return result;
}

async function fileWith(name: string, ...lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, lines.join('\n'));
  return file;
}

const list = () => run({ action: 'collection list' });
const add = (name: string, ...named: string[]) =>
  run({ action: 'collection add', name, products: named, author });

test('a collection has the products that are added by handle or SKU, and shoppers list it', async () => {
  expect(await add('Diwali Edit', 'silk-scarf', 'HAT-M', 'HAT-L')).toBe(
    'felt-hat: New In, Diwali Edit (before: New In).\nsilk-scarf: Diwali Edit (before: none).',
  );
  expect(await add(' diwali  EDIT ', 'felt-hat')).toBe('Nothing changes.');
  expect(await list()).toBe('Diwali Edit  2 products, 2 shown\nNew In  2 products, 1 shown');
  const found = await api.call(`${apiPaths.products}?collection=diwali%20edit`);
  const { data } = found.as(ProductListSchema);
  expect(data.map(({ id }) => id).sort()).toEqual(['felt-hat', 'silk-scarf']);
  expect(await run({ action: 'show', product: 'SCARF' })).toContain('Collections: Diwali Edit');
  expect(await run({ action: 'history', subject: 'product silk-scarf' })).toContain(
    'Ravi  product silk-scarf  collections [] → ["Diwali Edit"]',
  );
});

test('products are taken out of a collection, which ends with its last one', async () => {
  await add('Diwali Edit', 'silk-scarf');
  const remove = (dryRun = false) =>
    run({
      action: 'collection remove',
      name: 'DIWALI EDIT',
      products: ['silk-scarf', 'felt-hat'],
      author,
      dryRun,
    });
  const before = await list();
  expect(await remove(true)).toBe('silk-scarf: none (before: Diwali Edit).');
  expect(await list()).toBe(before);
  await remove();
  expect(await list()).toBe('New In  2 products, 1 shown');
  await expect(remove()).rejects.toThrow('There is no collection “DIWALI EDIT”.');
});

test('a collection is renamed or spelled otherwise, but not as another one', async () => {
  await add('Diwali Edit', 'silk-scarf');
  const rename = (name: string, newName: string) =>
    run({ action: 'collection rename', name, newName, author });
  expect(await rename('new in', 'NEW IN')).toBe('“new in” is now “NEW IN”: 2 products.');
  expect(await rename('new in', 'Just Arrived')).toContain('2 products');
  await expect(rename('just arrived', 'diwali edit')).rejects.toThrow(
    'There is a collection “Diwali Edit” already',
  );
  expect(JSON.parse(await run({ action: 'collection list', json: true }))).toEqual([
    { name: 'Diwali Edit', products: 1, shown: 1 },
    { name: 'Just Arrived', products: 2, shown: 1 },
  ]);
});

test('a file names many products, all or none of which change', async () => {
  const wrong = await fileWith('wrong.csv', 'Product', 'felt-hat', 'felt-cap');
  const addAll = (options: { file: string; json?: boolean }) =>
    run({ action: 'collection add', name: 'Diwali Edit', products: [], author, ...options });
  await expect(addAll({ file: wrong })).rejects.toThrow(
    'Line 3: There is no product, and no SKU, “felt-cap”.',
  );
  const file = await fileWith('right.csv', 'Product,Name', 'felt-hat,Felt Hat', 'CAPE,Cape');
  expect(JSON.parse(await addAll({ file, json: true }))).toEqual([
    { handle: 'felt-hat', collections: ['New In', 'Diwali Edit'], before: ['New In'] },
    { handle: 'wool-cape', collections: ['New In', 'Diwali Edit'], before: ['New In'] },
  ]);
});

test.each([
  ['Women, New', ['felt-hat'], 'The collection “Women, New” has a comma or a “>”.'],
  [' ', ['felt-hat'], 'The name of a collection is empty.'],
  ['x'.repeat(61), ['felt-hat'], 'has 61 characters, at most 60 are possible.'],
  ['Diwali Edit', [], 'Name products by handle or SKU, or a file of them.'],
])('a collection “%s” of %j is refused', async (name, named, message) => {
  await expect(add(name, ...named)).rejects.toThrow(message);
});

test('a product is in at most twenty collections', async () => {
  const collections = Array.from({ length: 20 }, (_, number) => `Edit ${number}`);
  await api.db.update(products).set({ collections });
  await expect(add('Edit 20', 'felt-hat', 'silk-scarf')).rejects.toThrow(
    'these are in as many: felt-hat, silk-scarf.',
  );
  expect(await add('edit 19', 'felt-hat')).toBe('Nothing changes.');
});
