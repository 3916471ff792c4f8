import type { OrderEventKind } from '@storefront/host/contracts';
import { formatRupees } from '@storefront/host/format/money';
import type { Toast } from '@storefront/host';
import type { OrderEvent } from '../../../lib/order/order-event';
import type { OrderWithHistory } from '../../../lib/order/order-with-history';
import { t } from '../../../messages/t';

/** The toast for each kind of event, for a shopper who is viewing the order; other kinds show none. */
const EVENT_TOASTS: Partial<Record<OrderEventKind, (event: OrderEvent) => Toast>> = {
  'payment-failed': () => ({
    title: t('Payment failed'),
    description: t('You can pay for this order again'),
    tone: 'destructive',
  }),
  paid: () => ({ title: t('Order paid'), description: t('Your payment has arrived') }),
  confirmed: () => ({ title: t('Order confirmed'), description: t('Pay the courier on delivery') }),
  packed: () => ({ title: t('Order packed'), description: t('It is ready for the carrier') }),
  shipped: ({ carrier }) => ({
    title: t('Order shipped'),
    description:
      carrier === undefined
        ? t('It is on its way to you')
        : t('It is on its way with {carrier}', { carrier }),
  }),
  delivered: () => ({ title: t('Order delivered'), description: t('It has arrived') }),
  'gift-card-sent': () => ({
    title: t('Gift card mailed'),
    description: t('Its recipient has the code'),
  }),
  'delivery-refused': () => ({
    title: t('Order cancelled'),
    description: t('It was not accepted at the door'),
  }),
  cancelled: () => ({ title: t('Order cancelled'), description: t('It will not be shipped') }),
  expired: () => ({ title: t('Order expired'), description: t('It was not paid in time') }),
  'return-requested': () => ({
    title: t('Return requested'),
    description: t('We will pick it up'),
  }),
  'return-withdrawn': () => ({
    title: t('Return withdrawn'),
    description: t('You keep what you have'),
  }),
  'return-picked-up': () => ({
    title: t('Return picked up'),
    description: t('It is on its way to us'),
  }),
  'return-received': () => ({ title: t('Return received'), description: t('It has arrived here') }),
  'return-refused': ({ reason }) => ({
    title: t('Return refused'),
    ...(reason === undefined ? {} : { description: reason }),
    tone: 'destructive',
  }),
  'exchange-sent': () => ({ title: t('Exchange sent'), description: t('It is on its way to you') }),
  refunded: ({ amount }) => ({
    title: t('Refund paid'),
    description:
      amount === undefined
        ? t('Your money is on its way')
        : t('{amount} is on its way to you', { amount: formatRupees(amount) }),
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
