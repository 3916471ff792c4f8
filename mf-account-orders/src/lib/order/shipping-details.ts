import type { Order } from '@storefront/host/shop/orders/order';

const NOT_AVAILABLE = 'Not available';

/** The shipping details of an order, as the list and the tracking page show them (ORD-01, TRACK-02). */
export function shippingDetails({ shipping }: Pick<Order, 'shipping'>): [string, string][] {
  return [
    ['Shipping address', shipping.address || NOT_AVAILABLE],
    ['Shipping method', shipping.method],
    ['Tracking number', shipping.tracking ?? NOT_AVAILABLE],
  ];
}
