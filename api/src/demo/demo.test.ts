import '../testing/load-natively';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from '@storefront/host/contracts/api';
import Fastify from 'fastify';
import { readCatalogue, readStoreInfo } from './catalogue/catalogue';
import { productRow } from './demo-rows';
import { mediaRoutes } from './media.routes';
import { PICTURE_FOLDER } from './picture-files';
import { readPictureManifest } from './picture-manifest';

const manifest = readPictureManifest();
const products = readCatalogue().map((product) => productRow(product, manifest));

const app = Fastify();
beforeAll(async () => {
  await app.register(mediaRoutes);
});
afterAll(() => app.close());

/** The URLs of all files of a picture. */
function filesOf({ url, sources = [] }: Picture): string[] {
  const files = sources.flatMap(({ srcset }) => srcset.split(', '));
  return [url, ...files.map((file) => file.replace(/ \d+w$/, ''))];
}

async function expectServed({ url, sources, placeholder }: Picture) {
  expect(sources?.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  expect(placeholder).toMatch(/^data:image\/webp;base64,/);
  for (const file of filesOf({ url, sources })) {
    const { statusCode, headers } = await app.inject({ method: 'HEAD', url: file });
    expect([file, statusCode]).toEqual([file, 200]);
    expect(headers['content-type']).toMatch(/^image\/(avif|webp)$/);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
}

test('every picture of every product is served in two formats at all widths, and can be cached for ever', async () => {
  for (const { images, imgUrl } of products) {
    expect(images[0]?.url).toBe(imgUrl);
    for (const picture of images) await expectServed(picture);
  }
});

test('the store has a hero, a promo and a picture of each of its categories', async () => {
  const { pictures, categories } = readStoreInfo();
  const names = categories.map((name) => name.toLowerCase());
  expect(Object.keys(pictures?.categories ?? {}).sort()).toEqual(names.sort());
  const all = [pictures?.hero, pictures?.promo, ...Object.values(pictures?.categories ?? {})];
  for (const picture of all) {
    if (!picture) throw new Error('A picture of the store is missing.');
    await expectServed(picture);
  }
});

test('all files together are under 26 MB', () => {
  const sizes = Object.entries(manifest).flatMap(([name, { widths }]) =>
    widths.flatMap((width) =>
      ['avif', 'webp'].map(
        (format) => readFileSync(join(PICTURE_FOLDER, `${name}-${width}.${format}`)).length,
      ),
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(26e6);
});

test.each(['/media/no-such-960.webp', '/media/../data/store.json', '/media/%2e%2e/demo-user.ts'])(
  'does not serve %s',
  async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  },
);
