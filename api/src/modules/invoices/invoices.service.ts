import {
  ORDER_STATUS,
  PAID_STATUSES,
  apiPaths,
  type OrderDocument,
} from '@storefront/host/contracts/api';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { NotFoundError } from '../../http/errors';
import { writePdf } from '../../pdf/write-pdf';
import { normaliseOrderId } from '../orders/order-id';
import { lockOrder, type OrderRow } from '../orders/orders.repository';
import {
  findCreditNote,
  findInvoicesOfOrder,
  type InvoiceRow,
  type DocumentRow,
} from './invoices.repository';
import { issueInvoice } from './issue-documents';
import { printInvoice } from './print/print-invoice';
import { t } from '../../messages/t';

/** Whether the caller may read an order's documents. */
type MayRead = (order: OrderRow) => boolean;

function missing({ kind, status }: OrderRow): NotFoundError {
  if (kind === 'gift-card') {
    return new NotFoundError(
      t('A gift card has no tax invoice: what is bought with it is taxed, and invoiced then.'),
    );
  }
  if (PAID_STATUSES.includes(status)) {
    return new NotFoundError(t('This store issues no tax invoices: it has no GSTIN.'));
  }
  return new NotFoundError(
    status === ORDER_STATUS.pending
      ? t('There is no invoice for this order yet: it is issued once the order is paid.')
      : t('There is no invoice for this order: it was cancelled before one was issued.'),
  );
}

async function lockReadableOrder(tx: Database, typedId: string, mayRead: MayRead) {
  const order = await lockOrder(tx, normaliseOrderId(typedId));
  if (!order || !mayRead(order)) throw new NotFoundError(t('Order not found'));
  return order;
}

/**
 * The invoice of an order. An order that was paid before the shop issued invoices gets one now, dated today.
 * Throws a {@link NotFoundError} for an order that the caller may not read, and for an order without an
 * invoice.
 */
export function readInvoice(db: Database, orderId: string, mayRead: MayRead): Promise<InvoiceRow> {
  return inTransaction(db, async (tx) => {
    const order = await lockReadableOrder(tx, orderId, mayRead);
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
    const order = await lockReadableOrder(tx, orderId, mayRead);
    const written = number.trim().toUpperCase().replaceAll('-', '/');
    const creditNote = await findCreditNote(tx, order.id, written);
    if (!creditNote) throw new NotFoundError(t('This order has no credit note with that number.'));
    return creditNote;
  });
}

/** The file name of a document, such as `INV-2627-000001.pdf`. */
export function fileNameOf({ number }: Pick<InvoiceRow, 'number'>): string {
  return `${number.replaceAll('/', '-')}.pdf`;
}

function presentDocument({ orderId, kind, number }: DocumentRow): OrderDocument {
  const path =
    kind === 'invoice' ? apiPaths.invoice(orderId) : apiPaths.creditNote(orderId, number);
  return { kind, number, path };
}

/**
 * The documents of an order. A paid order of goods without an invoice has a path that issues it when it is requested.
 */
export function presentDocuments(
  { id, kind, status }: Pick<OrderRow, 'id' | 'kind' | 'status'>,
  documents: readonly DocumentRow[],
): OrderDocument[] {
  const issued = documents.map(presentDocument);
  const isInvoiced = kind === 'goods' && PAID_STATUSES.includes(status);
  if (issued.length > 0 || !isInvoiced) return issued;
  return [{ kind: 'invoice', number: null, path: apiPaths.invoice(id) }];
}

async function write(row: InvoiceRow, file: string): Promise<string> {
  await writePdf(row.number, await printInvoice(row.snapshot), file);
  return `${row.number} of order ${row.orderId} is in ${file}.`;
}

/**
 * Writes the invoice of an order to a file; returns a message for the operator. Throws as `readInvoice` and
 * `writePdf` do.
 */
export async function writeInvoice(
  db: Database,
  { orderId, file }: { orderId: string; file: string },
): Promise<string> {
  return write(await readInvoice(db, orderId, () => true), file);
}

/**
 * Writes a credit note of an order to a file; returns a message for the operator. Throws as
 * `readCreditNote` and `writePdf` do.
 */
export async function writeCreditNote(
  db: Database,
  { orderId, number, file }: { orderId: string; number: string; file: string },
): Promise<string> {
  return write(await readCreditNote(db, { orderId, number, mayRead: () => true }), file);
}
