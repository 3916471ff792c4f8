import { and, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { orders } from '../../../db/schema';

/** The states of orders by which operators look for them: a paid order is `processing` until it is packed. */
export const ORDER_STATES = [
  'pending',
  'processing',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** The state of an order. */
export function stateOf({
  status,
  packedAt,
}: Pick<typeof orders.$inferSelect, 'status' | 'packedAt'>): string {
  if (status === ORDER_STATUS.processing && packedAt) return 'packed';
  return Object.entries(ORDER_STATUS).find(([, code]) => code === status)?.[0] ?? String(status);
}

/** The condition of orders in that state. */
export function isInState(state: OrderState): SQL | undefined {
  switch (state) {
    case 'processing':
      return and(eq(orders.status, ORDER_STATUS.processing), isNull(orders.packedAt));
    case 'packed':
      return and(eq(orders.status, ORDER_STATUS.processing), isNotNull(orders.packedAt));
    default:
      return eq(orders.status, ORDER_STATUS[state]);
  }
}
