import { createTestApi, type TestApi } from '../../../testing/test-api';
import type { ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { apiPaths, ProductSchema } from '@storefront/host/contracts/api';
import { pictures, pictureSources, products, variants } from '../../../db/schema';
import { queueMissingPictures } from '../pictures.repository';
import { addProduct, pictureOf, shownBy } from '../testing/picture-products';
import { type PictureServer, startPictureServer } from '../testing/picture-server';
import { TEST_SOURCES, testContext } from '../testing/test-context';
import { createTransformer } from '../transforming/transformer';
import { type PictureContext, retryDelay } from './make-picture';
import { startPictureWorker } from './picture-worker';
import { workPictures } from './work-pictures';

let api: TestApi;
let server: PictureServer;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(pictures);
  await api.db.delete(pictureSources);
  await api.db.update(variants).set({ pictureSource: null });
  server = await startPictureServer();
});
afterEach(() => server.close());

/** Puts pictures on the host; returns their addresses. */
function host(names: readonly string[], name: '127.0.0.1' | 'localhost' = '127.0.0.1'): string[] {
  for (const each of names) server.responses.set(`/${each}`, Buffer.from(`picture ${each}`));
  return names.map((each) => server.url(`/${each}`, name));
}

async function work(overrides: Partial<PictureContext> = {}): Promise<PictureContext> {
  const context = testContext(api.db, overrides);
  await queueMissingPictures(api.db);
  await workPictures(context, new AbortController().signal);
  return context;
}

async function makeDue(source: string): Promise<void> {
  await api.db
    .update(pictures)
    .set({ nextAttemptAt: new Date() })
    .where(eq(pictures.source, source));
}

/** A promise that is fulfilled from outside. */
function signal() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

test('a product shows its pictures, from its host to the browser', async () => {
  const jpeg = sharp({ create: { width: 60, height: 80, channels: 3, background: '#445566' } });
  server.responses.set('/front.jpg', await jpeg.jpeg().toBuffer());
  const id = await addProduct(api.db, [server.url('/front.jpg')]);
  const transformer = createTransformer({ pixelsMax: 1e6, timeLimit: 30_000, idleLimit: 100 });
  const { responses } = await work({ transformer });
  transformer.close();
  expect(responses.invalidate).toHaveBeenCalled();
  api.responses.invalidate();
  const product = (await api.call(`${apiPaths.products}/${id}`)).as(ProductSchema);
  const [picture] = product.images;
  expect(picture).toMatchObject({ width: 60, height: 80 });
  expect(picture?.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(picture?.url).toMatch(/^http:\/\/localhost:8044\/pictures\/[0-9a-f]{32}-60\.webp$/);
  expect(picture?.sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(picture?.sources?.[0]?.srcset).toMatch(/\/pictures\/[0-9a-f]{32}-60\.avif 60w$/);
});

test('pictures are in the order of their sources; those that aren’t made are left out', async () => {
  const [first = '', second = '', third = ''] = host(['c', 'a', 'b']);
  const id = await addProduct(api.db, [first, server.url('/none'), second, third]);
  const bare = await addProduct(api.db, [server.url('/none')]);
  await work();
  const { imgUrl, images } = await shownBy(api.db, id);
  expect(images.map(({ alt }) => alt)).toEqual([undefined, 'View 2', 'View 3']);
  const made = await Promise.all([first, second, third].map((each) => pictureOf(api.db, each)));
  expect(images.map(({ url }) => url)).toEqual(made.map(({ result }) => result?.picture.url));
  expect(imgUrl).toBe(images[0]?.url);
  expect(await shownBy(api.db, bare)).toEqual({ imgUrl: '', images: [] });
});

test('products without sources keep what they show', async () => {
  const before = await api.db.select().from(products).where(eq(products.featured, true));
  await addProduct(api.db, host(['a']));
  await work();
  expect(await api.db.select().from(products).where(eq(products.featured, true))).toEqual(before);
});

test('a source is fetched once, whoever names it', async () => {
  const [shared = '', ofVariant = ''] = host(['shared', 'variant']);
  await addProduct(api.db, [shared]);
  await addProduct(api.db, [shared, shared], { variantSource: ofVariant });
  await work();
  await work();
  expect([...server.calls].sort()).toEqual(['/shared', '/variant']);
});

test('several processes never make the same picture', async () => {
  const names = Array.from({ length: 24 }, (_, index) => `many-${index}`);
  await addProduct(api.db, host(names));
  const others = await Promise.all([api.another(), api.another()]);
  await queueMissingPictures(api.db);
  const contexts = [api, ...others].map(({ db }) => testContext(db));
  await Promise.all(contexts.map((each) => workPictures(each, new AbortController().signal)));
  expect([...server.calls].sort()).toEqual(names.map((name) => `/${name}`).sort());
  const rows = await api.db.select().from(pictures);
  expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
    Array<string>(24).fill('done 1'),
  );
  for (const each of others) await each.close();
});

test('a host that doesn’t respond gets two calls at a time, and others’ pictures are made', async () => {
  const waiting: ServerResponse[] = [];
  const slow = Array.from({ length: 6 }, (_, index) => `slow-${index}`);
  for (const name of slow) {
    server.responses.set(`/${name}`, (_, response) => void waiting.push(response));
  }
  const sources = slow.map((name) => server.url(`/${name}`, 'localhost'));
  const fast = host(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']);
  const id = await addProduct(api.db, [...sources, ...fast]);
  const stopping = new AbortController();
  await queueMissingPictures(api.db);
  const finished = signal();
  let made = 0;
  const onOutcome = () => {
    made += 1;
    if (made === fast.length) finished.resolve();
  };
  const working = workPictures(testContext(api.db, { onOutcome }), stopping.signal);
  await finished.promise;
  expect(waiting).toHaveLength(2);
  expect((await shownBy(api.db, id)).images).toHaveLength(fast.length);
  stopping.abort();
  await working;
  for (const source of sources) {
    expect(await pictureOf(api.db, source)).toMatchObject({ status: 'queued', attempts: 0 });
  }
});

describe('a picture that isn’t made', () => {
  test('is tried again after a minute, then after twice as long each time', async () => {
    server.responses.set('/a', (_, response) => response.writeHead(503).end());
    const source = server.url('/a');
    const id = await addProduct(api.db, [source]);
    const { log } = await work();
    const row = await pictureOf(api.db, source);
    expect(row).toMatchObject({
      status: 'queued',
      attempts: 1,
      lastError: 'The host responds with 503.',
    });
    expect(row.nextAttemptAt.getTime() - Date.now()).toBeGreaterThan(55_000);
    expect(log.warn).toHaveBeenCalled();
    expect([1, 2, 3, 9].map(retryDelay)).toEqual([60_000, 120_000, 240_000, 15_360_000]);
    host(['a']);
    await work();
    expect(server.calls).toHaveLength(1);
    await makeDue(source);
    await work();
    expect(await pictureOf(api.db, source)).toMatchObject({ status: 'done', lastError: null });
    expect((await shownBy(api.db, id)).images).toHaveLength(1);
  });

  test('is given up after three attempts if it isn’t found', async () => {
    const source = server.url('/missing');
    await addProduct(api.db, [source]);
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await work();
      const status = attempt < 3 ? 'queued' : 'failed';
      expect(await pictureOf(api.db, source)).toMatchObject({ status, attempts: attempt });
      await makeDue(source);
    }
    await work();
    expect(server.calls).toHaveLength(3);
  });

  test('is given up at once if it can’t be used', async () => {
    const [source = ''] = host(['a']);
    await addProduct(api.db, [source, 'ftp://a.example/a.jpg', 'http://10.0.0.1/a.jpg', 'a.jpg']);
    const transformer = createTransformer({ pixelsMax: 1e6, timeLimit: 30_000, idleLimit: 100 });
    const { log } = await work({ transformer });
    transformer.close();
    expect(log.error).toHaveBeenCalledTimes(4);
    const rows = await api.db.select().from(pictures);
    expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(
      Array<string>(4).fill('failed 1'),
    );
  });

  test('is made by another process if its own has ended', async () => {
    const [source = ''] = host(['a']);
    await addProduct(api.db, [source]);
    await queueMissingPictures(api.db);
    const inAMinute = new Date(Date.now() + 60_000);
    await api.db.update(pictures).set({ status: 'working', attempts: 1, nextAttemptAt: inAMinute });
    await work();
    expect(await pictureOf(api.db, source)).toMatchObject({ status: 'working' });
    await makeDue(source);
    await work();
    expect(await pictureOf(api.db, source)).toMatchObject({ status: 'done', attempts: 2 });
  });
});

test('the worker makes pictures as soon as they are queued', async () => {
  const made = signal();
  const context = testContext(api.db, { sources: TEST_SOURCES, onOutcome: () => made.resolve() });
  const stop = startPictureWorker(context);
  const [source = ''] = host(['a']);
  await addProduct(api.db, [source]);
  await queueMissingPictures(api.db);
  await made.promise;
  await stop();
  expect(await pictureOf(api.db, source)).toMatchObject({ status: 'done' });
});
