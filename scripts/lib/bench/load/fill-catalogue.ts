import type { OpenDatabase } from '../../../../api/src/db/database';
import { products, variants } from '../../../../api/src/db/schema';
import { readCatalogue, readStoreInfo } from '../../../../api/src/demo/catalogue/catalogue';
import { productRow, variantRows } from '../../../../api/src/demo/demo-rows';
import { readPictureManifest } from '../../../../api/src/demo/picture-manifest';
import { saveStore } from '../../../../api/src/modules/store/store.repository';

/** Rows in one statement; PostgreSQL takes 65,535 values. */
const BATCH = 2_000;

/** Fills an empty database with that many products: the demo's again and again, under other ids. */
export async function fillCatalogue(
  { db, updateStatistics }: OpenDatabase,
  count: number,
): Promise<void> {
  const demo = readCatalogue();
  const manifest = readPictureManifest();
  const copies = Array.from({ length: Math.ceil(count / demo.length) }, (_, copy) =>
    demo.map((product) => ({ ...product, id: `${product.id}-${copy}` })),
  );
  const catalogue = copies.flat().slice(0, count);
  await db.transaction(async (tx) => {
    await saveStore(tx, readStoreInfo(), true);
    const productRows = catalogue.map((product) => productRow(product, manifest));
    for (const batch of batchesOf(productRows)) await tx.insert(products).values(batch);
    const stock = catalogue.flatMap(variantRows);
    for (const batch of batchesOf(stock)) await tx.insert(variants).values(batch);
  });
  await updateStatistics();
}

function batchesOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}
