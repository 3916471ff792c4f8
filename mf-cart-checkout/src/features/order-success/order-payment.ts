import { HttpError } from '@storefront/shared/host';
import { isPaidStatus, ORDER_STATUS, type Order } from '@storefront/shared/shop/order';

/** What is known of the order that the page was opened for; only the server tells it (D14). */
export type OrderPayment =
  /** The address names no order. */
  | 'none'
  | 'asking'
  /** Whose order it is can't be known. */
  | 'signed-out'
  | 'paid'
  /** Not paid as far as the server knows; a provider may tell it later than it lets the shopper go. */
  | 'waiting'
  | 'cancelled'
  | 'cancelled-refund'
  /** No such order, or somebody else's. */
  | 'unknown'
  /** The server couldn't be asked, or its answer couldn't be read. */
  | 'failed';

/** What an order's status says of its payment; a status that nobody knows confirms nothing. */
export function paymentOf({ status, refundDue }: Order): OrderPayment {
  if (status === ORDER_STATUS.cancelled) return refundDue ? 'cancelled-refund' : 'cancelled';
  return isPaidStatus(status) ? 'paid' : 'waiting';
}

/** What a failed call says of the order. */
export function paymentOfFailure(error: unknown): OrderPayment {
  const refused = error instanceof HttpError && (error.status === 403 || error.status === 404);
  return refused ? 'unknown' : 'failed';
}
