import { expect, test } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import { ApiProcess } from '../../support/processes/api-process';
import { Postgres } from '../../support/processes/postgres';

/** More calls at once than the API has connections to its database. */
const MANY = 15;

/** A call gets its response within this time, in milliseconds: the deadlines of a connection and a query. */
const RESPONSE_TIMEOUT = 8_000;

test('a database that stops responding makes calls fail within seconds, until it responds again', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const database = await Postgres.start();
  const api = await ApiProcess.start({ DATABASE_URL: database.url, DEMO: 'false' });
  const call = (path: string, data?: object) =>
    request.fetch(api.origin + API_PREFIX + path, {
      timeout: RESPONSE_TIMEOUT,
      ...(data && { method: 'POST', data }),
    });
  const signIn = { email: 'meera@example.com', password: 'a password' };
  try {
    expect((await call(apiPaths.products)).status()).toBe(200);

    database.freeze();
    const failing = [
      // Pages that were not requested before, because the API caches responses for a moment.
      ...Array.from({ length: MANY }, (_, index) => call(`${apiPaths.products}?page=${index + 2}`)),
      call(apiPaths.health),
      call(apiPaths.storeInfo),
      call(apiPaths.authorize, signIn),
    ];
    expect(await (await request.get(`${api.origin}/healthz`)).json()).toEqual({ status: 'ok' });
    const notReady = await request.get(`${api.origin}/readyz`, { timeout: RESPONSE_TIMEOUT });
    expect(notReady.status()).toBe(503);
    expect(await notReady.json()).toMatchObject({ away: ['database'] });
    for (const response of await Promise.all(failing)) {
      expect(response.status(), response.url()).toBe(503);
      const { error } = (await response.json()) as { error: string };
      expect(error).toBe('The shop is busy or being repaired. Please try again in a moment.');
    }

    database.resume();
    expect((await call(apiPaths.products)).status()).toBe(200);
    expect((await call(apiPaths.authorize, signIn)).status()).toBe(401);
    const ready = await request.get(`${api.origin}/readyz`);
    expect(await ready.json()).toEqual({ status: 'ready', away: [] });
  } finally {
    await database.stop();
    await api.stop();
  }
});
