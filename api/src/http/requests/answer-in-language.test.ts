import { setTimeout } from 'node:timers/promises';
import { currentLanguage } from '@storefront/host/messages/language';
import { apiPaths } from '@storefront/host/contracts/api';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTestApi } from '../../testing/test-api';
import { answerInLanguage } from './answer-in-language';

/** An API that answers with the language in which it runs a request. */
function createApp(languages: string[]): FastifyInstance {
  const app = Fastify();
  answerInLanguage(app, languages);
  const answer = async () => {
    await setTimeout(1);
    return currentLanguage();
  };
  app.get('/', answer);
  app.post('/', answer);
  return app;
}

test.each([
  ['hi', 'hi'],
  ['hi-IN, en;q=0.5', 'hi'],
  ['en-IN, hi;q=0.5', 'en'],
  ['ta, hi;q=0.8, en;q=0.7', 'hi'],
  ['ta', 'en'],
  ['*', 'en'],
  ['nonsense;;=,', 'en'],
  ['', 'en'],
])('who accepts “%s” is answered in %s', async (accepted, language) => {
  const app = createApp(['en', 'hi']);
  const { body, headers } = await app.inject({
    url: '/',
    headers: { 'accept-language': accepted },
  });
  expect([body, headers['content-language'], headers.vary]).toEqual([
    language,
    language,
    'Accept-Language',
  ]);
});

test('a shop with one language answers in that one', async () => {
  const app = createApp(['hi']);
  const { body, headers } = await app.inject({ url: '/', headers: { 'accept-language': 'en' } });
  expect(body).toBe('hi');
  expect(headers).not.toHaveProperty('vary');
});

test('requests at the same time have each their language, also after their bodies were read', async () => {
  const app = createApp(['en', 'hi']);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const asked = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'en' : 'hi'));
  const answers = await Promise.all(
    asked.map(async (language) => {
      const headers = { 'accept-language': language, 'content-type': 'application/json' };
      const body = JSON.stringify('long '.repeat(20_000));
      const response = await fetch(address, { method: 'POST', headers, body });
      return response.text();
    }),
  );
  expect(answers).toEqual(asked);
  await app.close();
});

test('a public response is kept for each language, and caches learn that it depends on it', async () => {
  const api = await createTestApi({ languages: ['en', 'hi'] });
  const before = api.responses.size;
  for (const language of ['en', 'hi', 'hi']) {
    const { headers } = await api.call(apiPaths.storeInfo, {
      headers: { 'accept-language': language },
    });
    expect([headers['content-language'], headers.vary]).toEqual([
      language,
      'Accept-Language, Origin, Accept-Encoding',
    ]);
  }
  expect(api.responses.size).toBe(before + 2);
  await api.close();
});
