import type { OrderEventKind } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import type { Toast } from '@storefront/host';
import type { OrderEvent } from '../../../lib/order/order-event';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';

/** The toast for each kind of event, for a shopper who is viewing the order; other kinds show none. */
const EVENT_TOASTS: Partial<Record<OrderEventKind, (event: OrderEvent) => Toast>> = {
  'payment-failed': () => ({
    title: 'Payment failed',
    description: 'You can pay for this order again',
    tone: 'destructive',
  }),
  paid: () => ({ title: 'Order paid', description: 'Your payment has arrived' }),
  confirmed: () => ({ title: 'Order confirmed', description: 'Pay the courier on delivery' }),
  packed: () => ({ title: 'Order packed', description: 'It is ready for the carrier' }),
  shipped: ({ carrier }) => ({
    title: 'Order shipped',
    description:
      carrier === undefined ? 'It is on its way to you' : `It is on its way with ${carrier}`,
  }),
  delivered: () => ({ title: 'Order delivered', description: 'It has arrived' }),
  'delivery-refused': () => ({
    title: 'Order cancelled',
    description: 'It was not accepted at the door',
  }),
  cancelled: () => ({ title: 'Order cancelled', description: 'It will not be shipped' }),
  expired: () => ({ title: 'Order expired', description: 'It was not paid in time' }),
  'return-requested': () => ({ title: 'Return requested', description: 'We will pick it up' }),
  'return-withdrawn': () => ({ title: 'Return withdrawn', description: 'You keep what you have' }),
  'return-picked-up': () => ({ title: 'Return picked up', description: 'It is on its way to us' }),
  'return-received': () => ({ title: 'Return received', description: 'It has arrived here' }),
  'return-refused': ({ reason }) => ({
    title: 'Return refused',
    ...(reason === undefined ? {} : { description: reason }),
    tone: 'destructive',
  }),
  'exchange-sent': () => ({ title: 'Exchange sent', description: 'It is on its way to you' }),
  refunded: ({ amount }) => ({
    title: 'Refund paid',
    description:
      amount === undefined
        ? 'Your money is on its way'
        : `${formatRupees(amount)} is on its way to you`,
  }),
};

/** The toast for the newest event that the order didn't have before, if there is one. */
export function latestEventToast(
  before: OrderWithHistory,
  now: OrderWithHistory,
): Toast | undefined {
  const event = now.timeline.slice(before.timeline.length).at(-1);
  return event && EVENT_TOASTS[event.kind]?.(event);
}
