import { isPaidStatus, ORDER_STATUS, type Order } from '@storefront/shared/shop/order';
import type { PaymentField } from '@storefront/shared/shop/payment';
import type { PaymentFormData } from './payment.loader';

/** What the page shows: why nothing can be paid, that nothing is due any more, or the payment. */
export type PaymentView =
  | { kind: 'failed'; message: string }
  | { kind: 'paid'; orderId: string }
  | { kind: 'due'; orderId: string; order: Order | undefined; fields: PaymentField[] };

/** Decides by what was loaded; an order that couldn't be read counts as due, the server decides. */
export function paymentView(orderId: string | undefined, form: PaymentFormData): PaymentView {
  if (orderId === undefined) {
    return { kind: 'failed', message: 'Order ID is missing. Please return to checkout.' };
  }
  if (form.status === 'failed') {
    return { kind: 'failed', message: 'Failed to load payment form. Please try again later.' };
  }
  const { order, fields } = form;
  if (order?.status === ORDER_STATUS.cancelled) {
    return { kind: 'failed', message: 'This order was cancelled and can no longer be paid.' };
  }
  if (order && isPaidStatus(order.status)) return { kind: 'paid', orderId };
  return { kind: 'due', orderId, order, fields };
}
