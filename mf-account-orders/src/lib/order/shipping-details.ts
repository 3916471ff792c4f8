import type { Order } from '@storefront/host/shop/orders/order';
import { t } from '../../messages/t';

/** The shipping details of an order, as the list and the tracking page show them (ORD-01, TRACK-02). */
export function shippingDetails({ shipping }: Pick<Order, 'shipping'>): [string, string][] {
  return [
    [t('Shipping address'), shipping.address || t('Not available')],
    [t('Shipping method'), shipping.method],
    [t('Tracking number'), shipping.tracking ?? t('Not available')],
  ];
}
