import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../database';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { inTransaction } from '../transaction';

/**
 * On the embedded database, statements have no comments: it has no activity view or log for an operator to
 * read.
 */
const databaseUrl = process.env.TEST_POSTGRES_URL;
const isPostgres = databaseUrl !== undefined;

/** The statement that `pg_stat_activity` shows for this connection. */
async function activity(db: Database): Promise<unknown> {
  const [own] = await db
    .select({ query: sql`query` })
    .from(sql`pg_stat_activity`)
    .where(sql`pid = pg_backend_pid()`);
  return own?.query;
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ databaseUrl });
  const { app, db } = api;
  app.get('/activity', () => activity(db));
  app.post('/activity', () => inTransaction(db, activity));
});
afterAll(() => api.close());

/** The statement that `pg_stat_activity` shows during a request with that id. */
async function activityDuring(id: string, method: 'GET' | 'POST'): Promise<string> {
  const { body } = await api.app.inject({
    method,
    url: '/activity',
    headers: { 'x-request-id': id },
    ...(method === 'POST' && { payload: { some: 'body' } }),
  });
  return body;
}

const NAMED = /^\/\* request (\S+) \*\/ select /;

test('statements on PostgreSQL name the request that they are for, also when many wait for a connection', async () => {
  const ids = Array.from({ length: 50 }, () => randomUUID());
  const named = await Promise.all(
    ids.map(async (id, index) => {
      const query = await activityDuring(id, index % 2 === 0 ? 'GET' : 'POST');
      return NAMED.exec(query)?.[1];
    }),
  );
  expect(named).toEqual(isPostgres ? ids : ids.map(() => undefined));
});

test('a request id can’t end the comment', async () => {
  const query = await activityDuring('12345678*/ drop table users; /*', 'GET');
  expect(query).not.toContain('drop table');
  if (isPostgres) expect(query).toMatch(/^\/\* request [\da-f-]{36} \*\/ select /);
});

test('statements outside of requests have no comment', async () => {
  await activityDuring(randomUUID(), 'GET');
  expect(await activity(api.db)).not.toContain('request');
});
