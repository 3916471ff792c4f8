import type { Order } from '@storefront/host/shop/orders/order';
import { formatLongDate } from '@storefront/host/format/dates';
import { t } from '../../messages/t';

/**
 * The shipping details of an order, or to whom its gift card is mailed, as the list and the tracking page show them (ORD-01,
 * TRACK-02).
 */
export function shippingDetails({
  shipping,
  giftCard,
}: Pick<Order, 'shipping' | 'giftCard'>): [string, string][] {
  if (giftCard) return giftCardDetails(giftCard);
  return [
    [t('Shipping address'), shipping.address || t('Not available')],
    [t('Shipping method'), shipping.method],
    [t('Tracking number'), shipping.tracking ?? t('Not available')],
  ];
}

/** To whom a gift card is mailed and when, as far as the server says. */
function giftCardDetails({
  recipient,
  message,
  sendOn,
  codeEnding,
}: NonNullable<Order['giftCard']>): [string, string][] {
  const details: [string, string | undefined][] = [
    [t('Gift card for'), recipient],
    [t('Message'), message],
    [t('Mailed on'), sendOn && formatLongDate(sendOn)],
    [t('Code ending in'), codeEnding],
  ];
  return details.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}
