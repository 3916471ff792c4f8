import type { Database } from '../../../db/database';
import { issueDocuments } from '../../invoices/issue-documents';
import { queueOrderMail } from '../../mail/orders/queue-order-mail';
import type { OrderEventRow } from './order-events.repository';

/** What another module does when something happens to an order, in the same transaction. */
export type OrderEventHandler = (tx: Database, event: OrderEventRow) => Promise<void>;

/**
 * The one place where other modules join what happens to orders; they run one after another. One that throws undoes
 * what happened, so it writes to the database only: what leaves the shop is sent after the commit.
 */
const HANDLERS: readonly OrderEventHandler[] = [issueDocuments, queueOrderMail];

/** Has every module do its part of an event that the transaction has recorded. */
export async function handleOrderEvent(tx: Database, event: OrderEventRow): Promise<void> {
  for (const consequence of HANDLERS) await consequence(tx, event);
}
