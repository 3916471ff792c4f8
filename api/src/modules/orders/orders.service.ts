import { LIMITS, ORDER_STATUS } from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../http/errors';
import { matchesContact } from './contact-info';
import { normaliseOrderId } from './order-id';
import { type ActionDetails, applyAction } from './lifecycle/apply-action';
import { possibleActions } from './lifecycle/order-transitions';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import {
  countOrdersOfUser,
  findOrder,
  findOrdersOfUser,
  findUnpaidBefore,
  type FullOrder,
  lockOrder,
  type OrderRow,
} from './orders.repository';
import { t } from '../../messages/t';

/** The same message for an unknown order and for one that the caller may not read. */

/** A user's orders, newest first: all, or the page and the count that a query with `page` or `q` requests. */
export async function listOrders(
  db: Database,
  userId: string,
  { page, q: query = '' }: { page?: number; q?: string },
): Promise<{ orders: FullOrder[]; count?: number }> {
  if (page === undefined && query === '') return { orders: await findOrdersOfUser(db, userId) };
  const selection = { query, page: { number: page ?? 1, size: LIMITS.ordersPageSize } };
  const orders = await findOrdersOfUser(db, userId, selection);
  return { orders, count: await countOrdersOfUser(db, userId, query) };
}

/** Reads an order of that user. Throws a {@link NotFoundError} for another user's order. */
export async function readOwnOrder(db: Database, id: string, userId: string): Promise<FullOrder> {
  const found = await findOrder(db, normaliseOrderId(id), (order) => order.userId === userId);
  if (!found) throw new NotFoundError(t('Order not found'));
  return found;
}

/**
 * Reads an order by its id and the email or phone it was placed with (D20). Throws a {@link NotFoundError}.
 */
export async function lookUpOrder(db: Database, id: string, contact: string): Promise<FullOrder> {
  const found = await findOrder(db, normaliseOrderId(id), (order) =>
    matchesContact(contact, order),
  );
  if (!found) throw new NotFoundError(t('Order not found'));
  return found;
}

/**
 * Locks an order of that user until the transaction ends. Throws a {@link NotFoundError} for another user's
 * order.
 */
export async function lockOwnOrder(tx: Database, id: string, userId: string): Promise<OrderRow> {
  const order = await lockOrder(tx, normaliseOrderId(id));
  if (order?.userId !== userId) throw new NotFoundError(t('Order not found'));
  return order;
}

/**
 * Cancels a user's own order, whose payment is refunded automatically. Throws a {@link NotFoundError} for
 * another user's order, and a {@link ConflictError} with the order's status if it can't be cancelled any
 * more.
 */
export function cancelOwnOrder(db: Database, id: string, userId: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, id, userId);
    if (await applyAction(tx, order, 'cancel', { author: 'shopper' })) return;
    const status = orderStatusLabel(order.status);
    throw new ConflictError(
      order.status === ORDER_STATUS.cancelled
        ? t('Order {id} is {status} already.', { id: order.id, status })
        : t('Order {id} is {status} and can’t be cancelled any more.', { id: order.id, status }),
    );
  });
}

/**
 * Applies an operator's action to an order. Throws a {@link NotFoundError} for an unknown order, and a
 * {@link ConflictError} when its status doesn't allow the action.
 */
export function changeOrder(
  db: Database,
  id: string,
  action: 'pack' | 'ship' | 'deliver' | 'refuse' | 'cancel',
  by: Partial<ActionDetails> = {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(id));
    if (!order) throw new NotFoundError(t('Order not found'));
    if (await applyAction(tx, order, action, { author: 'operator', ...by })) return;
    throw new ConflictError(
      `Order ${order.id} is ${orderStatusLabel(order.status)}: ${action} refused. Possible now: ${possibleActions(order)}.`,
    );
  });
}

/** Cancels orders that are still unpaid after so many minutes, and releases their stock; returns how many. */
export async function expireUnpaidOrders(db: Database, minutes: number): Promise<number> {
  const ids = await findUnpaidBefore(db, new Date(Date.now() - minutes * 60_000));
  let expired = 0;
  for (const id of ids) {
    const done = await inTransaction(db, async (tx) => {
      // It may have been paid since it was found.
      const order = await lockOrder(tx, id);
      return order !== undefined && (await applyAction(tx, order, 'expire', { author: 'shop' }));
    });
    if (done) expired += 1;
  }
  return expired;
}
