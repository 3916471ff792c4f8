import { isPaidStatus, ORDER_STATUS, type Order } from '@storefront/host/shop/orders/order';
import type { PaymentField } from '../../lib/parse-payment-fields';
import type { CodOffer } from '../../lib/parse-cash-on-delivery';
import { t } from '../../messages/t';
import type { PaymentData } from './payment.loader';

/** What the page shows: an error, that the order is already paid, or the payment. */
type PaymentView =
  | { kind: 'failed'; message: string }
  | { kind: 'paid'; order: Order }
  | {
      kind: 'due';
      orderId: string;
      order: Order | undefined;
      fields: PaymentField[];
      codOffer: CodOffer | undefined;
    };

/**
 * Decides what the page shows. An order that failed to load counts as due: the server refuses the
 * payment if it isn't.
 */
export function paymentView(orderId: string | undefined, data: PaymentData): PaymentView {
  if (orderId === undefined) {
    return { kind: 'failed', message: t('Order ID is missing. Please return to checkout.') };
  }
  if (data.status === 'failed') {
    return { kind: 'failed', message: t('Failed to load payment form. Please try again later.') };
  }
  const { order, fields, codOffer } = data;
  if (order?.status === ORDER_STATUS.cancelled) {
    return { kind: 'failed', message: t('This order was cancelled and can no longer be paid.') };
  }
  if (order && isPaidStatus(order.status)) return { kind: 'paid', order };
  return { kind: 'due', orderId, order, fields, codOffer };
}
