import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../db/database';
import { collectionPages, looks, offers, products, store, variants } from '../db/schema';
import { countOrders } from '../modules/orders/orders.repository';
import { countProducts } from '../modules/products/products.repository';
import { findStore, isDemoStore, saveStore } from '../modules/store/store.repository';
import { saveTranslations } from '../modules/translations/translations.repository';
import { registerVerified } from '../modules/users/users.service';
import {
  readCatalogue,
  readCollections,
  readLooks,
  readReviews,
  readStoreInfo,
} from './catalogue/catalogue';
import { collectionPageRow } from './demo-collections';
import { DEMO_OFFERS } from './demo-offers';
import { translationRows } from './demo-translations';
import { productRow, variantRows } from './demo-rows';
import { insertReviews } from './demo-reviews';
import { DEMO_USER } from './demo-user';
import { readPictureManifest } from './picture-manifest';

/** This database must not be filled with the demo, or can't serve it; the message says what to do. */
export class DemoRefusedError extends Error {
  override readonly name = 'DemoRefusedError';
}

/** What a database holds. */
type DatabaseContent = 'nothing' | 'demo' | 'other';

/** Whether a database is empty (except for accounts), holds the demo, or holds another shop. */
export async function detectDatabaseContent(db: Database): Promise<DatabaseContent> {
  if (await isDemoStore(db)) return 'demo';
  const isEmpty =
    !(await findStore(db)) && (await countProducts(db)) === 0 && (await countOrders(db)) === 0;
  return isEmpty ? 'nothing' : 'other';
}

async function insertDemo(tx: Database): Promise<void> {
  const catalogue = readCatalogue();
  const manifest = readPictureManifest();
  await saveStore(tx, readStoreInfo(), true);
  // Before the products, whose words for the search include them.
  await saveTranslations(tx, translationRows());
  await tx.insert(products).values(catalogue.map((product) => productRow(product, manifest)));
  await tx.insert(variants).values(catalogue.flatMap(variantRows));
  await tx
    .insert(collectionPages)
    .values(readCollections().map((each) => collectionPageRow(each, manifest)));
  await tx.insert(looks).values(readLooks().map((look) => ({ ...look, setAt: new Date() })));
  await tx.insert(offers).values([...DEMO_OFFERS]);
  await registerVerified(tx, DEMO_USER);
  await insertReviews(tx, readReviews());
}

async function refuseOrders(db: Database): Promise<void> {
  const orders = await countOrders(db);
  if (orders === 0) return;
  throw new DemoRefusedError(
    `The database has orders (${orders}), so it is not filled with the demo. ` +
      'Use an empty database, or empty this one first: npm run reset.',
  );
}

/**
 * Fills an empty database with the demo store, its catalogue and its login, in one transaction; returns
 * false when it holds the demo already. Throws a {@link DemoRefusedError} for a database that has
 * orders, or a store or products that aren't the demo's.
 */
export async function fillWithDemo({ db, updateStatistics }: OpenDatabase): Promise<boolean> {
  const filled = await db.transaction(async (tx) => {
    // Another process that fills the same database waits here, and then finds the demo in it.
    await tx.execute(sql`lock table ${store} in share row exclusive mode`);
    await refuseOrders(tx);
    const content = await detectDatabaseContent(tx);
    if (content === 'other') {
      throw new DemoRefusedError(
        'The database has a store or products that are not the demo’s, so it is not filled with the ' +
          'demo. Use an empty database, or empty this one first: npm run reset.',
      );
    }
    if (content === 'nothing') await insertDemo(tx);
    return content === 'nothing';
  });
  if (filled) await updateStatistics();
  return filled;
}
