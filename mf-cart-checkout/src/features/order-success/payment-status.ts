import { HttpError } from '@storefront/host';
import { isPaidStatus, ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';

/** The payment status of the order in the URL, as the server reports it (D14). */
export type PaymentStatus =
  /** The URL has no order id. */
  | 'none'
  | 'loading'
  /** The order can't be loaded without a sign-in. */
  | 'signed-out'
  | 'paid'
  /** Not paid yet: a provider may confirm the payment after it has sent the shopper back. */
  | 'waiting'
  /** The received amount is less than the total, and is refunded (PAY-16). */
  | 'underpaid'
  | 'cancelled'
  | 'cancelled-refund'
  /** There is no such order, or it belongs to somebody else. */
  | 'not-found'
  /** The request failed, or the response couldn't be parsed. */
  | 'failed';

/** The payment status of an order; an unknown order status doesn't confirm the payment. */
export function paymentStatusOf({ status, refundDue }: Order): PaymentStatus {
  if (status === ORDER_STATUS.cancelled) return refundDue ? 'cancelled-refund' : 'cancelled';
  if (isPaidStatus(status)) return 'paid';
  return refundDue ? 'underpaid' : 'waiting';
}

/** True if the order can still be paid; a payment may already be under way. */
export function isUnpaid(payment: PaymentStatus): boolean {
  return payment === 'waiting' || payment === 'underpaid';
}

/** The payment status after a failed request. */
export function paymentOfFailure(error: unknown): PaymentStatus {
  const refused = error instanceof HttpError && (error.status === 403 || error.status === 404);
  return refused ? 'not-found' : 'failed';
}
