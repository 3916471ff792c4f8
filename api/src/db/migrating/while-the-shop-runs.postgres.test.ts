import { sql, type SQL } from 'drizzle-orm';
import { openDemoDatabase, openOnceMore, urlOf } from '../../testing/demo-database';
import type { OpenDatabase } from '../database';
import { migratePostgres } from '../postgres/migrate-postgres';
import { readMigrations, type Migration } from './migration-files';
import type { HeldBack } from './run-migrations';

/** What a shopper waits for at most, in milliseconds: a second for a lock, and the statement itself. */
const PATIENCE = 2_000;

let shop: OpenDatabase;
beforeEach(async () => {
  shop = await openDemoDatabase();
});
afterEach(() => shop.close());

const NOW = readMigrations();
const last = NOW.at(-1)?.createdAt ?? 0;

function nextMigration(count: number, texts: string[], more: Partial<Migration> = {}): Migration {
  return {
    name: `next ${count}`,
    createdAt: last + count,
    hash: `next ${count}`,
    statements: texts.map((text) => ({ text, isInBatches: text.includes('limit') })),
    isInSteps: false,
    ...more,
  };
}

const EXPAND = nextMigration(1, ['alter table products add column weight integer']);
const INDEX = nextMigration(
  1,
  ['create index concurrently if not exists "products_by_title" on products (title)'],
  { isInSteps: true },
);
const FILL = nextMigration(
  2,
  [
    'update products set weight = 300 where id in (select id from products where weight is null order by id limit 20 for update skip locked)',
    'create index concurrently if not exists "products_by_weight" on products (weight)',
  ],
  { isInSteps: true },
);
const CONTRACT = nextMigration(3, ['alter table products drop column weight'], { needs: last + 1 });

/** The version after this one migrates. */
async function migrate(...migrations: Migration[]): Promise<HeldBack | undefined> {
  const url = await urlOf(shop);
  if (url === undefined) throw new Error('This test needs a PostgreSQL.');
  return migratePostgres(url, { migrations: [...NOW, ...migrations] });
}

/** Writes to a product, as orders and imports do; returns how long that took, in milliseconds. */
async function write({ db }: OpenDatabase): Promise<number> {
  const startedAt = Date.now();
  await db.execute(
    sql`update products set title = title where id = (select min(id) from products)`,
  );
  return Date.now() - startedAt;
}

test('this version sells and starts while the next one expands the tables and fills them', async () => {
  const next = { isThere: false };
  const migrating = migrate(EXPAND, FILL).finally(() => (next.isThere = true));
  const waits = [];
  while (!next.isThere) waits.push(await write(shop));
  await migrating;
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThan(PATIENCE);
  const restarted = await openOnceMore(shop);
  await write(restarted);
  await restarted.close();
});

test('nobody waits for longer than a second behind a migration that waits for a lock', async () => {
  const waits: number[] = [];
  let migrating: Promise<HeldBack | undefined> | undefined;
  await shop.db.transaction(async (tx) => {
    await tx.execute(
      sql`update products set title = title where id = (select max(id) from products)`,
    );
    migrating = migrate(EXPAND);
    await waitsForLock(shop);
    for (let count = 0; count < 3; count += 1) waits.push(await write(shop));
  });
  await migrating;
  expect(Math.max(...waits)).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThan(PATIENCE);
});

test('processes that start while one of them makes an index wait for it', async () => {
  const migrating = await shop.db.transaction(async (tx) => {
    await tx.execute(
      sql`update products set title = title where id = (select max(id) from products)`,
    );
    const first = migrate(INDEX);
    await isDoing(shop, sql`query like 'create index%' and wait_event = 'virtualxid'`);
    const both = Promise.all([first, migrate(INDEX)]);
    await isDoing(shop, sql`query like 'select pg%advisory_lock(%'`);
    return { both };
  });
  expect(await migrating.both).toEqual([undefined, undefined]);
});

/** Resolves once another connection does this, which the test's time limit bounds. */
async function isDoing({ db }: OpenDatabase, what: SQL): Promise<void> {
  const others = sql`(select 1 from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and ${what}) as others`;
  while ((await db.select().from(others)).length === 0);
}

/** Resolves once a statement waits for a lock of the whole table, which the test's time limit bounds. */
async function waitsForLock({ db }: OpenDatabase): Promise<void> {
  const waiting = sql`(select 1 from pg_locks where relation = 'products'::regclass and not granted) as waiting`;
  while ((await db.select().from(waiting)).length === 0);
}

test('what this version uses is taken away only after it has ended', async () => {
  const ended = await openOnceMore(shop);
  const heldBack = await migrate(EXPAND, FILL, CONTRACT);
  expect(heldBack?.migration.name).toBe('next 3');
  expect(heldBack?.connections).toBeGreaterThan(0);
  await write(shop);
  await ended.close();
});
