import { ORDER_STATUS } from '@storefront/shared/contracts/api';

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;

/** The statuses of a paid order. */
export const PAID_STATUSES: readonly number[] = [processing, shipped, delivered];

const NAMES = new Map<number, string>([
  [pending, 'Pending'],
  [processing, 'Processing'],
  [shipped, 'Shipped'],
  [delivered, 'Delivered'],
  [cancelled, 'Cancelled'],
]);

/** The name of a status code, for messages. */
export function statusName(status: number): string {
  return NAMES.get(status) ?? `Unknown (${status})`;
}
