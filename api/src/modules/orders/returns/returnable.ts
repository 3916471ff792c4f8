import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { countsAsReturned } from '../lifecycle/return-transitions';
import type { OrderItemRow, OrderRow } from '../orders.repository';
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

/** How many pieces of a line can still be returned. Replacements of exchanges can't be returned. */
export function returnableQuantity(
  item: Pick<OrderItemRow, 'line' | 'quantity'>,
  returns: readonly FullReturn[],
): number {
  const sentBack = returns
    .filter(({ row }) => countsAsReturned(row.state))
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line === item.line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return item.quantity - sentBack;
}
