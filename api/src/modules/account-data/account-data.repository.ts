import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { orders, returns, users } from '../../db/schema';
import { OPEN_RETURN_STATES } from '../orders/lifecycle/return-transitions';

/** Replaces personal data in the orders of a deleted account. */
const DELETED = 'Deleted';

/** Locks the user's orders until the transaction ends. */
export async function lockOrdersOfUser(tx: Database, userId: string): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(orders.id)
    .for('update');
}

/** Those of the orders that have an open return or exchange. */
export async function findOrdersWithOpenReturns(
  tx: Database,
  orderIds: string[],
): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await tx
    .select({ orderId: returns.orderId })
    .from(returns)
    .where(and(inArray(returns.orderId, orderIds), inArray(returns.state, OPEN_RETURN_STATES)));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** Stores a placeholder account for the orders of a deleted one: it can't be registered, found or signed in to. */
export async function insertFormerUser(
  tx: Database,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.insert(users).values({
    id,
    // No request can use it as an email, because it has no at sign.
    email: `deleted ${id}`,
    passwordHash,
    firstName: '',
    lastName: '',
    createdAt: new Date(),
  });
}

/**
 * Moves orders to that account and erases their personal data, except for the state, which determines the
 * tax.
 */
export async function anonymiseOrders(
  tx: Database,
  orderIds: string[],
  userId: string,
): Promise<void> {
  const anonymousAddress = {
    fullName: DELETED,
    address: DELETED,
    city: DELETED,
    postalCode: DELETED,
    phone: DELETED,
  };
  const anonymiseAddress = (
    address: typeof orders.shippingAddress | typeof returns.pickupAddress,
  ) =>
    sql`${JSON.stringify(anonymousAddress)}::jsonb || jsonb_build_object('state', ${address} -> 'state')`;
  await tx
    .update(orders)
    .set({
      userId,
      shippingAddress: anonymiseAddress(orders.shippingAddress),
      phoneKey: '',
      idempotencyKey: null,
      requestHash: null,
    })
    .where(inArray(orders.id, orderIds));
  await tx
    .update(returns)
    .set({
      pickupAddress: anonymiseAddress(returns.pickupAddress),
      comment: null,
      refundUpiId: null,
    })
    .where(inArray(returns.orderId, orderIds));
}

/** Deletes a user, and by cascade their sessions, addresses, wishlist, reviews, devices and links. */
export async function deleteUser(tx: Database, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}
