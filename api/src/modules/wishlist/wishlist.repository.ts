import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { products, wishlistItems } from '../../db/schema';

/** A product that an account has saved. */
export type WishlistRow = typeof wishlistItems.$inferSelect;

/** The products that an account has saved and that the shop still shows, the oldest first. */
export function listWishlistRows(db: Database, userId: string): Promise<WishlistRow[]> {
  return db
    .select(getTableColumns(wishlistItems))
    .from(wishlistItems)
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), products.isPublic))
    .where(eq(wishlistItems.userId, userId))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.productId));
}

/** How many products an account has saved. */
export async function countWishlistRows(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(wishlistItems)
    .where(eq(wishlistItems.userId, userId));
  return row?.total ?? 0;
}

/** Stores the products that aren't on the wishlist yet. */
export async function insertWishlistRows(db: Database, wishes: WishlistRow[]): Promise<void> {
  await db.insert(wishlistItems).values(wishes).onConflictDoNothing();
}

export async function deleteWishlistRow(
  db: Database,
  userId: string,
  productId: string,
): Promise<void> {
  await db
    .delete(wishlistItems)
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
}
