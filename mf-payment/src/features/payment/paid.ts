import { ORDER_STATUS, type Order } from '@storefront/shared/shop/order';

const PAID: Order['status'][] = [
  ORDER_STATUS.processing,
  ORDER_STATUS.shipped,
  ORDER_STATUS.delivered,
];

/** True where the server's status says that an order is paid; one of no known meaning doesn't (D14). */
export function isPaid({ status }: Pick<Order, 'status'>): boolean {
  return PAID.includes(status);
}
