import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { apiPaths, StoreInfoSchema, type StoreInfo } from '@storefront/host/contracts/api';
import { auditLog, pictures, store, storePictures } from '../db/schema';
import { retryPictures } from '../modules/pictures/retry-pictures';
import { addProduct, shownBy } from '../modules/pictures/testing/picture-products';
import { type PictureServer, startPictureServer } from '../modules/pictures/testing/picture-server';
import { memoryStore, TEST_SOURCES, testContext } from '../modules/pictures/testing/test-context';
import { createTransformer } from '../modules/pictures/transforming/transformer';
import { workPictures } from '../modules/pictures/working/work-pictures';
import { createTestApi, type TestApi } from '../testing/test-api';
import { runStoreCommand, type StoreCommand } from './store-command';

let api: TestApi;
let server: PictureServer;
let demo: StoreInfo;
beforeAll(async () => {
  api = await createTestApi();
  const [row] = await api.db.select().from(store);
  if (!row) throw new Error('There is no store.');
  demo = row.info;
});
afterAll(() => api.close());
beforeEach(async () => {
  server = await startPictureServer();
  await api.db.delete(pictures);
  await api.db.delete(storePictures);
  await api.db.update(store).set({ info: demo });
});
afterEach(() => server.close());

const run = (command: StoreCommand, sources = TEST_SOURCES) =>
  runStoreCommand({ db: api.db, sources }, command);

const set = (name: string, value: string, alt?: string) =>
  run({ action: 'set', name, value, alt, author: 'Meera' });

const work = () => workPictures(testContext(api.db), new AbortController().signal);

/** Puts a picture on the host; returns its address. */
function host(name: string): string {
  server.responses.set(`/${name}`, Buffer.from(`picture ${name}`));
  return server.url(`/${name}`);
}

async function shown() {
  api.responses.invalidate();
  return (await api.call(apiPaths.storeInfo)).as(StoreInfoSchema).pictures ?? {};
}

const isMade = { url: expect.stringMatching(/\/pictures\/[0-9a-f]{32}-90\.webp$/) as string };

interface Edited extends Omit<StoreInfo, 'pictures'> {
  pictures: Record<string, unknown>;
}

const show = async () => JSON.parse(await run({ action: 'show' })) as Edited;
const replace = (info: unknown) => run({ action: 'replace', info, author: 'Ravi' });

test('the store shows a picture once it is made, and until then what it had', async () => {
  const before = await shown();
  await set('picture.hero', host('hero.jpg'), 'Two saris in the wind');
  await set('picture.category.WOMEN', host('women.jpg'));
  expect(await shown()).toEqual(before);
  await work();
  const { hero, promo, categories } = await shown();
  expect(hero).toMatchObject({ ...isMade, alt: 'Two saris in the wind' });
  expect(promo).toEqual(before.promo);
  expect(categories?.women).toMatchObject(isMade);
  expect(categories?.women).not.toHaveProperty('alt');
  expect(categories?.men).toEqual(before.categories?.men);
});

test('the hero has other files for upright screens', async () => {
  const jpeg = sharp({ create: { width: 80, height: 60, channels: 3, background: '#445566' } });
  server.responses.set('/hero.jpg', await jpeg.jpeg().toBuffer());
  await set('picture.hero', server.url('/hero.jpg'));
  const transformer = createTransformer({ pixelsMax: 1e6, timeLimit: 30_000, idleLimit: 100 });
  await workPictures(testContext(api.db, { transformer }), new AbortController().signal);
  transformer.close();
  const { hero } = await shown();
  expect(hero).toMatchObject({ width: 80, height: 45 });
  const file = (width: number) =>
    expect.stringMatching(
      new RegExp(`^http://localhost:8044/pictures/[0-9a-f]{32}-${width}\\.avif ${width}w$`),
    ) as string;
  expect(hero?.sources?.[0]).toEqual({ type: 'image/avif', srcset: file(80) });
  expect(hero?.portraitSources?.[0]).toEqual({ type: 'image/avif', srcset: file(33) });
});

test('one source may be in several places, each made in its own way', async () => {
  const source = host('both.jpg');
  const product = await addProduct(api.db, [source]);
  for (const place of ['hero', 'promo', 'category.men']) await set(`picture.${place}`, source);
  await work();
  expect(await shown()).toMatchObject({ hero: isMade, promo: isMade, categories: { men: isMade } });
  const rows = await api.db.select().from(pictures);
  expect(rows.map(({ recipe, source: from }) => `${recipe} ${from}`).sort()).toEqual([
    `hero ${source}`,
    `product ${source}`,
    `tile ${source}`,
  ]);
  expect((await shownBy(api.db, product)).images).toHaveLength(1);
  // It is made already, so it is shown at once.
  await set('picture.category.women', source);
  expect((await shown()).categories?.women).toMatchObject(isMade);
});

test('a text is changed without the picture being made again, and stays with its source', async () => {
  const source = host('hero.jpg');
  await set('picture.hero', source, 'A sari');
  await work();
  await set('picture.hero', source);
  expect((await shown()).hero?.alt).toBe('A sari');
  await set('picture.hero', source, 'A silk sari');
  expect((await shown()).hero?.alt).toBe('A silk sari');
  expect(server.calls).toEqual(['/hero.jpg']);
  await set('picture.hero', source, '');
  expect((await shown()).hero).not.toHaveProperty('alt');
});

test('an empty value removes a picture, and a category that goes takes its own along', async () => {
  await set('picture.hero', host('hero.jpg'));
  await set('picture.category.men', host('men.jpg'));
  await work();
  await set('picture.hero', '');
  await set('categories', 'Women, Accessories');
  const { hero, categories } = await shown();
  expect(hero).toBeUndefined();
  expect(Object.keys(categories ?? {}).sort()).toEqual(['accessories', 'women']);
  expect(await api.db.select().from(storePictures)).toEqual([]);
});

test('show says what became of each picture, and editing something else changes none', async () => {
  const [made, missing] = [host('made.jpg'), server.url('/missing.jpg')];
  await set('picture.hero', made, 'A sari');
  await set('picture.promo', missing);
  await work();
  await api.db.update(pictures).set({ status: 'failed' }).where(eq(pictures.source, missing));
  const info = await show();
  expect(info.pictures).toMatchObject({
    hero: { source: made, alt: 'A sari', status: 'done' },
    promo: { source: missing, status: 'failed', error: 'The host responds with 404.' },
    categories: demo.pictures?.categories,
  });
  const before = await shown();
  await replace({ ...info, description: 'All saris' });
  expect(await shown()).toEqual(before);
  expect((await show()).pictures).toEqual(info.pictures);
  const other = host('other.jpg');
  await replace({ ...info, pictures: { ...info.pictures, hero: { source: other } } });
  expect((await show()).pictures.hero).toEqual({ source: other, status: 'queued' });
});

test('a picture that is finished while the store is edited isn’t lost', async () => {
  await set('picture.hero', host('hero.jpg'));
  const info = await show();
  await work();
  await replace({ ...info, description: 'All saris' });
  expect((await shown()).hero).toMatchObject(isMade);
});

test('a picture that is made once more is shown as it was until then', async () => {
  const source = host('hero.jpg');
  await set('picture.hero', source);
  await work();
  const { hero } = await shown();
  server.responses.set('/hero.jpg', Buffer.from('another picture'));
  await retryPictures(api.db, memoryStore(), source);
  expect((await shown()).hero).toEqual(hero);
  await work();
  expect((await shown()).hero?.url).not.toBe(hero?.url);
});

test.each([
  ['picture.hero', 'ftp://a.example/a.jpg', 'Only http and https are allowed, not ftp:'],
  ['picture.hero', 'https://b.example/a.jpg', 'PICTURE_HOSTS doesn’t allow the host b.example.'],
  ['picture.hero', 'https://10.0.0.1/a.jpg', 'PICTURE_HOSTS doesn’t allow the host 10.0.0.1.'],
  ['picture.promo', '../secret.jpg', 'Its path leads out of PICTURES_FOLDER.'],
  ['picture.promo', 'none.jpg', 'There is no such file in PICTURES_FOLDER.'],
  ['picture.category.Hats', 'a.jpg', 'isn’t of a category of the store: Women, Men, Accessories.'],
  ['picture.footer', 'a.jpg', 'picture.footer is none of picture.hero, '],
  ['picture.category.', 'a.jpg', 'picture.category. is none of picture.hero, '],
])('%s can’t be %s', async (name, value, reason) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'store-pictures-'));
  await writeFile(path.join(folder, 'a.jpg'), 'a picture');
  const sources = { ...TEST_SOURCES, folder, hosts: ['a.example'] };
  const command: StoreCommand = { action: 'set', name, value, author: 'Meera' };
  await expect(run(command, sources)).rejects.toThrow(reason);
  expect(await api.db.select().from(storePictures)).toEqual([]);
  await rm(folder, { recursive: true });
});

test('a source that has gone doesn’t stop other changes', async () => {
  await api.db
    .insert(storePictures)
    .values({ place: 'hero', recipe: 'hero', source: '../gone.jpg', text: '' });
  await set('description', 'All saris');
  await set('picture.promo', host('promo.jpg'));
  expect((await show()).pictures).toMatchObject({ hero: { source: '../gone.jpg' } });
});

test('only pictures have a text', async () => {
  await expect(set('storeName', 'Noor', 'A sari')).rejects.toThrow('storeName isn’t a picture');
});

test('who set which picture is on record', async () => {
  const source = host('promo.jpg');
  await set('picture.promo', source, 'A loom');
  const [row] = await api.db.select().from(auditLog).orderBy(desc(auditLog.at)).limit(1);
  expect(row).toMatchObject({
    author: 'Meera',
    subject: 'store',
    before: { pictures: { promo: { url: demo.pictures?.promo?.url } } },
    after: { pictures: { promo: { source, alt: 'A loom' } } },
  });
});
