import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { apiPaths, ProductSchema } from '@storefront/host/contracts/api';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { importProducts } from '../import/import-products';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'import-collections-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Imports a file with one product; without collections it has no column for them. */
async function importOne(collections?: string) {
  const file = path.join(folder, 'hat.csv');
  const [heading, cell] =
    collections === undefined ? ['', ''] : [',Collections', `,"${collections}"`];
  await writeFile(
    file,
    `Product,Name,Category,SKU,Price,Stock${heading}\nfelt-hat,Felt Hat,Hats,HAT,900,1${cell}`,
  );
  const report = await importProducts(api.db, {
    file,
    mappingFile: path.join(folder, 'mapping.json'),
    acceptsProposals: true,
    withStock: false,
    archivesOthers: false,
    dryRun: false,
    author: 'Meera',
  });
  api.responses.invalidate();
  return report;
}

const hat = async () => (await api.call(`${apiPaths.products}/felt-hat`)).as(ProductSchema);

test('collections are spelled as the shop spells them, kept by a file without them, and taken away by an empty cell', async () => {
  await importOne('Diwali Edit, New In');
  expect(await hat()).toMatchObject({ collections: ['Diwali Edit', 'New In'] });
  expect(await importOne('DIWALI edit,new in')).toMatchObject({ changed: [], unchanged: 1 });
  expect(await importOne()).toMatchObject({ changed: [], unchanged: 1 });
  expect(await importOne('')).toMatchObject({
    changed: [{ handle: 'felt-hat', what: ['collections'] }],
  });
  expect(await hat()).not.toHaveProperty('collections');
});

test.each([
  [
    'x'.repeat(61),
    'the collection “xxxxxxxxxxxxxxxxxxxx…” has 61 characters, at most 60 are possible',
  ],
  ['Women > New', 'the collection “Women > New” has a comma or a “>”'],
  [Array.from({ length: 21 }, (_, n) => n).join(), 'is in 21 collections, at most 20 are possible'],
])('collections that can’t be are refused with the product: %s', async (collections, reason) => {
  expect((await importOne(collections)).refused).toMatchObject([{ line: 2, reason }]);
});
