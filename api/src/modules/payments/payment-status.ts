import type { PaymentEvent } from '@storefront/host/contracts/api';

type PaymentStatus = 'pending' | 'approved' | 'declined';

/**
 * The status of a payment after each outcome that a provider may report. An approval may come after a
 * decline, as for a UPI payment that is completed late; an approval is final.
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
