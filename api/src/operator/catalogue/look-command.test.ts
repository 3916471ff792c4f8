import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductSchema } from '@storefront/host/contracts/api';
import { eq } from 'drizzle-orm';
import { looks, pageChanges, products } from '../../db/schema';
import { TEST_SOURCES } from '../../modules/pictures/testing/test-context';
import { addProduct } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { type CatalogueCommand, runCatalogueCommand } from './catalogue-command';

const author = 'Meera';

const EVENING = ['Evening,gown', 'Evening,clutch', 'Evening,pumps', 'Evening,cuff'];

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await createTestApi();
  // Those of the demo.
  await api.db.delete(looks);
  folder = await mkdtemp(path.join(tmpdir(), 'looks-'));
  for (const id of ['gown', 'clutch', 'pumps', 'cuff', 'coat']) await addProduct(api.db, { id });
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

async function set(...rows: string[]): Promise<string> {
  const file = path.join(folder, 'looks.csv');
  await writeFile(file, ['Look,Product', ...rows].join('\n'));
  return run({ action: 'look set', file, author });
}

async function lookOf(id: string): Promise<string[] | undefined> {
  return (await api.call(apiPaths.product(id))).as(ProductSchema).look;
}

test('[PDP-18] each product of a look names the others in the merchant’s order', async () => {
  expect(await set(...EVENING)).toBe('1 look set: Evening.');
  expect(await lookOf('gown')).toEqual(['clutch', 'pumps', 'cuff']);
  expect(await lookOf('pumps')).toEqual(['gown', 'clutch', 'cuff']);
  expect(await lookOf('coat')).toBeUndefined();
  expect(await run({ action: 'look list' })).toBe('Evening: gown, clutch, pumps, cuff.');
});

test('[PDP-18] of several looks with a product, the one that was set last counts', async () => {
  await set(...EVENING);
  await set('Winter,coat', 'Winter,cuff', 'Winter,gown');
  expect(await lookOf('gown')).toEqual(['coat', 'cuff']);
  expect(await lookOf('clutch')).toEqual(['gown', 'pumps', 'cuff']);
});

test('[PDP-18] a look that is set again has only the new products, and a removed one is gone', async () => {
  await set(...EVENING);
  await set('Evening,coat', 'Evening,clutch', 'Evening,gown');
  expect(await lookOf('pumps')).toBeUndefined();
  expect(await lookOf('gown')).toEqual(['coat', 'clutch']);
  await run({ action: 'look remove', name: 'Evening', author });
  expect(await lookOf('gown')).toBeUndefined();
  const again = run({ action: 'look remove', name: 'Evening', author });
  await expect(again).rejects.toThrow('There is no look “Evening”.');
});

test('[PDP-18] a product that shoppers don’t see is left out', async () => {
  await set(...EVENING);
  await api.db.update(products).set({ isPublic: false }).where(eq(products.id, 'clutch'));
  api.responses.invalidate();
  expect(await lookOf('gown')).toEqual(['pumps', 'cuff']);
});

test('[PDP-18] the pages of the products before and after are made anew', async () => {
  await set(...EVENING);
  await api.db.delete(pageChanges);
  await set('Evening,coat', 'Evening,clutch', 'Evening,gown');
  const noted = await api.db.select().from(pageChanges).where(eq(pageChanges.kind, 'product'));
  expect(noted.map(({ name }) => name).sort()).toEqual(['clutch', 'coat', 'cuff', 'gown', 'pumps']);
});

test.each([
  ['an unknown product', ['Evening,gown', 'Evening,hat', 'Evening,veil'], 'no product hat, veil'],
  ['a look of two products', ['Evening,gown', 'Evening,cuff'], '“Evening” has 2'],
  ['a row without a product', [...EVENING, 'Winter,'], 'Line 6: Product is empty'],
  ['a file without rows', [], 'has no looks'],
])('[PDP-18] %s is refused with the reason, and nothing changes', async (_, rows, reason) => {
  await expect(set(...rows)).rejects.toThrow(reason);
  expect(await run({ action: 'look list' })).toBe('No looks.');
});
