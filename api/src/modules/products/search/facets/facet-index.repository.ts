import { and, inArray, not, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database';
import { products, productSearch, variants } from '../../../../db/schema';
import type { IndexedProduct } from './indexed-product';

/** Products in one statement. */
const BATCH = 2_000;

/** The state of the products that shoppers see, at one moment. */
export interface CatalogueState {
  /** The oldest transaction that was running: what is committed later has at least this number. */
  transaction: string;
  products: number;
  variants: number;
}

/** Reads what is needed to find out later what has changed since. */
export async function readState(db: Database): Promise<CatalogueState> {
  const [state] = await db
    .select({
      transaction: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::xid::text`,
      products: sql<number>`(select count(*)::int from ${productSearch})`,
      variants: sql<number>`(
        select count(*)::int from ${variants} join ${productSearch} using (product_id)
      )`,
    })
    .from(sql`(select) as one_row`);
  if (!state) throw new Error('The database gave no answer about its state.');
  return state;
}

/**
 * The ids of the products that were written since a state, had a variant written, or were hidden from shoppers.
 * PostgreSQL keeps with each row the number of the transaction that wrote it (`xmin`), so nothing has to be
 * recorded for this.
 */
export async function findChangedIds(db: Database, since: CatalogueState): Promise<string[]> {
  const isWritten = sql`age(xmin) <= age(${since.transaction}::xid)`;
  const rows = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(isWritten)
    .union(db.select({ id: variants.productId }).from(variants).where(isWritten))
    .union(
      db
        .select({ id: products.id })
        .from(products)
        .where(and(isWritten, not(products.isPublic))),
    );
  return rows.map(({ id }) => id);
}

/** The ids of all products that shoppers see. */
export async function findAllIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: productSearch.productId }).from(productSearch);
  return rows.map(({ id }) => id);
}

/** Reads those of the products that shoppers see, in batches, between which other requests are answered. */
export async function* readProducts(
  db: Database,
  ids: readonly string[],
): AsyncGenerator<IndexedProduct[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    yield await readBatch(db, ids.slice(from, from + BATCH));
  }
}

async function readBatch(db: Database, ids: string[]): Promise<IndexedProduct[]> {
  const {
    productId,
    category,
    parentCategory,
    subCategory,
    masterCategory,
    gender,
    collections,
    price,
    onSale,
  } = productSearch;
  const columns = {
    category,
    parentCategory,
    subCategory,
    masterCategory,
    gender,
    collections,
    price,
    onSale,
  };
  const rows = await db
    .select({ id: productId, ...columns })
    .from(productSearch)
    .where(inArray(productId, ids));
  const variantsOf = await readVariants(db, ids);
  return rows.map((row) => ({ ...row, variants: variantsOf.get(row.id) ?? [] }));
}

async function readVariants(
  db: Database,
  ids: string[],
): Promise<Map<string, IndexedProduct['variants'][number][]>> {
  const { productId, size, color, stock } = variants;
  const rows = await db
    .select({ productId, size, color, inStock: sql<boolean>`${stock} > 0` })
    .from(variants)
    .where(inArray(productId, ids));
  const variantsOf = new Map<string, IndexedProduct['variants'][number][]>();
  for (const { productId: id, ...variant } of rows) {
    const known = variantsOf.get(id);
    if (known) known.push(variant);
    else variantsOf.set(id, [variant]);
  }
  return variantsOf;
}
