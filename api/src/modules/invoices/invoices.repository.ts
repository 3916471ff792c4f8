import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { invoices, returnLines } from '../../db/schema';
import type { ReturnedLine } from './snapshot/credit-lines';

export type InvoiceRow = typeof invoices.$inferSelect;

/** The reference that an order has to one of its documents. */
export type DocumentRow = Pick<InvoiceRow, 'orderId' | 'kind' | 'number'>;

/** The invoice and the credit notes of an order, oldest first. */
export function findInvoicesOfOrder(db: Database, orderId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.number));
}

/** The references to the documents of those orders, oldest first. */
export function findDocumentsOfOrders(
  db: Database,
  ids: readonly string[],
): Promise<DocumentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  const { orderId, kind, number } = invoices;
  return db
    .select({ orderId, kind, number })
    .from(invoices)
    .where(inArray(orderId, [...ids]))
    .orderBy(asc(invoices.issuedAt), asc(number));
}

/** A credit note by its number and order. */
export async function findCreditNote(
  db: Database,
  orderId: string,
  number: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.orderId, orderId),
        eq(invoices.kind, 'credit-note'),
        eq(invoices.number, number),
      ),
    );
  return row;
}

export async function insertInvoice(tx: Database, row: InvoiceRow): Promise<void> {
  await tx.insert(invoices).values(row);
}

/** The lines of a return, with their quantities. */
export function findReturnedLines(tx: Database, returnId: string): Promise<ReturnedLine[]> {
  return tx
    .select({ line: returnLines.line, quantity: returnLines.quantity, value: returnLines.value })
    .from(returnLines)
    .where(eq(returnLines.returnId, returnId));
}
