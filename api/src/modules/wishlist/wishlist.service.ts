import { LIMITS, type WishlistAddition, type WishlistItem } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../http/errors';
import { toPaise, toRupees } from '../../money';
import { isProductId, findProducts, type ProductRow } from '../products/products.repository';
import { lockUser } from '../users/users.repository';
import {
  countWishlistRows,
  deleteWishlistRow,
  insertWishlistRows,
  listWishlistRows,
  type WishlistRow,
} from './wishlist.repository';
import { t } from '../../messages/t';

/** The earliest plausible time at which a device has saved a product. */
const EARLIEST = Date.UTC(2020, 0, 1);

/** The wishlist of an account, the oldest first. */
export async function readWishlist(db: Database, userId: string): Promise<WishlistItem[]> {
  return (await listWishlistRows(db, userId)).map(presentWishlistItem);
}

/**
 * Adds a device's wishlist to that of an account, and returns the result. Existing entries stay as they are;
 * unknown products are left out. Throws a {@link ConflictError} without adding anything when it would become
 * too long.
 */
export function mergeWishlist(
  db: Database,
  userId: string,
  additions: readonly WishlistAddition[],
): Promise<WishlistItem[]> {
  return inTransaction(db, async (tx) => {
    await addAll(tx, userId, additions);
    return readWishlist(tx, userId);
  });
}

/**
 * Adds a product. Throws a {@link NotFoundError} for an unknown one, and a {@link ConflictError} when the
 * list is full.
 */
export function addToWishlist(db: Database, userId: string, productId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const known = await addAll(tx, userId, [{ productId }]);
    if (known === 0) throw new NotFoundError(t('Product not found'));
  });
}

/** Removes a product. */
export async function removeFromWishlist(
  db: Database,
  userId: string,
  productId: string,
): Promise<void> {
  if (isProductId(productId)) await deleteWishlistRow(db, userId, productId);
}

/** Adds products within a transaction; returns how many of them exist. */
async function addAll(
  tx: Database,
  userId: string,
  additions: readonly WishlistAddition[],
): Promise<number> {
  const wanted = additions.filter(({ productId }) => isProductId(productId));
  if (wanted.length === 0) return 0;
  const products = await findProducts(
    tx,
    wanted.map(({ productId }) => productId),
  );
  const known = new Map(products.map((product) => [product.id, product]));
  const now = new Date();
  const wishes = wanted.flatMap((addition) => {
    const product = known.get(addition.productId);
    return product ? [wishOf(userId, product, addition, now)] : [];
  });
  if (wishes.length === 0) return 0;
  // Only one transaction at a time adds to a wishlist, so that its length can be limited.
  await lockUser(tx, userId);
  await insertWishlistRows(tx, wishes);
  if ((await countWishlistRows(tx, userId)) > LIMITS.wishlistMax) {
    throw new ConflictError(
      t('A wishlist holds at most {max} products. Remove some of them first.', {
        max: LIMITS.wishlistMax,
      }),
    );
  }
  return wishes.length;
}

function wishOf(
  userId: string,
  { id, discountedPrice, regularPrice }: ProductRow,
  { priceWhenAdded, addedAt }: WishlistAddition,
  now: Date,
): WishlistRow {
  const saved = addedAt === undefined ? now.getTime() : new Date(addedAt).getTime();
  return {
    userId,
    productId: id,
    priceWhenAdded: priceWhenAdded ? toPaise(priceWhenAdded) : (discountedPrice ?? regularPrice),
    addedAt: new Date(
      Number.isNaN(saved) ? now : Math.min(Math.max(saved, EARLIEST), now.getTime()),
    ),
    mailedPrice: null,
  };
}

function presentWishlistItem({ productId, priceWhenAdded, addedAt }: WishlistRow): WishlistItem {
  return {
    productId,
    priceWhenAdded: toRupees(priceWhenAdded),
    addedAt: addedAt.toISOString(),
  };
}
