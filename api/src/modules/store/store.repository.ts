import type { StoreInfo } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { store } from '../../db/schema';

const STORE_ID = 'store';

/** The store's information; undefined in a database that nobody has set up. */
export async function findStore(db: Database): Promise<StoreInfo | undefined> {
  const [row] = await db.select().from(store);
  return row?.info;
}

export async function saveStore(db: Database, info: StoreInfo): Promise<void> {
  await db
    .insert(store)
    .values({ id: STORE_ID, info })
    .onConflictDoUpdate({ target: store.id, set: { info } });
}
