import type { OpenDatabase } from '../../../../api/src/db/database';
import { products, variants } from '../../../../api/src/db/schema';
import { readCatalogue, readStoreInfo } from '../../../../api/src/demo/catalogue/catalogue';
import { productRow, variantRows } from '../../../../api/src/demo/demo-rows';
import { readPictureManifest } from '../../../../api/src/demo/picture-manifest';
import { saveStore } from '../../../../api/src/modules/store/store.repository';

/** Products in one statement, which takes at most 65,535 values: each variant of a product has five. */
const BATCH = 500;

/** The id, and the handle, of a copy of a product of the demo; the first copy is 0. */
export function copyId(id: string, copy: number): string {
  return `${id}-${copy}`;
}

/**
 * Fills an empty database with that many products: copies of the demo's, with other ids. With `pieces`, each variant has
 * that many in stock.
 */
export async function fillCatalogue(
  { db }: OpenDatabase,
  count: number,
  pieces?: number,
): Promise<void> {
  const demo = readCatalogue();
  const manifest = readPictureManifest();
  const demoRows = demo.map((product) => ({
    product: productRow(product, manifest),
    stock: variantRows(product).map((row) => ({ ...row, stock: pieces ?? row.stock })),
  }));
  const copies = Array.from({ length: Math.ceil(count / demo.length) }, (_, copy) =>
    demoRows.map(({ product, stock }) => {
      const id = copyId(product.id, copy);
      return {
        product: { ...product, id, handle: id },
        stock: stock.map((variant) => ({ ...variant, productId: id })),
      };
    }),
  );
  const catalogue = copies.flat().slice(0, count);
  await db.transaction(async (tx) => {
    await saveStore(tx, readStoreInfo(), true);
    for (const batch of batchesOf(catalogue)) {
      await tx.insert(products).values(batch.map(({ product }) => product));
      await tx.insert(variants).values(batch.flatMap(({ stock }) => stock));
    }
  });
  // PostgreSQL does this automatically, but not at once.
  for (const name of ['products', 'variants', 'product_search', 'search_words']) {
    await db.execute(`vacuum analyze ${name}`);
  }
}

function batchesOf<Row>(rows: Row[]): Row[][] {
  const count = Math.ceil(rows.length / BATCH);
  return Array.from({ length: count }, (_, batch) =>
    rows.slice(batch * BATCH, (batch + 1) * BATCH),
  );
}
