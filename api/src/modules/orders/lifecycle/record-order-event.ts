import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { issueDocuments } from '../../invoices/issue-documents';
import { queueOrderMail } from '../../mail/orders/queue-order-mail';
import { queueOrderMessage } from '../../messages/queue-order-message';
import { type OrderEventRow, insertOrderEvent, findLastPosition } from './order-events.repository';
import { notifyAfterCommit } from '../../../db/after-commit';

/** Handles an event of an order in another module, in the transaction that records it. */
type OrderEventHandler = (tx: Database, event: OrderEventRow) => Promise<void>;

/**
 * The only place where other modules handle order events; they run in sequence. An error rolls the event
 * back, so handlers only write to the database: anything external, such as sending a mail, happens after the
 * commit.
 */
const HANDLERS: readonly OrderEventHandler[] = [issueDocuments, queueOrderMail, queueOrderMessage];

/** Runs all handlers of an event that the transaction has recorded. */
async function handleOrderEvent(tx: Database, event: OrderEventRow): Promise<void> {
  for (const consequence of HANDLERS) await consequence(tx, event);
}

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
