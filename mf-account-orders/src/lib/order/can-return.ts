import type { OrderWithHistory } from './order-with-history';

/** True while any item of the order can be sent back. */
export function canReturn({ items }: Pick<OrderWithHistory, 'items'>): boolean {
  return items.some(({ returnable }) => returnable > 0);
}
