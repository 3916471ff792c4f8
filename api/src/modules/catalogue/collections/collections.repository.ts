import { arrayContains, asc, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { products, variants } from '../../../db/schema';
import { lockVariants } from '../../orders/stock.repository';

/** A collection, with how many products are in it, and how many of them shoppers see. */
export interface Collection {
  name: string;
  products: number;
  shown: number;
}

/** The collections of a product. */
export interface ProductCollections {
  id: string;
  handle: string;
  collections: string[];
}

/** One parameter, however many values there are: a file may name more than a statement may have parameters. */
const isOneOf = (column: SQLWrapper, values: readonly string[]) =>
  sql`${column} = any(${sql.param([...values])}::text[])`;

/** All collections that products are in, by name. */
export function listCollections(db: Database): Promise<Collection[]> {
  const name = sql<string>`name`;
  return db
    .select({
      name,
      products: sql<number>`count(*)::int`,
      shown: sql<number>`(count(*) filter (where ${products.isPublic}))::int`,
    })
    .from(sql`${products}, unnest(${products.collections}) as name`)
    .groupBy(name)
    .orderBy(sql`lower(name)`);
}

/** The ids of products by their handles, their ids and the SKUs of their variants; a handle wins. */
export async function findProductIds(
  tx: Database,
  names: readonly string[],
): Promise<Map<string, string>> {
  const byName = await tx
    .select({ id: products.id, handle: products.handle })
    .from(products)
    .where(or(isOneOf(products.handle, names), isOneOf(products.id, names)));
  const bySku = await tx
    .select({ id: variants.productId, sku: variants.sku })
    .from(variants)
    .where(isOneOf(variants.sku, names));
  return new Map([
    ...bySku.map(({ id, sku }) => [sku ?? '', id] as const),
    ...byName.map(({ id }) => [id, id] as const),
    ...byName.map(({ id, handle }) => [handle, id] as const),
  ]);
}

/** The ids of the products in the collection that is spelled like this. */
export async function findIdsIn(tx: Database, collection: string): Promise<string[]> {
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(arrayContains(products.collections, [collection]));
  return rows.map(({ id }) => id);
}

/**
 * The collections of the products with those ids, by handle. They are locked as an import locks them, until the
 * transaction ends.
 */
export async function lockCollections(
  tx: Database,
  ids: readonly string[],
): Promise<ProductCollections[]> {
  await lockVariants(tx, ids);
  const { id, handle, collections } = products;
  return tx
    .select({ id, handle, collections })
    .from(products)
    .where(isOneOf(id, ids))
    .orderBy(asc(handle));
}

/** Writes the collections of products in one statement, so that each is indexed once. */
export async function writeCollections(
  tx: Database,
  changed: readonly ProductCollections[],
): Promise<void> {
  const rows = JSON.stringify(changed.map(({ id, collections }) => ({ id, collections })));
  await tx.execute(sql`
    update ${products} set collections = changed.collections
    from jsonb_to_recordset(${rows}::jsonb) as changed (id text, collections text[])
    where ${products.id} = changed.id`);
}
