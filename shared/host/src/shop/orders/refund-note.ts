import { formatRupees } from '../../format/money';
import { t } from '../../messages/t';
import { isPaidStatus, ORDER_STATUS, orderToPay, type Order } from './order';

/** The text that tells the shopper of a refund; undefined if nothing is refunded (PAY-16). */
export function describeRefund(order: Order): string | undefined {
  const { status, refundDue, received, refundAmount } = order;
  if (!refundDue) return undefined;
  if (status === ORDER_STATUS.cancelled) {
    return refundAmount === undefined
      ? t('This order was paid; the refund is on its way.')
      : t('This order was cancelled; {refund} will be refunded.', {
          refund: formatRupees(refundAmount),
        });
  }
  if (received === undefined || refundAmount === undefined) {
    return t('We received a payment that this order did not need; the refund is on its way.');
  }
  const toPay = formatRupees(orderToPay(order));
  const refund = formatRupees(refundAmount);
  return isPaidStatus(status)
    ? t('We received {received} for this order of {toPay}; {refund} will be refunded.', {
        received: formatRupees(received),
        toPay,
        refund,
      })
    : t(
        'We received {refund} instead of {toPay}. It will be refunded; please pay the whole amount.',
        { refund, toPay },
      );
}
