import type { Database } from '../../../db/database';
import type { LedgerEntry } from '../../payments/ledger/balance';
import { findEntriesOfOrders } from '../../payments/ledger/ledger.repository';
import { type CreditEntry, findEntriesOfCreditedOrders } from '../../credits/credits.repository';
import { type DocumentRow, findDocumentsOfOrders } from '../../invoices/invoices.repository';
import { findPaymentsOfOrders, type PaymentRow } from '../../payments/payments.repository';
import { findRefundsOfPayments, type RefundRow } from '../../payments/refunds/refunds.repository';
import { findReturnsOfOrders, type FullReturn } from '../returns/returns.repository';
import { findOrderEvents, type OrderEventRow } from '../lifecycle/order-events.repository';

/** The history of an order since it was placed. */
export interface OrderHistory {
  events: OrderEventRow[];
  payments: PaymentRow[];
  entries: LedgerEntry[];
  refunds: RefundRow[];
  /** What gift cards and store credit paid, and got back or were issued for. */
  creditEntries: CreditEntry[];
  /** Newest first. */
  returns: FullReturn[];
  /** Invoice and credit notes, oldest first. */
  documents: DocumentRow[];
}

/** Reads the histories of those orders; returns a function that finds one by the order's id. */
export async function readHistories(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => OrderHistory> {
  const events = await findOrderEvents(db, orderIds);
  const entries = await findEntriesOfOrders(db, orderIds);
  const paid = [...new Set(entries.flatMap(({ orderId }) => (orderId === null ? [] : [orderId])))];
  const payments = await findPaymentsOfOrders(db, paid);
  const refs = [...new Set(entries.map(({ paymentRef }) => paymentRef))];
  const refunds = await findRefundsOfPayments(db, refs);
  const creditEntries = await findEntriesOfCreditedOrders(db, orderIds);
  const returns = await findReturnsOfOrders(db, orderIds);
  const documents = await findDocumentsOfOrders(db, orderIds);
  return (id) => {
    const own = entries.filter(({ orderId }) => orderId === id);
    const ownRefs = new Set(own.map(({ paymentRef }) => paymentRef));
    return {
      events: events.filter(({ orderId }) => orderId === id),
      payments: payments.filter(({ orderId }) => orderId === id),
      entries: own,
      refunds: refunds.filter(({ paymentRef }) => ownRefs.has(paymentRef)),
      creditEntries: creditEntries.filter(({ orderId }) => orderId === id),
      returns: returns.filter(({ row }) => row.orderId === id),
      documents: documents.filter(({ orderId }) => orderId === id),
    };
  };
}
