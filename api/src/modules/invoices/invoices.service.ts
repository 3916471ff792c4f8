import { ORDER_STATUS, PAID_STATUSES } from '@storefront/shared/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { NotFoundError } from '../../http/errors';
import { normaliseOrderId } from '../orders/order-id';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import { findCreditNote, findInvoicesOfOrder, type InvoiceRow } from './invoices.repository';
import { issueInvoice } from './issue-invoice';

const ORDER_NOT_FOUND = 'Order not found';
const NOT_ISSUED = 'There is no invoice for this order yet: it is issued once the order is paid.';
const NEVER_ISSUED = 'There is no invoice for this order: it was cancelled before one was issued.';
const NO_GSTIN = 'This store issues no tax invoices: it has no GSTIN.';

/** Whether the caller may read an order's documents. */
type MayRead = (order: OrderRow) => boolean;

function missing({ status }: OrderRow): NotFoundError {
  if (PAID_STATUSES.includes(status)) return new NotFoundError(NO_GSTIN);
  return new NotFoundError(status === ORDER_STATUS.pending ? NOT_ISSUED : NEVER_ISSUED);
}

/**
 * The invoice of an order. An order that was paid before the shop issued invoices gets one now, dated today.
 * Throws a {@link NotFoundError} for an order that the caller may not read, and for an order without an
 * invoice.
 */
export function readInvoice(db: Database, typedId: string, mayRead: MayRead): Promise<InvoiceRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(typedId));
    if (!order || !mayRead(order)) throw new NotFoundError(ORDER_NOT_FOUND);
    const issued = await findInvoicesOfOrder(tx, order.id);
    const invoice =
      issued.find(({ kind }) => kind === 'invoice') ??
      (PAID_STATUSES.includes(order.status) ? await issueInvoice(tx, order.id) : undefined);
    if (!invoice) throw missing(order);
    return invoice;
  });
}

/**
 * A credit note of an order, by its number with slashes or dashes. Throws a {@link NotFoundError} for an order that the
 * caller may not read, and for an unknown number.
 */
export function readCreditNote(
  db: Database,
  { orderId, number, mayRead }: { orderId: string; number: string; mayRead: MayRead },
): Promise<InvoiceRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, normaliseOrderId(orderId));
    if (!order || !mayRead(order)) throw new NotFoundError(ORDER_NOT_FOUND);
    const written = number.trim().toUpperCase().replaceAll('-', '/');
    const creditNote = await findCreditNote(tx, order.id, written);
    if (!creditNote) throw new NotFoundError('This order has no credit note with that number.');
    return creditNote;
  });
}

/** The file name of a document, such as `INV-2627-000001.pdf`. */
export function fileNameOf({ number }: Pick<InvoiceRow, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}
