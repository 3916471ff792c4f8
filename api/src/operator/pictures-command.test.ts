import { createTestApi, type TestApi } from '../testing/test-api';
import { pictures, storePictures } from '../db/schema';
import { queueMissingPictures } from '../modules/pictures/pictures.repository';
import { addProduct, pictureOf, shownBy } from '../modules/pictures/testing/picture-products';
import { type PictureServer, startPictureServer } from '../modules/pictures/testing/picture-server';
import { memoryStore, testContext } from '../modules/pictures/testing/test-context';
import { queueForApi } from '../modules/pictures/working/make-due-pictures';
import { workPictures } from '../modules/pictures/working/work-pictures';
import { type PicturesCommand, runPicturesCommand } from './pictures-command';

let api: TestApi;
let server: PictureServer;
const store = memoryStore();
beforeAll(async () => {
  api = await createTestApi();
  server = await startPictureServer();
});
afterAll(async () => {
  await server.close();
  await api.close();
});
beforeEach(async () => {
  await api.db.delete(pictures);
});

const run = (command: PicturesCommand) =>
  runPicturesCommand({ db: api.db, store, makeDue: () => queueForApi(api.db) }, command);

async function work(): Promise<void> {
  await queueMissingPictures(api.db);
  await workPictures(testContext(api.db, { store }), new AbortController().signal);
}

test('list shows the pictures and why they weren’t made, failed the products that lack them', async () => {
  expect(await run({ action: 'list' })).toBe('No pictures.');
  expect(await run({ action: 'failed' })).toBe('No picture was given up.');
  server.responses.set('/a.jpg', Buffer.from('a'));
  const [made, failed] = [server.url('/a.jpg'), 'ftp://b.example/b.jpg'];
  await addProduct(api.db, [made, failed], { handle: 'linen-shirt' });
  await addProduct(api.db, [], { handle: 'linen-dress', variantSource: failed });
  await work();
  const reason = 'Only http and https are allowed, not ftp:';
  const all = await run({ action: 'list' });
  expect(all).toContain(`${failed}  attempts 1: ${reason}`);
  expect(all).toMatch(/Page 1 of 1, 2 pictures\.$/);
  expect(await run({ action: 'list', status: 'done' })).toMatch(/^done {5}\S+ {2}http:\S+a\.jpg\n/);
  expect(await run({ action: 'failed' })).toBe(
    `${failed}\n  ${reason}\n  products: linen-dress, linen-shirt\nPage 1 of 1, 1 picture.`,
  );
  expect(JSON.parse(await run({ action: 'failed', json: true }))).toMatchObject({
    total: 1,
    pictures: [{ source: failed, error: reason, products: ['linen-dress', 'linen-shirt'] }],
  });
  expect(await run({ action: 'list', page: 2 })).toBe('Page 2 of 1, 2 pictures.');
});

test('pictures of the store are named by their places', async () => {
  const source = 'ftp://b.example/both.jpg';
  await addProduct(api.db, [source], { handle: 'linen-coat' });
  const values = ['hero', 'promo', 'category.men'].map((place) => ({
    place,
    recipe: place === 'hero' ? ('hero' as const) : ('tile' as const),
    source,
    text: '',
  }));
  await api.db.insert(storePictures).values(values);
  await work();
  const failed = await run({ action: 'failed' });
  expect(failed).toMatch(/ftp:\n {2}products: linen-coat\n/);
  expect(failed).toMatch(/ftp:\n {2}store: hero\n/);
  expect(failed).toMatch(/ftp:\n {2}store: category\.men, promo\n/);
  expect(await run({ action: 'list', status: 'failed' })).toContain(`${source}  store: hero  `);
  const retried = await run({ action: 'retry', source });
  expect(retried).toMatch(/^Queued again: 3\.\n/);
  expect(retried).toContain('\n  store: hero');
  await api.db.delete(storePictures);
});

test('retry makes one picture once more, or all that were given up or whose files are missing', async () => {
  server.responses.set('/c.jpg', Buffer.from('c')).set('/d.jpg', Buffer.from('d'));
  const [whole, lost, failed] = [server.url('/c.jpg'), server.url('/d.jpg'), 'e.jpg'];
  const id = await addProduct(api.db, [whole, lost, failed]);
  await work();
  await expect(run({ action: 'retry', source: 'nothing' })).rejects.toThrow('There is no such');
  expect(await run({ action: 'retry', source: failed })).toMatch(
    /^Queued again: 1\.\n {2}products: p-/,
  );
  await work();
  const { result } = await pictureOf(api.db, lost);
  store.files.delete(result?.files[0] ?? '');
  const { total } = JSON.parse(await run({ action: 'failed', json: true })) as { total: number };
  expect(await run({ action: 'retry', source: 'all' })).toBe(`Queued again: ${total + 1}.`);
  expect(await pictureOf(api.db, failed)).toMatchObject({ status: 'queued', attempts: 0 });
  expect(await pictureOf(api.db, whole)).toMatchObject({ status: 'done' });
  expect((await shownBy(api.db, id)).images).toHaveLength(1);
  expect(await run({ action: 'run' })).toBe(`${total + 1} wait: the running API makes them.`);
  await work();
  expect((await shownBy(api.db, id)).images).toHaveLength(2);
  expect(await run({ action: 'run' })).toBe('No picture waits.');
});
