import { RegistryError } from '@storefront/host/contracts/parse-registry';
import fastify from 'fastify';
import { registerErrorHandler } from './error-handler';

async function responseTo(error: Error) {
  const app = fastify();
  registerErrorHandler(app);
  app.get('/', () => Promise.reject(error));
  await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const response = await fetch(app.listeningOrigin);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } finally {
    await app.close();
  }
}

test('a shop without a registry tells clients to retry, and names no file', async () => {
  const { status, headers, text } = await responseTo(
    new RegistryError('No usable registry at /srv/shop/registry.json.'),
  );
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  expect(JSON.parse(text)).toEqual({
    error: 'The shop is being set up or repaired. Please try again in a moment.',
  });
});

test('the response to an unexpected failure reveals nothing about the server', async () => {
  const { status, text } = await responseTo(new Error("ENOENT: open '/srv/shop/secret'"));
  expect(status).toBe(500);
  expect(text).not.toContain('/srv');
});

test('the response to an unreadable request says what is wrong with it', async () => {
  const error = Object.assign(new Error('The body is too large'), { statusCode: 413 });
  const { status, text } = await responseTo(error);
  expect(status).toBe(413);
  expect(JSON.parse(text)).toEqual({ error: 'The body is too large' });
});
