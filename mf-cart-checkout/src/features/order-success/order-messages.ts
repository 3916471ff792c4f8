import { describeDueOnDelivery } from '@storefront/host/shop/orders/due-on-delivery';
import type { Order } from '@storefront/host/shop/orders/order';
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
  const message = ORDER_MESSAGES[payment];
  if (payment !== 'paid' || !order) return message;
  const due = describeDueOnDelivery(order);
  if (due !== undefined) return { ...message, lead: due };
  return order.toPay === 0 ? { ...message, lead: PAID_BY_CREDIT } : message;
}

const PAID_BY_CREDIT =
  'Nothing is left to be paid, and we have sent the receipt to your email address.';

const ORDER_MESSAGES: Record<PaymentStatus, OrderMessage> = {
  none: {
    title: 'There is no order to show here',
    lead: 'Your orders are listed under My Orders.',
  },
  loading: { title: 'Your Order', lead: 'Asking whether its payment has arrived.' },
  'signed-out': {
    title: 'Your Order',
    lead: 'Sign in to see whether its payment has arrived.',
  },
  paid: {
    title: 'Thank You for Your Order!',
    lead: 'We have received your payment, and have sent the receipt to your email address.',
  },
  waiting: {
    title: 'Your Payment Isn’t Confirmed Yet',
    lead: 'If you have paid, don’t pay again: the confirmation can take a moment, and the order is listed under My Orders. If you haven’t, you can pay now.',
  },
  underpaid: {
    title: 'Your Order Isn’t Paid Yet',
    lead: 'We received less than its total, and will refund it. Please pay the whole amount.',
  },
  cancelled: {
    title: 'This Order Was Cancelled',
    lead: 'It can no longer be paid, and nothing will be sent.',
  },
  'cancelled-refund': {
    title: 'This Order Was Cancelled',
    lead: 'Nothing will be sent; what you paid for it goes back to you.',
  },
  'not-found': {
    title: 'Order Not Found',
    lead: 'There is no such order among yours. All of yours are listed under My Orders.',
  },
  failed: {
    title: 'Your Order Could Not Be Loaded',
    lead: 'We couldn’t find out whether its payment has arrived. Please try again in a moment.',
  },
};
