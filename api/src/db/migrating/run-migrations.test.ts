import '../../testing/load-natively';
import type { PGlite } from '@electric-sql/pglite';
import { createPglite } from '../embedded/pglite';
import { pendingMigrations } from './known-schema';
import { overPglite } from './migration-connection';
import type { Migration } from './migration-files';
import { runMigrations } from './run-migrations';

let client: PGlite;
beforeEach(async () => {
  client = await createPglite();
  await client.exec(
    'create table pieces (id integer primary key, size text, length integer); insert into pieces (id) select generate_series(1, 25)',
  );
});
afterEach(() => client.close());

function migration(createdAt: number, texts: string[], isInSteps = false): Migration {
  return {
    name: `000${createdAt}`,
    createdAt,
    hash: `hash ${createdAt}`,
    statements: texts.map((text) => ({ text, isInBatches: text.includes('limit') })),
    isInSteps,
  };
}

const run = (...migrations: Migration[]) => runMigrations(overPglite(client), migrations);
const pending = async (...migrations: Migration[]) =>
  (await pendingMigrations(overPglite(client), migrations)).map(({ name }) => name);
const valuesOf = async (text: string) => (await client.query<object>(text)).rows;

const ADD = migration(1, ['alter table pieces add column color text']);
const FILL =
  "update pieces set size = 'M' where id in (select id from pieces where size is null order by id limit 10)";
const INDEX = 'create index concurrently if not exists "pieces_by_size" on pieces (size)';

test('each migration is applied once', async () => {
  await run(ADD);
  await run(ADD);
  expect(await pending(ADD)).toEqual([]);
});

test('a migration that fails is undone, and the ones before it stay', async () => {
  const failing = migration(2, ['alter table pieces add column cut text', 'select 1 / 0']);
  await expect(run(ADD, failing)).rejects.toThrow('division by zero');
  expect(await pending(ADD, failing)).toEqual(['0002']);
  await run(ADD, migration(2, ['alter table pieces add column cut text']));
});

test('rows are filled in batches until none is left', async () => {
  const changed: number[] = [];
  const connection = overPglite(client);
  await runMigrations(
    {
      ...connection,
      async change(text, values) {
        const count = await connection.change(text, values);
        if (text === FILL) changed.push(count);
        return count;
      },
    },
    [migration(1, [FILL, INDEX], true)],
  );
  expect(changed).toEqual([10, 10, 5, 0]);
});

test('what was interrupted between two steps is completed by the next attempt', async () => {
  const steps = (texts: string[]) => migration(1, texts, true);
  await expect(run(steps([FILL, INDEX, 'select 1 / 0']))).rejects.toThrow('division by zero');
  await client.exec(
    "update pg_index set indisvalid = false where indexrelid = 'pieces_by_size'::regclass",
  );
  await run(steps([FILL, INDEX]));
  expect(
    await valuesOf("select indisvalid from pg_index where indexrelid = 'pieces_by_size'::regclass"),
  ).toEqual([{ indisvalid: true }]);
  expect(await valuesOf('select count(*)::int as unfilled from pieces where size is null')).toEqual(
    [{ unfilled: 0 }],
  );
});

test('a lock that others hold is tried for again, and said', async () => {
  const connection = overPglite(client);
  let refusals = 2;
  const said: string[] = [];
  const say = (message: string) => void said.push(message);
  await runMigrations(
    {
      ...connection,
      change(text, values) {
        if (!text.includes('color') || refusals === 0) return connection.change(text, values);
        refusals -= 1;
        return Promise.reject(Object.assign(new Error('lock timeout'), { code: '55P03' }));
      },
    },
    [ADD],
    { onApplied: say, onWait: say, retryDelay: 1 },
  );
  expect(said).toEqual([
    '0001 waits for a lock that others hold, and tries again.',
    '0001 waits for a lock that others hold, and tries again.',
    expect.stringMatching(/^0001 was applied in \d+\.\d s\.$/),
  ]);
});
