import { formatRupees } from '../../format/money';
import { ORDER_STATUS, type Order } from './order';

/** The sentence that says what the courier is to be paid; undefined if nothing, or once the order is delivered. */
export function describeDueOnDelivery({
  status,
  dueOnDelivery,
}: Pick<Order, 'status' | 'dueOnDelivery'>): string | undefined {
  if (dueOnDelivery === undefined || status === ORDER_STATUS.delivered) return undefined;
  return `Pay ${formatRupees(dueOnDelivery)} to the courier, in cash or by UPI.`;
}
