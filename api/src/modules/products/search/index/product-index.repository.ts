import { asc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/database';
import { productSearch, variants } from '../../../../db/schema';
import type { IndexedProduct } from './indexed-product';

/** Products in one statement. */
const BATCH = 2_000;

/** The ids of all products that shoppers see, in the database's order of texts. */
export async function findAllIds(db: Database): Promise<string[]> {
  const { productId } = productSearch;
  const rows = await db.select({ id: productId }).from(productSearch).orderBy(asc(productId));
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
  const { productId } = productSearch;
  const rows = await db
    .select({
      id: productId,
      category: productSearch.category,
      parentCategory: productSearch.parentCategory,
      subCategory: productSearch.subCategory,
      masterCategory: productSearch.masterCategory,
      gender: productSearch.gender,
      collections: productSearch.collections,
      price: productSearch.price,
      onSale: productSearch.onSale,
      featured: productSearch.featured,
      createdAt: sql<number>`(extract(epoch from ${productSearch.createdAt}) * 1000000)::float8`,
    })
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
