import type { Order } from '@storefront/shared/shop/order';

const NOT_AVAILABLE = 'Not available';

/** Where an order goes and how, by name, as list and tracking page show it (ORD-01, TRACK-02). */
export function shippingDetails({ shipping }: Pick<Order, 'shipping'>): [string, string][] {
  return [
    ['Shipping address', shipping.address || NOT_AVAILABLE],
    ['Shipping method', shipping.method],
    ['Tracking number', shipping.tracking ?? NOT_AVAILABLE],
  ];
}
