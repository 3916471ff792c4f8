import { expect, test } from '@playwright/test';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import { ApiProcess } from '../../support/processes/api-process';
import { Postgres } from '../../support/processes/postgres';

test('APIs that start at the same time on an empty PostgreSQL all find its tables', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const database = await Postgres.start();
  const settings = { DATABASE_URL: database.url, DEMO: 'false' };
  try {
    const apis = await Promise.all([1, 2, 3].map(() => ApiProcess.start(settings)));
    for (const api of apis) {
      const response = await request.get(api.origin + API_PREFIX + apiPaths.products);
      expect(response.status()).toBe(200);
    }
    await Promise.all(apis.map((api) => api.stop()));
  } finally {
    await database.stop();
  }
});
