import { formatRupees } from '../../format/money';
import { t } from '../../messages/t';
import { ORDER_STATUS, type Order } from './order';

/** The sentence that says what the courier is to be paid; undefined if nothing, or once the order is delivered. */
export function describeDueOnDelivery({
  status,
  dueOnDelivery,
}: Pick<Order, 'status' | 'dueOnDelivery'>): string | undefined {
  if (dueOnDelivery === undefined || status === ORDER_STATUS.delivered) return undefined;
  return t('Pay {amount} to the courier, in cash or by UPI.', {
    amount: formatRupees(dueOnDelivery),
  });
}
