import type { Http } from '@storefront/host';
import { currentLanguage } from '@storefront/host/messages';
import { unexpectedHttp } from '@storefront/remote-kit/testing/unexpected-http';
import fastify, { type FastifyInstance } from 'fastify';
import { manifestRoutes } from './manifest.routes';
import type { webManifest } from './web-manifest';

const DESCRIPTIONS: Record<string, string> = { en: 'Light clothes', hi: 'हल्के कपड़े' };

let app: FastifyInstance;
const get = jest.fn<Promise<unknown>, Parameters<Http['get']>>();

beforeEach(async () => {
  get
    .mockReset()
    .mockImplementation(() =>
      Promise.resolve({ storeName: 'Noor', description: DESCRIPTIONS[currentLanguage()] }),
    );
  app = fastify();
  await app.register(manifestRoutes, { http: { ...unexpectedHttp, get }, languages: ['en', 'hi'] });
  await app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => app.close());

const request = (path: string) => fetch(app.listeningOrigin + path);

async function readManifest(basename = '') {
  const response = await request(`${basename}/manifest.webmanifest`);
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  return (await response.json()) as ReturnType<typeof webManifest>;
}

test('an installed shop has the name of the store', async () => {
  expect(await readManifest()).toMatchObject({
    name: 'Noor',
    short_name: 'Noor',
    description: 'Light clothes',
    display: 'standalone',
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
  });
});

test('in another language it has the texts of that language, and starts in it', async () => {
  expect(await readManifest('/hi')).toMatchObject({
    id: '/hi',
    name: 'Noor',
    description: 'हल्के कपड़े',
    lang: 'hi-IN',
    start_url: '/hi',
    shortcuts: [
      { name: 'खोजें', url: '/hi/search' },
      { name: 'कार्ट', url: '/hi/cart' },
      { name: 'विशलिस्ट', url: '/hi/wishlist' },
      { name: 'ऑर्डर', url: '/hi/orders' },
    ],
  });
  expect((await request('/ta/manifest.webmanifest')).status).toBe(404);
});

test('the icons of the manifest have the sizes that it names', async () => {
  const { icons } = await readManifest();
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of icons) {
    const header = new DataView(await (await request(src)).arrayBuffer());
    // Where each PNG has its width and its height.
    expect(`${header.getUint32(16)}x${header.getUint32(20)}`).toBe(sizes);
  }
});

test('iOS finds an icon without a link in the page', async () => {
  const response = await request('/apple-touch-icon.png');
  expect(response.headers.get('content-type')).toBe('image/png');
});

test('browsers ask again for a manifest whose name the API could not tell', async () => {
  get.mockRejectedValue(new Error('unreachable'));
  const response = await request('/manifest.webmanifest');
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBeNull();
});
