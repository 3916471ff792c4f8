import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import type { LedgerEntry } from '../ledger/balance';
import { insertEntry, lockEntriesOfPayment } from '../ledger/ledger.repository';
import type { RefundEvent } from '../provider/payment-provider';
import { type OrderRefundUpdate, recordRefundOfOrder } from './record-refund-of-order';
import { nextRefundStatus, type RefundStatus } from './refund-status';
import { findRefund, type RefundRow, updateRefund } from './refunds.repository';

/** News about a refund: the provider's report, or its refusal. */
type RefundUpdate = RefundEvent | { refundId: string; outcome: 'refused'; reason: string };

/** The outcome of recording an event, for the log; `unknown` for a refund that the shop didn't request. */
type RefundEventOutcome = RefundStatus | 'repeated' | 'unknown';

async function applyRefundUpdate(
  tx: Database,
  refund: RefundRow,
  orderId: string | null,
  news: RefundUpdate,
): Promise<RefundStatus | undefined> {
  const { id, paymentRef, author, note } = refund;
  const status = nextRefundStatus(refund.status, news.outcome);
  if (status === refund.status) return undefined;
  if (news.outcome === 'refused') {
    await updateRefund(tx, id, { status, reason: news.reason });
    return status;
  }
  const { providerId, amount } = news;
  const add = (entry: Pick<LedgerEntry, 'kind' | 'eventId' | 'author' | 'note'>) =>
    insertEntry(tx, {
      id: randomUUID(),
      orderId,
      paymentRef,
      amount,
      createdAt: new Date(),
      ...entry,
    });
  const tell = (kind: OrderRefundUpdate['kind']) =>
    recordRefundOfOrder(tx, { orderId, kind, paymentRef, amount, author: 'provider' });
  const reason = status === 'failed' ? 'it failed at the provider' : null;
  await updateRefund(tx, id, { status, providerId, reason });
  if (status === 'processed') {
    await add({ kind: 'refunded', eventId: providerId, author, note });
    await tell('refunded');
  }
  if (status === 'failed' && refund.status === 'processed') {
    const eventId = `${providerId}-failed`;
    await add({ kind: 'returned', eventId, author: 'provider', note: 'the refund failed' });
    await tell('refund-failed');
  }
  return status;
}

/**
 * Records news about a refund, which may be repeated and arrive in any order. A processed refund is added to
 * the ledger once; if it fails after that, its amount is due again.
 */
export function recordRefundEvent(db: Database, news: RefundUpdate): Promise<RefundEventOutcome> {
  return inTransaction(db, async (tx): Promise<RefundEventOutcome> => {
    const known = await findRefund(tx, news.refundId);
    if (!known) return 'unknown';
    // Every transaction that reads or changes what is due for a payment locks its entries.
    const [entry] = await lockEntriesOfPayment(tx, known.paymentRef);
    const refund = (await findRefund(tx, news.refundId)) ?? known;
    return (await applyRefundUpdate(tx, refund, entry?.orderId ?? null, news)) ?? 'repeated';
  });
}
