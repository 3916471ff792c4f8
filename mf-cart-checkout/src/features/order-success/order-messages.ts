import { describeDueOnDelivery } from '@storefront/host/shop/orders/due-on-delivery';
import type { Order } from '@storefront/host/shop/orders/order';
import { t } from '../../messages/t';
import type { PaymentStatus } from './payment-status';

/** The heading of the page and the sentence below it. */
interface OrderMessage {
  title: string;
  lead: string;
}

/** The message about an order, by the status of its payment. */
export function orderMessage(
  payment: PaymentStatus,
  order: Pick<Order, 'status' | 'dueOnDelivery' | 'toPay'> | undefined,
): OrderMessage {
  const message = paymentMessages()[payment];
  if (payment !== 'paid' || !order) return message;
  const due = describeDueOnDelivery(order);
  if (due !== undefined) return { ...message, lead: due };
  if (order.toPay !== 0) return message;
  return {
    ...message,
    lead: t('Nothing is left to be paid, and we have sent the receipt to your email address.'),
  };
}

function paymentMessages(): Record<PaymentStatus, OrderMessage> {
  return {
    none: {
      title: t('There is no order to show here'),
      lead: t('Your orders are listed under My Orders.'),
    },
    loading: { title: t('Your Order'), lead: t('Asking whether its payment has arrived.') },
    'signed-out': {
      title: t('Your Order'),
      lead: t('Sign in to see whether its payment has arrived.'),
    },
    paid: {
      title: t('Thank You for Your Order!'),
      lead: t('We have received your payment, and have sent the receipt to your email address.'),
    },
    waiting: {
      title: t('Your Payment Isn’t Confirmed Yet'),
      lead: t(
        'If you have paid, don’t pay again: the confirmation can take a moment, and the order is listed under My Orders. If you haven’t, you can pay now.',
      ),
    },
    underpaid: {
      title: t('Your Order Isn’t Paid Yet'),
      lead: t('We received less than its total, and will refund it. Please pay the whole amount.'),
    },
    cancelled: {
      title: t('This Order Was Cancelled'),
      lead: t('It can no longer be paid, and nothing will be sent.'),
    },
    'cancelled-refund': {
      title: t('This Order Was Cancelled'),
      lead: t('Nothing will be sent; what you paid for it goes back to you.'),
    },
    'not-found': {
      title: t('Order Not Found'),
      lead: t('There is no such order among yours. All of yours are listed under My Orders.'),
    },
    failed: {
      title: t('Your Order Could Not Be Loaded'),
      lead: t(
        'We couldn’t find out whether its payment has arrived. Please try again in a moment.',
      ),
    },
  };
}
