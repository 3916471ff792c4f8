import '../testing/load-natively';
import Fastify from 'fastify';
import { readCatalogue } from './catalogue';
import { mediaRoutes } from './media.routes';

const catalogue = readCatalogue();

const app = Fastify();
beforeAll(async () => {
  await app.register(mediaRoutes);
});
afterAll(() => app.close());

test('every product has two pictures', async () => {
  for (const { id } of catalogue) {
    for (const name of [id, `${id}-2`]) {
      const answer = await app.inject(`/media/products/${name}.svg`);
      expect([name, answer.statusCode]).toEqual([name, 200]);
      expect(answer.headers['content-type']).toContain('image/svg+xml');
      expect(answer.body).toContain('viewBox="0 0 900 1200"');
    }
  }
});

test('draws a picture the same way each time, and lets it be cached', async () => {
  const [first, second] = [
    await app.inject('/media/hero.svg'),
    await app.inject('/media/hero.svg'),
  ];
  expect(first.body).toBe(second.body);
  expect(first.headers['cache-control']).toMatch(/^public, max-age=\d{6}/);
});

test.each(['women', 'men', 'accessories', 'jeans', 'jackets-coats', 'dresses'])(
  'the category %s has a picture',
  async (slug) => {
    const answer = await app.inject(`/media/categories/${slug}.svg`);
    expect(answer.statusCode).toBe(200);
  },
);

test.each(['/media/products/no-such.svg', '/media/categories/constructor.svg'])(
  'there is no %s',
  async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  },
);
