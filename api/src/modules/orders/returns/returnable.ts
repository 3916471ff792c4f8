import { ORDER_STATUS } from '@storefront/shared/contracts/api';
import { isCounted } from '../lifecycle/return-transitions';
import type { OrderItemRow, OrderRow } from '../orders.repository';
import type { FullReturn } from './returns.repository';

const DAY = 24 * 60 * 60_000;

/** The end of the time in which lines of an order can be sent back; undefined while it isn't delivered. */
export function returnableUntil(
  { status, deliveredAt }: Pick<OrderRow, 'status' | 'deliveredAt'>,
  returnDays: number,
): Date | undefined {
  if (status !== ORDER_STATUS.delivered || deliveredAt === null) return undefined;
  return new Date(deliveredAt.getTime() + returnDays * DAY);
}

/** How many pieces of a line weren't sent back yet. What an exchange brought can't be sent back. */
export function piecesLeft(
  item: Pick<OrderItemRow, 'line' | 'quantity'>,
  returns: readonly FullReturn[],
): number {
  const sentBack = returns
    .filter(({ row }) => isCounted(row.state))
    .flatMap(({ lines }) => lines)
    .filter(({ line }) => line === item.line)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return item.quantity - sentBack;
}
