import { ORDER_STATUS, PAID_STATUSES } from '@storefront/host/contracts';
import { t } from '../../messages/t';

/** True for the statuses of a paid order; false for an unknown status (D14). */
export function isPaidStatus(status: unknown): boolean {
  return PAID_STATUSES.some((paid) => paid === status);
}

/** The colour of a status badge, by its name in the theme. */
export type OrderStatusTone = 'yellow' | 'blue' | 'purple' | 'green' | 'red' | 'neutral';

const STATUSES = new Map<unknown, { label: () => string; tone: OrderStatusTone }>([
  [ORDER_STATUS.pending, { label: () => t('Pending'), tone: 'yellow' }],
  [ORDER_STATUS.processing, { label: () => t('Processing'), tone: 'blue' }],
  [ORDER_STATUS.shipped, { label: () => t('Shipped'), tone: 'purple' }],
  [ORDER_STATUS.delivered, { label: () => t('Delivered'), tone: 'green' }],
  [ORDER_STATUS.cancelled, { label: () => t('Cancelled'), tone: 'red' }],
]);

/** The label of a status: "Unknown (n)" for an unknown code, "Unknown" if it isn't a number (ORD-02). */
export function orderStatusLabel(status: unknown): string {
  if (typeof status !== 'number' || Number.isNaN(status)) return t('Unknown');
  return STATUSES.get(status)?.label() ?? t('Unknown ({status})', { status });
}

/** The colour of a status (ORD-03); neutral for an unknown one. */
export function orderStatusTone(status: unknown): OrderStatusTone {
  return STATUSES.get(status)?.tone ?? 'neutral';
}
