import { sql } from 'drizzle-orm';
import { IS_DEEP, openDemoDatabase, openOnceMore } from '../../testing/demo-database';
import { notifyAfterCommit, onCommit } from '../after-commit';
import type { Database, OpenDatabase } from '../database';
import { inTransaction } from '../transaction';

let own: OpenDatabase;
let others: OpenDatabase;
let stopFollowing: (() => Promise<void>) | undefined;
let heard: number;

beforeAll(async () => {
  own = await openDemoDatabase();
  // On the embedded database, which has one process, it is the same one.
  others = await openOnceMore(own);
  stopFollowing = own.followCommits?.();
  if (IS_DEEP) await isListening();
  onCommit(own.db, 'order', () => (heard += 1));
});
afterAll(async () => {
  await stopFollowing?.();
  await others.close();
  await own.close();
});
beforeEach(() => {
  heard = 0;
});

const announce = (db: Database) =>
  inTransaction(db, (tx) => {
    notifyAfterCommit(tx, 'order');
    return Promise.resolve();
  });

/** Resolves once something holds, which the test's time limit bounds. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
}

const LISTENING = sql`
  select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`;

async function isListening(): Promise<void> {
  await until(async () => (await others.db.select().from(sql`(${LISTENING}) as found`)).length > 0);
}

test('a commit of another process is heard', async () => {
  await announce(others.db);
  await until(() => heard === 1);
});

test('a commit of this process is heard once, and one that was rolled back never', async () => {
  const failed = inTransaction(others.db, (tx) => {
    notifyAfterCommit(tx, 'order');
    return Promise.reject(new Error('rolled back'));
  });
  await expect(failed).rejects.toThrow('rolled back');
  await announce(own.db);
  expect(heard).toBe(1);
  await announce(others.db);
  await until(() => heard > 1);
  expect(heard).toBe(2);
});

test('after the connection was lost, commits are heard again', async () => {
  if (IS_DEEP) {
    await others.db.execute(sql`select pg_terminate_backend(pid) from (${LISTENING}) as listening`);
    await until(async () => {
      const rows = await others.db.select().from(sql`(${LISTENING}) as found`);
      return rows.length === 0;
    });
    await isListening();
  }
  await announce(others.db);
  await until(() => heard === 1);
});
