import { ORDER_STATUS } from '@storefront/shared/contracts';

const PAID = new Set<unknown>([
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
]);

/** True where a status says that its order is paid; one of no known meaning doesn't (D14). */
export function isPaidStatus(status: unknown): boolean {
  return PAID.has(status);
}

/** The colour of a status badge, by its name in the theme. */
export type OrderStatusTone = 'yellow' | 'blue' | 'purple' | 'green' | 'red' | 'neutral';

const STATUSES = new Map<unknown, { label: string; tone: OrderStatusTone }>([
  [ORDER_STATUS.pending, { label: 'Pending', tone: 'yellow' }],
  [ORDER_STATUS.processing, { label: 'Processing', tone: 'blue' }],
  [ORDER_STATUS.shipped, { label: 'Shipped', tone: 'purple' }],
  [ORDER_STATUS.delivered, { label: 'Delivered', tone: 'green' }],
  [ORDER_STATUS.cancelled, { label: 'Cancelled', tone: 'red' }],
]);

/** A status in words: "Unknown (n)" for a code of no meaning, "Unknown" for no number (ORD-02). */
export function orderStatusLabel(status: unknown): string {
  if (typeof status !== 'number' || Number.isNaN(status)) return 'Unknown';
  return STATUSES.get(status)?.label ?? `Unknown (${status})`;
}

/** The colour of a status (ORD-03); neutral for one of no meaning. */
export function orderStatusTone(status: unknown): OrderStatusTone {
  return STATUSES.get(status)?.tone ?? 'neutral';
}
