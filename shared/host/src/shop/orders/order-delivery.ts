import { formatLongDate } from '../../format/dates';
import { formatDelivery, formatDeliveryDays, indianDay } from '../../format/delivery-dates';
import { t } from '../../messages/t';
import type { Order } from './order';
import { isPaidStatus } from './order-status';

/** The fields of an order that say when it arrives. */
type DeliveredOrder = Pick<Order, 'status' | 'delivery' | 'deliveredAt'>;

/**
 * When an order arrives or has arrived, as a name and its words: "Arrives", "Wed 2 to Thu 3 December". Undefined if the
 * server doesn't say, and for a cancelled order.
 */
export function orderDelivery(
  order: DeliveredOrder,
  now = new Date(),
): [string, string] | undefined {
  const { delivery, deliveredAt } = order;
  if (deliveredAt !== undefined) return [t('Delivered'), formatLongDate(deliveredAt)];
  if (!delivery) return undefined;
  if (isLate(order, now)) return [t('Promised for'), formatDeliveryDays(delivery)];
  return [t('Arrives'), formatDelivery(delivery, now)];
}

/** Whether a paid order hasn't arrived on the last day that was promised. */
export function isLate(
  { status, delivery, deliveredAt }: DeliveredOrder,
  now = new Date(),
): boolean {
  if (!delivery || !isPaidStatus(status) || deliveredAt !== undefined) return false;
  return delivery.latest < indianDay(now);
}
