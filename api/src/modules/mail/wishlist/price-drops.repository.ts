import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database';
import { products, users, wishlistItems } from '../../../db/schema';
import { salutationColumn } from '../salutation';
import { priceOfProduct } from '../../products/products.repository';

/**
 * The price that an account knows: the one in the last mail about the product, or else the one when it was
 * saved.
 */
const knownPrice = sql`coalesce(${wishlistItems.mailedPrice}, ${wishlistItems.priceWhenAdded})`;

/** A product that has become cheaper since an account saved it, or since the last mail about it. Prices are paise. */
export interface PriceDrop {
  userId: string;
  email: string;
  language: string | null;
  name: string | null;
  productId: string;
  title: string;
  picture: string;
  priceWhenAdded: number;
  price: number;
}

/** Price drops for accounts that want mails about them, grouped by account, the longest saved first. */
export function findPriceDrops(db: Database): Promise<PriceDrop[]> {
  return db
    .select({
      userId: users.id,
      email: users.email,
      language: users.language,
      name: salutationColumn,
      productId: products.id,
      title: products.title,
      picture: products.imgUrl,
      priceWhenAdded: sql`${wishlistItems.priceWhenAdded}`.mapWith(Number),
      price: sql`${priceOfProduct}`.mapWith(Number),
    })
    .from(wishlistItems)
    .innerJoin(users, and(eq(users.id, wishlistItems.userId), eq(users.mailWishlist, true)))
    .innerJoin(products, and(eq(products.id, wishlistItems.productId), products.isPublic))
    .where(lt(priceOfProduct, knownPrice))
    .orderBy(asc(users.id), asc(wishlistItems.addedAt), asc(products.id));
}

/** Stores the price at which an account was mailed about a product. */
export async function saveMailedPrice(
  tx: Database,
  { userId, productId, price: mailedPrice }: PriceDrop,
): Promise<void> {
  await tx
    .update(wishlistItems)
    .set({ mailedPrice })
    .where(and(eq(wishlistItems.userId, userId), eq(wishlistItems.productId, productId)));
}
