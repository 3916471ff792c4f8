import type { Database } from '../../../db/database';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { inTransaction } from '../../../db/transaction';
import type { ActionDetails } from '../lifecycle/apply-action';
import { recordOrderEvent } from '../lifecycle/record-order-event';
import {
  nextReturnState,
  possibleReturnActions,
  RETURN_EVENT_OF,
  type ReturnAction,
} from '../lifecycle/return-transitions';
import { requestRefund } from '../lifecycle/request-refund';
import { findOrderItems, lockOrder, type OrderRow, updateOrder } from '../orders.repository';
import { lockOwnOrder } from '../orders.service';
import { restock, releaseStockOfLine } from '../stock.repository';
import {
  deleteReturnStock,
  findReturn,
  type FullReturn,
  updateReturnState,
} from './returns.repository';

/** An action of a shopper or an operator on a return. */
type RequestableReturnAction = Exclude<ReturnAction, 'refund' | 'refund-fails'>;

const NOT_FOUND = 'Return not found';

/** Restocks the returned pieces and, unless it is an exchange, requests the refund of their price. */
async function restockAndRequestRefund(
  tx: Database,
  order: OrderRow,
  { row, lines }: FullReturn,
): Promise<void> {
  const items = await findOrderItems(tx, order.id);
  for (const { line, quantity } of lines) {
    const item = items.find((each) => each.line === line);
    if (item) await releaseStockOfLine(tx, order.id, { ...item, quantity });
  }
  if (row.kind === 'exchange') return;
  await updateOrder(tx, order.id, { returnedTotal: order.returnedTotal + row.refundAmount });
  await requestRefund(tx, order.id);
}

/**
 * Applies an action and its consequences to a return of an order that the transaction has locked, and records
 * it. Throws a {@link ConflictError} when the return's state doesn't allow the action.
 */
async function applyReturnAction(
  tx: Database,
  order: OrderRow,
  full: FullReturn,
  action: RequestableReturnAction,
  { author, ...details }: ActionDetails,
): Promise<void> {
  const { id, kind, state } = full.row;
  const next = nextReturnState(kind, state, action);
  if (next === undefined) {
    const stands = `The ${kind} ${id} is ${state.replace('-', ' ')}`;
    throw new ConflictError(
      action === 'withdraw'
        ? `${stands} and can’t be withdrawn any more.`
        : `${stands}: ${action} refused. Possible now: ${possibleReturnActions(kind, state)}.`,
    );
  }
  await updateReturnState(tx, id, next);
  if (next === 'withdrawn' || next === 'refused') {
    await restock(tx, await deleteReturnStock(tx, id));
  }
  if (next === 'received') await restockAndRequestRefund(tx, order, full);
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: RETURN_EVENT_OF[action],
    author,
    details: { returnId: id, ...details },
  });
}

/** Reads a return of an order that the transaction has locked. */
async function readReturn(tx: Database, orderId: string, id: string): Promise<FullReturn> {
  const full = await findReturn(tx, id);
  if (full?.row.orderId !== orderId) throw new NotFoundError(NOT_FOUND);
  return full;
}

/**
 * Withdraws a return of a user's own order. Throws a {@link NotFoundError} for another user's order, and a
 * {@link ConflictError} for a return that has been picked up already.
 */
export function withdrawReturn(
  db: Database,
  { orderId, returnId, userId }: { orderId: string; returnId: string; userId: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, orderId, userId);
    const full = await readReturn(tx, order.id, returnId);
    await applyReturnAction(tx, order, full, 'withdraw', { author: 'shopper' });
  });
}

/**
 * Applies an operator's action to a return. Throws a {@link NotFoundError} for an unknown return, and a
 * {@link ConflictError} when its state doesn't allow the action.
 */
export function changeReturn(
  db: Database,
  typedId: string,
  action: RequestableReturnAction,
  by: ActionDetails,
): Promise<void> {
  const id = typedId.trim().toUpperCase();
  return inTransaction(db, async (tx) => {
    const known = await findReturn(tx, id);
    const order = known && (await lockOrder(tx, known.row.orderId));
    if (!order) throw new NotFoundError(NOT_FOUND);
    await applyReturnAction(tx, order, await readReturn(tx, order.id, id), action, by);
  });
}
