import { ORDER_STATUS, type ReturnRequest } from '@storefront/shared/contracts/api';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { BadRequestError, ConflictError } from '../../../http/errors';
import { recordOrderEvent } from '../lifecycle/record-order-event';
import { newOrderId } from '../order-id';
import { statusName } from '../order-status';
import { findOrderItems, type OrderRow } from '../orders.repository';
import { lockOwnOrder } from '../orders.service';
import { checkAddress, trimAddress } from '../placement/check-address';
import { readReturnLines } from './read-return-lines';
import { reserveExchange } from './reserve-exchange';
import { returnableUntil } from './returnable';
import { findReturnsOfOrders, insertReturn } from './returns.repository';

interface ReturnInput {
  orderId: string;
  userId: string;
  request: ReturnRequest;
  returnDays: number;
}

function requireInTime(order: OrderRow, returnDays: number): void {
  const until = returnableUntil(order, returnDays);
  if (until === undefined && order.status === ORDER_STATUS.delivered) {
    throw new ConflictError(
      `When order ${order.id} was delivered isn’t known. Please write to us.`,
    );
  }
  if (until === undefined) {
    throw new ConflictError(
      `Order ${order.id} is ${statusName(order.status)}: what is delivered can be sent back.`,
    );
  }
  if (until.getTime() < Date.now()) {
    const days = returnDays === 1 ? 'day' : `${returnDays} days`;
    throw new ConflictError(`The ${days} in which order ${order.id} could be sent back are over.`);
  }
}

function readComment({ reason, comment = '' }: ReturnRequest): string | null {
  const text = comment.trim();
  if (text !== '') return text;
  if (reason === 'other') throw new BadRequestError('comment', 'Please say why you send it back');
  return null;
}

/**
 * Requests a return or an exchange of lines of a user's own order; returns its id. An exchange reserves the
 * replacement. Throws a {@link BadRequestError} that names an invalid field, a `NotFoundError` for another
 * user's order, and a {@link ConflictError} for an order that isn't delivered or was delivered too long ago,
 * for more pieces than can be returned, and for a replacement that is sold out.
 */
export function requestReturn(db: Database, input: ReturnInput): Promise<string> {
  const { request } = input;
  const pickupAddress = trimAddress(request.pickupAddress);
  checkAddress(pickupAddress, 'pickupAddress');
  const comment = readComment(request);
  return inTransaction(db, async (tx) => {
    const order = await lockOwnOrder(tx, input.orderId, input.userId);
    requireInTime(order, input.returnDays);
    const items = await findOrderItems(tx, order.id);
    const lines = readReturnLines(request, items, await findReturnsOfOrders(tx, [order.id]));
    const id = `R-${newOrderId()}`;
    const price = lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);
    await insertReturn(tx, {
      row: {
        id,
        orderId: order.id,
        kind: request.kind,
        state: 'requested',
        reason: request.reason,
        comment,
        pickupAddress,
        refundAmount: request.kind === 'return' ? price : 0,
        createdAt: new Date(),
      },
      lines: lines.map(({ item, quantity, size, color }) => ({
        returnId: id,
        line: item.line,
        quantity,
        size,
        color,
      })),
    });
    if (request.kind === 'exchange') await reserveExchange(tx, id, lines);
    await recordOrderEvent(tx, {
      orderId: order.id,
      kind: 'return-requested',
      author: 'shopper',
      details: { returnId: id },
    });
    return id;
  });
}
