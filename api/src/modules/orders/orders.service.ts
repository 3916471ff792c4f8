import { ORDER_STATUS } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { ConflictError, NotFoundError } from '../../http/errors';
import { matchesContact } from './contact-info';
import { normaliseOrderId } from './order-id';
import { nextStatus, type OrderAction, statusName } from './order-status';
import {
  findOrder,
  findUnpaidBefore,
  type FullOrder,
  lockOrder,
  type OrderRow,
  updateOrder,
} from './orders.repository';
import { releaseStock } from './stock.repository';

/** The same for an unknown order and for one that the caller may not see. */
const NOT_FOUND = 'Order not found';

/** An order of that user. Throws a {@link NotFoundError} for anybody else's. */
export async function readOwnOrder(db: Database, id: string, userId: string): Promise<FullOrder> {
  const found = await findOrder(db, normaliseOrderId(id), (order) => order.userId === userId);
  if (!found) throw new NotFoundError(NOT_FOUND);
  return found;
}

/** An order by its id and the email or phone it was placed with (D20). Throws a {@link NotFoundError}. */
export async function lookUpOrder(db: Database, id: string, contact: string): Promise<FullOrder> {
  const found = await findOrder(db, normaliseOrderId(id), (order) =>
    matchesContact(contact, order),
  );
  if (!found) throw new NotFoundError(NOT_FOUND);
  return found;
}

/**
 * Applies an action and its consequences to an order that the transaction has locked (D14);
 * false when the order's status doesn't allow it.
 */
export async function applyAction(
  tx: Database,
  order: Pick<OrderRow, 'id' | 'status'>,
  action: OrderAction,
  change: Partial<Pick<OrderRow, 'tracking'>> = {},
): Promise<boolean> {
  const status = nextStatus(order.status, action);
  if (status === undefined) return false;
  await updateOrder(tx, order.id, { ...change, status });
  if (status === ORDER_STATUS.cancelled) await releaseStock(tx, order.id);
  return true;
}

/**
 * Applies an operator's action to an order. Throws a {@link NotFoundError} for an unknown one, a
 * {@link ConflictError} when its status doesn't allow the action.
 */
export function changeOrder(
  db: Database,
  id: string,
  action: 'ship' | 'deliver' | 'cancel',
  change: Partial<Pick<OrderRow, 'tracking'>> = {},
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(id));
    if (!order) throw new NotFoundError(NOT_FOUND);
    if (await applyAction(tx, order, action, change)) return;
    throw new ConflictError(`Order ${order.id} is ${statusName(order.status)}: ${action} refused.`);
  });
}

/** Cancels the orders that weren't paid within that time and releases their stock; returns how many. */
export async function expireUnpaidOrders(db: Database, minutes: number): Promise<number> {
  const ids = await findUnpaidBefore(db, new Date(Date.now() - minutes * 60_000));
  let expired = 0;
  for (const id of ids) {
    const done = await inTransaction(db, async (tx) => {
      // It may have been paid since it was found.
      const order = await lockOrder(tx, id);
      return order !== undefined && (await applyAction(tx, order, 'expire'));
    });
    if (done) expired += 1;
  }
  return expired;
}
