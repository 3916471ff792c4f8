import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { findBalance, lockOrder } from '../../orders/orders.repository';
import { moveReturns } from '../../orders/returns/returns.repository';
import { recordOrderEvent } from '../../orders/lifecycle/record-order-event';
import { inTransaction } from '../../../db/transaction';
import type { LedgerEntry } from '../ledger/balance';
import { insertEntry, lockEntriesOfPayment } from '../ledger/ledger.repository';
import type { RefundEvent } from '../provider/payment-provider';
import { nextRefundStatus, type RefundStatus } from './refund-status';
import { findRefund, type RefundRow, updateRefund } from './refunds.repository';

/** Once no refund is due for an order, its received returns count as refunded. */
const RETURNS_REFUNDED = { from: 'received', to: 'refunded' } as const;

const RETURNS_DUE_AGAIN = { from: 'refunded', to: 'received' } as const;

/** A refund that was made, or that failed after it was made. `toCredit` is one to a gift card or as store credit. */
interface OrderRefundUpdate {
  /** Null if the shop doesn't know the payment. */
  orderId: string | null;
  kind: 'refunded' | 'refund-failed';
  paymentRef?: string;
  toCredit?: true;
  /** Paise. */
  amount: number;
  author: string;
}

/**
 * Records a refund that the transaction has added to the ledger, or to credits, as an event of its order. To avoid deadlocks,
 * the entries of a payment are always locked before its order.
 */
export async function recordRefundOfOrder(
  tx: Database,
  { orderId, kind, author, ...details }: OrderRefundUpdate,
): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (!order) return;
  const balance = await findBalance(tx, order.id);
  const isPaidBack = kind === 'refunded' && balance !== undefined && balance.refundDue <= 0;
  const move = isPaidBack ? RETURNS_REFUNDED : RETURNS_DUE_AGAIN;
  const returnIds =
    isPaidBack || kind === 'refund-failed' ? await moveReturns(tx, order.id, move) : [];
  await recordOrderEvent(tx, {
    orderId: order.id,
    kind,
    author,
    details: { ...details, ...(returnIds.length > 0 && { returnIds }) },
  });
}

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
