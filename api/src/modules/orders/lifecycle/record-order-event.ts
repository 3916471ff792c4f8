import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { notifyAfterCommit } from '../../../db/after-commit';
import { handleOrderEvent } from './order-event-handlers';
import { insertOrderEvent, findLastPosition, type OrderEventRow } from './order-events.repository';

/** An event of an order, with its author and details. */
type NewOrderEvent = Pick<OrderEventRow, 'orderId' | 'kind' | 'author'> &
  Partial<Pick<OrderEventRow, 'details'>>;

/** Records an event of an order that the transaction has locked or placed, and runs the event's handlers. */
export async function recordOrderEvent(
  tx: Database,
  { details = {}, ...event }: NewOrderEvent,
): Promise<void> {
  const row: OrderEventRow = {
    ...event,
    id: randomUUID(),
    position: (await findLastPosition(tx, event.orderId)) + 1,
    createdAt: new Date(),
    details,
  };
  await insertOrderEvent(tx, row);
  notifyAfterCommit(tx, 'order');
  await handleOrderEvent(tx, row);
}
