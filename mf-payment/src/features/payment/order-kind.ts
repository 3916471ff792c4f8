import type { Order } from '@storefront/host/shop/orders/order';

/** What an order buys: what was in a bag and goes to an address, or a gift card, which has neither. */
export type OrderKind = 'goods' | 'gift-card';

/** What an order buys; undefined for an order that couldn't be loaded. */
export function kindOf(order: Order | undefined): OrderKind | undefined {
  if (!order) return undefined;
  return order.giftCard ? 'gift-card' : 'goods';
}
