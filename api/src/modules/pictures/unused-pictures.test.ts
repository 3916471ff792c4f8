import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq, sql } from 'drizzle-orm';
import { pictures, products, store as storeTable, storePictures } from '../../db/schema';
import { inTransaction } from '../../db/transaction';
import { queueMissingPictures } from './pictures.repository';
import { retryPictures } from './retry-pictures';
import { showPictures } from './shown-pictures.repository';
import { saveStorePictures, showStorePictures } from './store-pictures/store-pictures.repository';
import { addProduct, nameSources, pictureOf, shownBy } from './testing/picture-products';
import { type PictureServer, startPictureServer } from './testing/picture-server';
import { memoryStore, testContext } from './testing/test-context';
import { deleteUnusedPictures } from './unused-pictures';
import { workPictures } from './working/work-pictures';

const HOUR = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

let api: TestApi;
let server: PictureServer;
let store: ReturnType<typeof memoryStore>;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(pictures);
  await api.db.delete(storePictures);
  server = await startPictureServer();
  store = memoryStore();
});
afterEach(() => server.close());

async function work(): Promise<void> {
  await queueMissingPictures(api.db);
  await workPictures(testContext(api.db, { store }), new AbortController().signal);
}

const clean = (hours: number) => deleteUnusedPictures(api.db, store, inHours(hours));

const show = (id: string) => inTransaction(api.db, (tx) => showPictures(tx, [id]));

test('a picture that no product names is shown no more, and deleted a day later', async () => {
  server.responses.set('/a', Buffer.from('a')).set('/b', Buffer.from('b'));
  const [a, b] = [server.url('/a'), server.url('/b')];
  const id = await addProduct(api.db, [a, b]);
  await work();
  expect(store.files.size).toBe(4);
  await nameSources(api.db, id, [b]);
  expect(await show(id)).toBe(1);
  expect((await shownBy(api.db, id)).images).toHaveLength(1);
  expect(await clean(1)).toBe(0);
  expect(await clean(24)).toBe(0);
  expect(await clean(26)).toBe(2);
  const names = (await pictureOf(api.db, b)).result?.files ?? [];
  expect([...store.files.keys()].sort()).toEqual([...names].sort());
  await nameSources(api.db, id, []);
  await show(id);
  expect(await shownBy(api.db, id)).toEqual({ imgUrl: '', images: [] });
});

test('a picture that is named again, or has the content of another one, is kept', async () => {
  server.responses.set('/a', Buffer.from('same')).set('/b', Buffer.from('same'));
  const [a, b] = [server.url('/a'), server.url('/b')];
  const id = await addProduct(api.db, [], { variantSource: a });
  const other = await addProduct(api.db, [b]);
  await work();
  await nameSources(api.db, other, []);
  await clean(0);
  await nameSources(api.db, other, [b]);
  expect(await clean(25)).toBe(0);
  expect((await pictureOf(api.db, b)).unusedSince).toBeNull();
  await nameSources(api.db, other, []);
  await clean(26);
  expect(await clean(52)).toBe(0);
  expect(store.files.size).toBe(2);
  await api.db.delete(products).where(eq(products.id, id));
  await clean(53);
  expect(await clean(78)).toBe(2);
});

test('a picture that its host has replaced is made once more; its former files go a day later', async () => {
  server.responses.set('/a', Buffer.from('before'));
  const source = server.url('/a');
  const id = await addProduct(api.db, [source]);
  await work();
  const before = await shownBy(api.db, id);
  server.responses.set('/a', Buffer.from('after'));
  await retryPictures(api.db, store, source);
  expect((await shownBy(api.db, id)).images).toEqual([]);
  await work();
  expect((await shownBy(api.db, id)).imgUrl).not.toBe(before.imgUrl);
  expect(store.files.size).toBe(4);
  expect(await clean(23)).toBe(0);
  expect(await clean(25)).toBe(2);
  expect((await pictureOf(api.db, source)).result).not.toHaveProperty('formerFiles');
});

test('a picture of the store is kept while it is named or shown, and then deleted a day later', async () => {
  server.responses.set('/a', Buffer.from('a')).set('/c', Buffer.from('c'));
  const setHero = (name: string) =>
    inTransaction(api.db, async (tx) => {
      await saveStorePictures(tx, [{ place: 'hero', source: server.url(name), text: '' }]);
      await showStorePictures(tx);
    });
  // Of products, no picture of this source is named.
  await addProduct(api.db, [server.url('/c')]);
  await setHero('/a');
  await work();
  await clean(0);
  await setHero('/missing');
  await work();
  await clean(25);
  expect(await clean(50)).toBe(0);
  await setHero('/c');
  await work();
  await clean(51);
  expect(await clean(76)).toBe(2);
  const recipesOf = async (name: string) => {
    const rows = await api.db.select().from(pictures);
    return rows.flatMap(({ recipe, source }) => (source === server.url(name) ? [recipe] : []));
  };
  expect(await recipesOf('/a')).toEqual([]);
  expect((await recipesOf('/c')).sort()).toEqual(['hero', 'product']);
  await api.db.delete(storePictures);
  await api.db.update(storeTable).set({ info: sql`${storeTable.info} - 'pictures'` });
  await clean(77);
  await clean(102);
  expect(await recipesOf('/c')).toEqual(['product']);
});
