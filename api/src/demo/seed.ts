import type { Database } from '../db/database';
import { products, variants } from '../db/schema';
import { findStore, saveStore } from '../modules/store/store.repository';
import { register } from '../modules/users/users.service';
import { readCatalogue, readStoreInfo } from './catalogue';
import { productRow, variantRows } from './demo-rows';
import { DEMO_USER } from './demo-user';
import { readPictureManifest } from './picture-manifest';

/** Fills an empty database with the demo store, all or nothing; whether there was anything to do. */
export async function seedWhenEmpty(db: Database): Promise<boolean> {
  if (await findStore(db)) return false;
  const catalogue = readCatalogue();
  const manifest = readPictureManifest();
  await db.transaction(async (tx) => {
    await saveStore(tx, readStoreInfo());
    await tx.insert(products).values(catalogue.map((product) => productRow(product, manifest)));
    await tx.insert(variants).values(catalogue.flatMap(variantRows));
    await register(tx, DEMO_USER);
  });
  return true;
}
