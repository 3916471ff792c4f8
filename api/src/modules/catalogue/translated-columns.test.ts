import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductSchema } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { exportProducts } from './export/export-products';
import { UNCHECKED_FOR } from '../translations/known-texts';
import { importProducts } from './import/import-products';

let api: TestApi;
let folder: string;
let now: number;
beforeEach(async () => {
  now = performance.now();
  api = await createTestApi({ languages: ['en', 'hi'] });
  folder = await mkdtemp(path.join(tmpdir(), 'translated-'));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await api.close();
  await rm(folder, { recursive: true });
});

async function load(file: string) {
  const report = await importProducts(api.db, {
    file,
    mappingFile: `${file}.json`,
    acceptsProposals: true,
    withStock: false,
    archivesOthers: false,
    dryRun: false,
    author: 'Meera',
  });
  api.responses.invalidate();
  // By then the API asks whether the texts that it knows have changed.
  now += UNCHECKED_FOR;
  jest.spyOn(performance, 'now').mockReturnValue(now);
  return report;
}

async function loadText(...lines: string[]) {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, lines.join('\n'));
  return load(file);
}

async function hatInHindi() {
  const headers = { 'accept-language': 'hi' };
  const { title, description } = (await api.call(apiPaths.product('hat'), { headers })).as(
    ProductSchema,
  );
  return { title, description };
}

test('imports texts of products in other languages; a column that is missing leaves them, an empty cell removes them', async () => {
  await loadText(
    'Product,Name,Description,Category,Price,Name:hi,Description:hi',
    'hat,Hat,Warm,Hats,500,टोपी,<p>गर्म</p>',
  );
  expect(await hatInHindi()).toEqual({ title: 'टोपी', description: 'गर्म' });

  const later = await loadText(
    'Product,Name,Description,Category,Price,Name:hi',
    'hat,Hat,Warm,Hats,500,ऊनी टोपी',
  );
  expect(later.changed).toEqual([{ handle: 'hat', what: ['translations'] }]);
  expect(await hatInHindi()).toEqual({ title: 'ऊनी टोपी', description: 'गर्म' });

  await loadText('Product,Name,Description,Category,Price,Name:hi', 'hat,Hat,Warm,Hats,500,');
  expect(await hatInHindi()).toEqual({ title: 'Hat', description: 'गर्म' });
});

test('an export has the texts, and an import of it changes nothing', async () => {
  await loadText(
    'Product,Name,Description,Category,Price,Name:hi,SEO title:ta',
    'hat,Hat,Warm,Hats,500,टोपी,தொப்பி',
  );
  const file = path.join(folder, 'all.csv');
  const exported = await exportProducts(api.db, { file, format: 'own' });
  const [headings] = (await readFile(file, 'utf8')).split('\n');
  expect(headings).toMatch(
    /,Name:hi,Description:hi,SEO title:hi,SEO description:hi,Name:ta,Description:ta,SEO title:ta,SEO description:ta$/,
  );
  expect(await load(file)).toMatchObject({ changed: [], refused: [], unchanged: exported });
});

test('refuses a column that isn’t translated for each product, and says what to do', async () => {
  const { refused } = await loadText('Product,Name,Price,Category:hi', 'hat,Hat,500,टोपियाँ');
  expect(refused).toEqual([
    {
      handle: 'hat',
      line: 2,
      column: 'Category:hi',
      reason:
        'isn’t translated for each product: remove the column (Name:hi, Description:hi, SEO title:hi, SEO description:hi are possible), and import what values are called by “catalogue translations import”',
    },
  ]);
});
