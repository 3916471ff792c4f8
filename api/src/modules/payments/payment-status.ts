import type { PaymentEvent } from '@storefront/shared/contracts/api';

export type PaymentStatus = 'pending' | 'approved' | 'declined';

/**
 * What a provider may report of a payment of each status, and its status then. An approval may come after
 * a decline, as of a UPI payment that ends late; nothing takes an approval back.
 */
const TRANSITIONS: Readonly<
  Record<PaymentStatus, Readonly<Record<PaymentEvent['outcome'], PaymentStatus>>>
> = {
  pending: { approved: 'approved', declined: 'declined' },
  declined: { approved: 'approved', declined: 'declined' },
  approved: { approved: 'approved', declined: 'approved' },
};

/** The status of a payment after the provider has reported its outcome. */
export function nextPaymentStatus(
  status: PaymentStatus,
  outcome: PaymentEvent['outcome'],
): PaymentStatus {
  return TRANSITIONS[status][outcome];
}
