import type { Database } from '../../../db/database';
import { issueDocuments } from '../../invoices/issue-documents';
import { queueOrderMail } from '../../mail/orders/queue-order-mail';
import type { OrderEventRow } from './order-events.repository';

/** Handles an event of an order in another module, in the transaction that records it. */
type OrderEventHandler = (tx: Database, event: OrderEventRow) => Promise<void>;

/**
 * The only place where other modules handle order events; they run in sequence. An error rolls the event
 * back, so handlers only write to the database: anything external, such as sending a mail, happens after the
 * commit.
 */
const HANDLERS: readonly OrderEventHandler[] = [issueDocuments, queueOrderMail];

/** Runs all handlers of an event that the transaction has recorded. */
export async function handleOrderEvent(tx: Database, event: OrderEventRow): Promise<void> {
  for (const consequence of HANDLERS) await consequence(tx, event);
}
