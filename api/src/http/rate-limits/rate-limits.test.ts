import { PassThrough } from 'node:stream';
import { apiPaths } from '@storefront/host/contracts/api';
import { REDIS_AWAY, TEST_REDIS_URL } from '@storefront/tools/redis/testing';
import { createTestApi, type TestApi } from '../../testing/test-api';

const MAX = 10;

/** Two APIs, as on two machines, and what they log. */
async function openTwo(redisUrl: string | undefined): Promise<{ apis: TestApi[]; log: string[] }> {
  const log: string[] = [];
  const apis = [];
  for (let count = 0; count < 2; count += 1) {
    const logTo = new PassThrough().on('data', (line: Buffer) => log.push(String(line)));
    const settings = { rateLimitMax: MAX, redisUrl, logLevel: 'warn' as const };
    apis.push(await createTestApi(settings, { logTo }));
  }
  return { apis, log };
}

/** How many of so many failing sign-ins, which go to the APIs in turn, were refused for being too many. */
async function refusedOf(apis: TestApi[], attempts: number): Promise<number> {
  let refused = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const body = { email: `nobody${attempt}@example.com`, password: 'wrong password' };
    const answer = await apis[attempt % apis.length]?.call(apiPaths.authorize, { body });
    if (answer?.status === 429) {
      refused += 1;
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    } else expect(answer?.status).toBe(401);
  }
  return refused;
}

test('the APIs of a shop count together in a Redis, and each for itself without one', async () => {
  const { apis } = await openTwo(TEST_REDIS_URL);
  expect(await refusedOf(apis, 2 * MAX)).toBe(TEST_REDIS_URL === undefined ? 0 : MAX);
  const another = { body: { email: 'a', password: 'b', firstName: 'c', lastName: 'd' } };
  // Another route has a count of its own.
  expect((await apis[0]?.call(apiPaths.register, another))?.status).toBe(400);
  for (const { close } of apis) await close();
});

test('while the Redis is away, each counts for itself and says so once', async () => {
  const { apis, log } = await openTwo(REDIS_AWAY);
  expect(await refusedOf(apis, 2 * MAX + 4)).toBe(4);
  expect(log.filter((line) => line.includes('REDIS_URL can’t be used'))).toHaveLength(2);
  for (const { close } of apis) await close();
});
