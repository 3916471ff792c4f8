import type { Order, OrderItem } from '@storefront/shared/shop/order';

const NOT_AVAILABLE = 'Not available';

/** Where an order goes and how, by name, as list and tracking page show it (ORD-01, TRACK-02). */
export function shippingDetails({ shipping }: Pick<Order, 'shipping'>): [string, string][] {
  return [
    ['Shipping address', shipping.address || NOT_AVAILABLE],
    ['Shipping method', shipping.method],
    ['Tracking number', shipping.tracking ?? NOT_AVAILABLE],
  ];
}

/** The chosen size and colour of an item, "M, Black"; empty where it has neither. */
export function variantOf({ selectedSize, selectedColor }: OrderItem): string {
  return [selectedSize, selectedColor].filter((choice) => choice !== undefined).join(', ');
}
