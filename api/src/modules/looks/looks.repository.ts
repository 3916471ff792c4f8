import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { looks } from '../../db/schema';

export type LookRow = typeof looks.$inferSelect;

/** The ids of the products that shoppers see beside one, in the merchant's order; none if it is in no look. */
export type FindLook = (productId: string) => Promise<string[]>;

/** Prepares the query for the look of a product, because building and planning it takes longer than running it. */
export function prepareFindLook(db: Database): FindLook {
  const id = sql.placeholder('id');
  const others = sql<string[]>`array(
    select piece.id from unnest(${looks.products}) with ordinality as piece (id, position)
    join products as product on product.id = piece.id
    where product.is_public and product.id <> ${id}
    order by piece.position
  )`;
  const query = db
    .select({ others })
    .from(looks)
    .where(sql`${looks.products} @> array[${id}]::text[]`)
    .orderBy(desc(looks.setAt), asc(looks.name))
    .limit(1)
    .prepare('look_of_product');
  return async (productId) => {
    const [look] = await query.execute({ id: productId });
    return look?.others ?? [];
  };
}

/** All looks, by name. */
export function listLooks(db: Database): Promise<LookRow[]> {
  return db.select().from(looks).orderBy(asc(looks.name));
}

/** Finds a look by its name; nobody else changes it until the transaction ends. */
export async function lockLook(tx: Database, name: string): Promise<LookRow | undefined> {
  const [row] = await tx.select().from(looks).where(eq(looks.name, name)).for('update');
  return row;
}

/** Stores a look, or replaces the one with its name. */
export async function saveLook(tx: Database, row: LookRow): Promise<void> {
  await tx.insert(looks).values(row).onConflictDoUpdate({ target: looks.name, set: row });
}

export async function deleteLook(tx: Database, name: string): Promise<void> {
  await tx.delete(looks).where(eq(looks.name, name));
}
