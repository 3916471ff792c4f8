import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { countsAsReturned } from '../lifecycle/return-transitions';
import type { OrderItemRow, OrderRow } from '../orders.repository';
import { paidFor } from '../paid-for';
import type { FullReturn } from './returns.repository';

const DAY = 24 * 60 * 60_000;

/** Until when lines of an order can be returned; undefined unless it is delivered and the time is known. */
export function returnableUntil(
  { status, deliveredAt }: Pick<OrderRow, 'status' | 'deliveredAt'>,
  returnDays: number,
): Date | undefined {
  if (status !== ORDER_STATUS.delivered || deliveredAt === null) return undefined;
  return new Date(deliveredAt.getTime() + returnDays * DAY);
}

/** Pieces of a line, and what was paid for them, in paise. */
interface PaidPieces {
  quantity: number;
  amount: number;
}

/** The pieces of a line that can still be returned. Replacements of exchanges can't be returned. */
export function returnablePieces(
  item: Pick<OrderItemRow, 'line' | 'price' | 'quantity' | 'discount'>,
  returns: readonly FullReturn[],
): PaidPieces {
  const sentBack = returns
    .filter(({ row }) => countsAsReturned(row.state))
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line === item.line);
  return sentBack.reduce<PaidPieces>(
    (left, { quantity, value }) => ({
      quantity: left.quantity - quantity,
      amount: left.amount - (value ?? item.price * quantity),
    }),
    { quantity: item.quantity, amount: paidFor(item) },
  );
}

/**
 * What was paid for some of those pieces, in paise: their share, rounded down, so that the last ones get what is left and
 * all returns of a line together refund exactly what was paid for it.
 */
export function shareOf({ quantity, amount }: PaidPieces, pieces: number): number {
  return Number((BigInt(amount) * BigInt(pieces)) / BigInt(quantity));
}
