import { createTestApi, type TestApi } from '../../testing/test-api';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { pictures, products } from '../../db/schema';
import { importProducts } from '../catalogue/import/import-products';
import { shownBy } from './testing/picture-products';
import { type PictureServer, startPictureServer } from './testing/picture-server';
import { testContext } from './testing/test-context';
import { workPictures } from './working/work-pictures';

let api: TestApi;
let server: PictureServer;
let folder: string;
beforeAll(async () => {
  api = await createTestApi();
  server = await startPictureServer();
  folder = await mkdtemp(path.join(tmpdir(), 'imported-pictures-'));
});
afterAll(async () => {
  await server.close();
  await api.close();
  await rm(folder, { recursive: true });
});

/** Imports a product with pictures; returns its id. */
async function importWith(names: readonly string[], { dryRun = false } = {}): Promise<string> {
  for (const name of names) server.responses.set(`/${name}`, Buffer.from(name));
  const [first = '', ...others] = names.map((name) => server.url(`/${name}`));
  const lines = [
    'Product,Name,Category,SKU,Price,Picture',
    `linen-shirt,Linen shirt,Shirts,LINEN-1,1999,${first}`,
    ...others.map((source) => `linen-shirt,,,,,${source}`),
  ];
  return importFile('linen-shirt', lines, { dryRun });
}

/** Imports a file with one product; returns the product's id. */
async function importFile(
  handle: string,
  lines: readonly string[],
  { dryRun = false } = {},
): Promise<string> {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, lines.join('\n'));
  await importProducts(api.db, {
    file,
    mappingFile: path.join(folder, 'mapping.json'),
    acceptsProposals: true,
    withStock: false,
    archivesOthers: false,
    dryRun,
    author: 'Meera',
  });
  const [row] = await api.db.select().from(products).where(eq(products.handle, handle));
  return row?.id ?? '';
}

/** Imports a product whose variants have colours and, where they are named, pictures; returns its id. */
async function importColours(
  pictureNames: readonly string[],
  variants: readonly [color: string, size: string, picture: string][],
): Promise<string> {
  const address = (name: string) => {
    if (name !== '') server.responses.set(`/${name}`, Buffer.from(name));
    return name === '' ? '' : server.url(`/${name}`);
  };
  const rows = variants.map(([color, size, picture], index) => [
    ...['silk-dress', 'Silk dress', 'Dresses', `SILK-${index}`, '1999', 'Color', color],
    ...['Size', size, address(picture), address(pictureNames[index] ?? '')],
  ]);
  return importFile('silk-dress', [
    'Product,Name,Category,SKU,Price,Option 1,Value 1,Option 2,Value 2,Variant picture,Picture',
    ...rows.map((row) => row.join(',')),
  ]);
}

async function colorsOf(id: string): Promise<(string | undefined)[]> {
  return (await shownBy(api.db, id)).images.map(({ color }) => color);
}

const work = () => workPictures(testContext(api.db), new AbortController().signal);

async function statuses(): Promise<string[]> {
  const rows = await api.db.select().from(pictures);
  return rows.map(({ source, status }) => `${new URL(source).pathname} ${status}`).sort();
}

test('an import queues the pictures of its products; a dry run doesn’t', async () => {
  await importWith(['a', 'b'], { dryRun: true });
  expect(await statuses()).toEqual([]);
  const id = await importWith(['a', 'b']);
  expect(await statuses()).toEqual(['/a queued', '/b queued']);
  expect(await shownBy(api.db, id)).toEqual({ imgUrl: '', images: [] });
  await work();
  expect((await shownBy(api.db, id)).images).toHaveLength(2);
});

test('an import with other pictures shows at once those of them that are made', async () => {
  const id = await importWith(['a', 'b']);
  const [a, b] = (await shownBy(api.db, id)).images;
  await importWith(['c', 'b', 'a']);
  expect((await shownBy(api.db, id)).images).toEqual([b, a]);
  await work();
  const { imgUrl, images } = await shownBy(api.db, id);
  expect(images).toHaveLength(3);
  expect(images.slice(1)).toEqual([b, a]);
  expect(imgUrl).toBe(images[0]?.url);
});

test('[CAT-08] pictures of variants are those of their colours, and follow the pictures of the product', async () => {
  const id = await importColours(
    ['front', 'ivory', 'cloth'],
    [
      ['Ivory', 'S', 'ivory'],
      ['Ivory', 'M', 'ivory'],
      ['Bordeaux', 'S', 'bordeaux'],
    ],
  );
  await work();
  expect(await colorsOf(id)).toEqual([undefined, 'Ivory', undefined, 'Bordeaux']);
});

test('[CAT-08] a picture of several colours, or of the only one, belongs to no colour', async () => {
  const shared = await importColours(
    [],
    [
      ['Ivory', 'S', 'both'],
      ['Bordeaux', 'S', 'both'],
    ],
  );
  await work();
  expect(await colorsOf(shared)).toEqual([undefined]);
  const single = await importColours([], [['Ivory', 'S', 'ivory']]);
  expect(await colorsOf(single)).toEqual([undefined]);
});

test('pictures that are queued have the ids that the migration gave to those before', async () => {
  await importWith(['ä', 'b']);
  const idsOf = async () => (await api.db.select().from(pictures)).map(({ id }) => id).sort();
  const ids = await idsOf();
  expect(ids.length).toBeGreaterThan(1);
  const migration = path.join(import.meta.dirname, '../../db/migrations/0023_store_pictures.sql');
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint');
  await api.db.update(pictures).set({ id: sql`'former ' || ${pictures.id}` });
  await api.db.execute(statements.at(-1) ?? '');
  expect(await idsOf()).toEqual(ids);
});
