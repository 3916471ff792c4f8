import { ORDER_STATUS } from '@storefront/host/contracts/api';

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;

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
