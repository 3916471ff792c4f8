import { formatRupees } from '../../format/money';
import { isPaidStatus, ORDER_STATUS, orderToPay, type Order } from './order';

/** The text that tells the shopper of a refund; undefined if nothing is refunded (PAY-16). */
export function describeRefund(order: Order): string | undefined {
  const { status, refundDue, received, refundAmount } = order;
  if (!refundDue) return undefined;
  if (status === ORDER_STATUS.cancelled) {
    return refundAmount === undefined
      ? 'This order was paid; the refund is on its way.'
      : `This order was cancelled; ${formatRupees(refundAmount)} will be refunded.`;
  }
  if (received === undefined || refundAmount === undefined) {
    return 'We received a payment that this order did not need; the refund is on its way.';
  }
  const toPay = formatRupees(orderToPay(order));
  const refund = formatRupees(refundAmount);
  return isPaidStatus(status)
    ? `We received ${formatRupees(received)} for this order of ${toPay}; ${refund} will be refunded.`
    : `We received ${refund} instead of ${toPay}. It will be refunded; please pay the whole amount.`;
}
