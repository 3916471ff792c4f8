import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { inLanguage } from '../../messages/languages';
import { t } from '../../messages/t';
import type { Database } from '../../db/database';
import { payableOf } from '../credits/order-credits';
import type { OrderEventRow } from '../orders/lifecycle/order-events.repository';
import { readOrderWords } from '../orders/presentation/order-words';
import { readOrderRows } from '../orders/orders.repository';
import {
  findReturnedLines,
  findInvoicesOfOrder,
  insertInvoice,
  type InvoiceRow,
} from './invoices.repository';
import { findStore } from '../store/store.repository';
import { type InvoiceNumber, nextNumber } from './invoice-numbers.repository';
import { buildCreditNote, buildInvoice, type RegisteredStore } from './snapshot/build-snapshot';
import { creditLines, type ReturnedLine } from './snapshot/credit-lines';
import type { InvoiceSnapshot } from './snapshot/invoice-snapshot';
import { currentRates } from './tax/gst-rates';

/** The `source` of the credit note for a cancelled order. */
const CANCELLATION = 'cancellation';

const cancelled = () => t('Order cancelled');

async function creditRefund(tx: Database, { orderId, details }: OrderEventRow): Promise<void> {
  for (const returnId of details.returnIds ?? []) {
    const lines = await findReturnedLines(tx, returnId);
    const reason = () => t('Return {id}', { id: returnId });
    await issueCreditNote(tx, { orderId, source: returnId, reason, lines });
  }
  const rows = await readOrderRows(tx, orderId);
  // A refund of any other order is of an overpayment, which was never invoiced.
  if (rows?.order.status !== ORDER_STATUS.cancelled) return;
  await issueCreditNote(tx, { orderId, source: CANCELLATION, reason: cancelled });
}

/**
 * Credits the whole order if no refund of a payment does so, because it was to be paid on delivery, or gift cards and store
 * credit paid all of it.
 */
async function creditWithoutPayment(tx: Database, { orderId }: OrderEventRow): Promise<void> {
  const order = (await readOrderRows(tx, orderId))?.order;
  if (!order || (order.cashOnDeliveryAt === null && payableOf(order) > 0)) return;
  await issueCreditNote(tx, { orderId, source: CANCELLATION, reason: cancelled });
}

/**
 * Issues the invoice when an order is paid or confirmed to be paid on delivery, and credit notes when it is refunded, in the
 * event's transaction.
 */
export async function issueDocuments(tx: Database, event: OrderEventRow): Promise<void> {
  switch (event.kind) {
    case 'paid':
    case 'confirmed':
      await issueInvoice(tx, event.orderId);
      break;
    case 'cancelled':
    case 'delivery-refused':
      await creditWithoutPayment(tx, event);
      break;
    case 'refunded':
      await creditRefund(tx, event);
      break;
    default:
  }
}

/** The `source` of an order's invoice. */
const WHOLE_ORDER = 'order';

async function saveInvoice(
  tx: Database,
  { number, fiscalYear, serial, issuedAt }: InvoiceNumber,
  source: string,
  snapshot: InvoiceSnapshot,
): Promise<InvoiceRow> {
  const { kind, order } = snapshot;
  const row = { number, fiscalYear, serial, issuedAt, kind, orderId: order.id, source, snapshot };
  await insertInvoice(tx, row);
  return row;
}

/** The store, if it is registered for GST: otherwise it must not issue tax invoices. */
async function findRegisteredStore(tx: Database): Promise<RegisteredStore | undefined> {
  const info = await findStore(tx);
  return info?.gstin === undefined ? undefined : { ...info, gstin: info.gstin };
}

/**
 * Issues the invoice of an order that the transaction has locked; later calls return the same invoice.
 * Undefined if the store has no GSTIN, or there is no such order, and for one that buys a gift card: selling a voucher is no
 * supply, and what is bought with it is taxed (CBIC Circular 243/37/2024-GST of 31 December 2024).
 */
export async function issueInvoice(
  tx: Database,
  orderId: string,
  now = new Date(),
): Promise<InvoiceRow | undefined> {
  const issued = await findInvoicesOfOrder(tx, orderId);
  const invoice = issued.find(({ kind }) => kind === 'invoice');
  if (invoice) return invoice;
  const registered = await findRegisteredStore(tx);
  const rows = await readOrderRows(tx, orderId);
  if (!registered || !rows || rows.order.kind === 'gift-card') return undefined;
  const number = await nextNumber(tx, 'invoice', now);
  const words = await readOrderWords(tx, rows.items, rows.order.language);
  const source = { ...rows, store: registered, rates: currentRates(), words, number };
  return saveInvoice(tx, number, WHOLE_ORDER, buildInvoice(source));
}

/** What is credited of an order, and why. */
export interface Credit {
  orderId: string;
  /** What is credited, such as the id of a return: each source has at most one credit note. */
  source: string;
  /** Printed on the credit note, in its language. */
  reason: () => string;
  /** The returned lines; without them, the rest of the invoice is credited. */
  lines?: readonly ReturnedLine[];
}

/**
 * Issues a credit note for an order that the transaction has locked; later calls for the same source return
 * the same credit note. Undefined if nothing was invoiced, or nothing is left to credit.
 */
export async function issueCreditNote(
  tx: Database,
  { orderId, source, reason: describe, lines: returned }: Credit,
  now = new Date(),
): Promise<InvoiceRow | undefined> {
  const issued = await findInvoicesOfOrder(tx, orderId);
  const creditNotes = issued.filter(({ kind }) => kind === 'credit-note');
  const known = creditNotes.find((each) => each.source === source);
  if (known) return known;
  // An order that was paid before the shop issued invoices gets one at its first return.
  const invoice =
    issued.find(({ kind }) => kind === 'invoice') ??
    (returned && (await issueInvoice(tx, orderId, now)));
  if (!invoice) return undefined;
  const earlier = creditNotes.map(({ snapshot }) => snapshot);
  const lines = creditLines(invoice.snapshot, earlier, returned);
  if (lines.length === 0) return undefined;
  const reason = inLanguage(invoice.snapshot.language ?? null, describe);
  const number = await nextNumber(tx, 'credit-note', now);
  return saveInvoice(
    tx,
    number,
    source,
    buildCreditNote(invoice.snapshot, { lines, reason, number }),
  );
}
