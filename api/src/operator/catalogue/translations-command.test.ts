import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductSchema, StoreInfoSchema } from '@storefront/host/contracts/api';
import { TEST_SOURCES } from '../../modules/pictures/testing/test-context';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { type CatalogueCommand, runCatalogueCommand } from './catalogue-command';

const author = 'Meera';

let api: TestApi;
let folder: string;
beforeEach(async () => {
  api = await createTestApi({ languages: ['en', 'hi', 'ta'] });
  folder = await mkdtemp(path.join(tmpdir(), 'translations-'));
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

async function load(...rows: string[]): Promise<string> {
  const file = path.join(folder, 'translations.csv');
  await writeFile(file, rows.join('\n'));
  return run({ action: 'translations import', file, author });
}

const inLanguage = (language: string, address: string) =>
  api.call(address, { headers: { 'accept-language': language } });

test('exports the shop’s texts with their translations, and an import of that changes nothing', async () => {
  const file = path.join(folder, 'all.csv');
  const written = await run({ action: 'translations export', file, languages: ['ta'] });
  expect(written).toMatch(/^\d+ texts written to /);
  const [headings, ...rows] = (await readFile(file, 'utf8')).split('\n');
  expect(headings).toBe('Kind,Name,Field,Text,hi,ta');
  expect(rows).toContain('value,Champagne,label,Champagne,शैम्पेन,');
  expect(rows).toContain('value,Blue,label,Blue,नीला,');
  expect(rows).toContain('store,,shipping.label,Free,मुफ़्त,');
  expect(rows).toContain('collection,after-dark,title,After Dark,शाम ढले,');
  expect(await run({ action: 'translations import', file, author })).toMatch(/ read, 0 changed\.$/);
});

test('imports labels and texts in a new language, and removes those that are empty', async () => {
  const said = await load(
    'Kind,Name,Field,Text,hi,ta',
    'value,Champagne,label,Champagne,,ஷாம்பெயின்',
    'store,,shipping.label,Free,मुफ़्त,இலவசம்',
  );
  expect(said).toBe('2 texts read, 3 changed.');
  const address = `${apiPaths.products}/bias-satin-slip-dress`;
  const tamil = (await inLanguage('ta', address)).as(ProductSchema);
  expect(tamil.labels).toEqual({ Champagne: 'ஷாம்பெயின்' });
  const hindi = (await inLanguage('hi', address)).as(ProductSchema);
  expect(hindi.labels).not.toHaveProperty('Champagne');
  const store = (await inLanguage('ta', apiPaths.storeInfo)).as(StoreInfoSchema);
  expect(store.shipping?.label).toBe('இலவசம்');
  expect(await run({ action: 'history', subject: 'value Champagne in ta' })).toContain(author);
});

test.each([
  [
    'Kind,Name,Field,ta',
    'colour,Red,label,x',
    'Line 2: Kind “colour” is none of value, collection, store',
  ],
  ['Kind,Name,Field,ta', 'value,Red,title,x', 'Line 2: Field “title” isn’t a text of a value'],
  ['Kind,Name,Field', 'value,Red,label', 'has no language: add a column'],
  [
    'Kind,Name,Field,ta',
    'collection,gone,title,x',
    'no such texts: lines 2 (collection gone title)',
  ],
])('refuses a file with the rows %s / %s', async (headings, row, message) => {
  await expect(load(headings, row)).rejects.toThrow(message);
});
