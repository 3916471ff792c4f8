import { ORDER_STATUS, type ReturnRequest } from '@storefront/host/contracts/api';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { BadRequestError, ConflictError, NotFoundError } from '../../../http/errors';
import { recordOrderEvent } from '../lifecycle/record-order-event';
import { newOrderId } from '../order-id';
import { orderStatusLabel } from '@storefront/host/shop/orders/order-status';
import { findOrderItems, type OrderRow, lockOrder, updateOrder } from '../orders.repository';
import { lockOwnOrder } from '../orders.service';
import type { DeliveryZones } from '../../delivery/delivery-zones';
import { issueStoreCredit } from '../../credits/change-credits';
import { returnCredits } from '../../credits/order-credits';
import { recordRefundOfOrder } from '../../payments/refunds/record-refund';
import { readAddress } from '../../addresses/read-address';
import { readReturnLines } from './read-return-lines';
import { reserveExchange } from './reserve-exchange';
import { returnableUntil } from './returnable';
import {
  findReturnsOfOrders,
  insertReturn,
  deleteReturnStock,
  findReturn,
  type FullReturn,
  updateReturnState,
} from './returns.repository';
import { type ActionDetails, requestRefund } from '../lifecycle/apply-action';
import {
  nextReturnState,
  possibleReturnActions,
  RETURN_EVENT_OF,
  type ReturnAction,
} from '../lifecycle/return-transitions';
import { restock, releaseStockOfLine } from '../stock.repository';
import { t } from '../../../messages/t';

interface ReturnInput {
  orderId: string;
  userId: string;
  request: ReturnRequest;
  returnDays: number;
  /** Where the shop delivers, and picks up. */
  deliveryZones: DeliveryZones;
}

function requireInTime(order: OrderRow, returnDays: number): void {
  const until = returnableUntil(order, returnDays);
  if (until === undefined && order.status === ORDER_STATUS.delivered) {
    throw new ConflictError(
      t('When order {id} was delivered isn’t known. Please write to us.', { id: order.id }),
    );
  }
  if (until === undefined) {
    throw new ConflictError(
      t('Order {id} is {status}: what is delivered can be sent back.', {
        id: order.id,
        status: orderStatusLabel(order.status),
      }),
    );
  }
  if (until.getTime() < Date.now()) {
    throw new ConflictError(
      t(
        'The {days, plural, one {day} other {# days}} in which order {id} could be sent back are over.',
        { days: returnDays, id: order.id },
      ),
    );
  }
}

function readComment({ reason, comment = '' }: ReturnRequest): string | null {
  const text = comment.trim();
  if (text !== '') return text;
  if (reason === 'other')
    throw new BadRequestError('comment', t('Please say why you send it back'));
  return null;
}

const UPI_ID = /^[\w.-]{2,}@[a-z][a-z\d.-]+$/i;

/** The UPI ID that a return is refunded to; null where the money goes elsewhere, and for an exchange. */
function readUpiId(
  { kind, asCredit = false, refundUpiId = '' }: ReturnRequest,
  { cashOnDeliveryAt }: OrderRow,
): string | null {
  if (kind === 'exchange' || asCredit || cashOnDeliveryAt === null) return null;
  const upiId = refundUpiId.trim();
  if (UPI_ID.test(upiId)) return upiId;
  throw new BadRequestError(
    'refundUpiId',
    t('Please give a UPI ID such as name@bank for the refund'),
  );
}

/**
 * Requests a return or an exchange of lines of a user's own order; returns it. An exchange reserves the
 * replacement. Throws a {@link BadRequestError} that names an invalid field, a `NotFoundError` for another
 * user's order, and a {@link ConflictError} for an order that isn't delivered or was delivered too long ago,
 * for more pieces than can be returned, and for a replacement that is sold out.
 */
export function requestReturn(db: Database, input: ReturnInput): Promise<FullReturn> {
  const { request } = input;
  const pickupAddress = readAddress(request.pickupAddress, input.deliveryZones, 'pickupAddress/');
  const comment = readComment(request);
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, input.orderId, input.userId);
    requireInTime(order, input.returnDays);
    const items = await findOrderItems(tx, order.id);
    const lines = readReturnLines(request, items, await findReturnsOfOrders(tx, [order.id]));
    const id = `R-${newOrderId()}`;
    const paid = lines.reduce((sum, { value }) => sum + value, 0);
    const made: FullReturn = {
      row: {
        id,
        orderId: order.id,
        kind: request.kind,
        state: 'requested',
        reason: request.reason,
        comment,
        pickupAddress,
        refundAmount: request.kind === 'return' ? paid : 0,
        refundUpiId: readUpiId(request, order),
        asCredit: request.kind === 'return' && request.asCredit === true,
        createdAt: new Date(),
      },
      lines: lines
        .map(({ item: { line }, quantity, value, size, color, options }) => {
          return { returnId: id, line, quantity, value, size, color, options };
        })
        .sort((a, b) => a.line - b.line),
    };
    await insertReturn(tx, made);
    if (request.kind === 'exchange') await reserveExchange(tx, id, lines);
    await recordOrderEvent(tx, {
      orderId: order.id,
      kind: 'return-requested',
      author: 'shopper',
      details: { returnId: id },
    });
    return made;
  });
}

/** An action of a shopper or an operator on a return. */
type RequestableReturnAction = Exclude<ReturnAction, 'refund' | 'refund-fails'>;

/** Restocks the returned pieces. */
async function restockReturned(
  tx: Database,
  order: OrderRow,
  { lines }: FullReturn,
): Promise<void> {
  const items = await findOrderItems(tx, order.id);
  for (const { line, quantity } of lines) {
    const item = items.find((each) => each.line === line);
    if (item) await releaseStockOfLine(tx, order.id, { ...item, quantity });
  }
}

/** Refunds what was paid for the returned pieces: to credits at once, and requests the refund of payments. */
async function refundReturn(
  tx: Database,
  order: OrderRow,
  { id, refundAmount, asCredit }: FullReturn['row'],
): Promise<void> {
  const totals = {
    returnedTotal: order.returnedTotal + refundAmount,
    returnedAsCredit: order.returnedAsCredit + (asCredit ? refundAmount : 0),
  };
  await updateOrder(tx, order.id, totals);
  if (asCredit && refundAmount > 0) {
    const { id: orderId, userId } = order;
    const issue = { userId, orderId, amount: refundAmount, author: 'shop', note: `return ${id}` };
    await issueStoreCredit(tx, issue);
  }
  const credited = asCredit
    ? refundAmount
    : await returnCredits(tx, { ...order, ...totals }, 'refunded');
  if (credited > 0) {
    const refund = { orderId: order.id, kind: 'refunded' as const, amount: credited };
    await recordRefundOfOrder(tx, { ...refund, toCredit: true, author: 'shop' });
  }
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
  if (next === 'received') await restockReturned(tx, order, full);
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind: RETURN_EVENT_OF[action],
    author,
    details: { returnId: id, ...details },
  });
  if (next === 'received' && kind === 'return') await refundReturn(tx, order, full.row);
}

/** Reads a return of an order that the transaction has locked. */
async function readReturn(tx: Database, orderId: string, id: string): Promise<FullReturn> {
  const full = await findReturn(tx, id);
  if (full?.row.orderId !== orderId) throw new NotFoundError(t('Return not found'));
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
    if (!order) throw new NotFoundError(t('Return not found'));
    await applyReturnAction(tx, order, await readReturn(tx, order.id, id), action, by);
  });
}
