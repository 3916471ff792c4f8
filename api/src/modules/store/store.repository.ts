import { eq } from 'drizzle-orm';
import type { StoreInfo } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { store } from '../../db/schema';

const STORE_ID = 'store';

/** The store's information; undefined in a database without a store. */
export async function findStore(db: Database): Promise<StoreInfo | undefined> {
  const [row] = await db.select().from(store);
  return row?.info;
}

/** As {@link findStore}; nobody else changes it until the transaction ends. */
export async function lockStore(tx: Database): Promise<StoreInfo | undefined> {
  const [row] = await tx.select().from(store).for('update');
  return row?.info;
}

/** Whether the database was filled with the demo. */
export async function isDemoStore(db: Database): Promise<boolean> {
  const rows = await db.select({ id: store.id }).from(store).where(eq(store.isDemo, true));
  return rows.length > 0;
}

/** Stores or replaces the store's information; `isDemo` is only stored the first time. */
export async function saveStore(db: Database, info: StoreInfo, isDemo = false): Promise<void> {
  await db
    .insert(store)
    .values({ id: STORE_ID, info, isDemo })
    .onConflictDoUpdate({ target: store.id, set: { info } });
}
