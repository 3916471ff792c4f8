import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { ConflictError, NotFoundError } from '../../../http/errors';
import { formatPaise } from '../../../money';
import { creditToReturn } from '../../credits/order-credits';
import { lockOrder } from '../../orders/orders.repository';
import { recordRefundOfOrder } from '../refunds/record-refund';
import { OPEN_STATUSES } from '../refunds/refund-status';
import { findRefundsOfPayments, type RefundRow } from '../refunds/refunds.repository';
import {
  findImbalance,
  findPayingEntry,
  type LedgerEntry,
  type PaymentBalance,
  paymentBalances,
} from './balance';
import {
  findEntriesOfOrders,
  findEntriesWithoutOrder,
  findOrdersAfter,
  findOrdersToRefund,
  insertEntry,
  lockEntriesOfPayment,
} from './ledger.repository';

/** A payment with a refund due; without an order if the shop doesn't know the payment. */
interface RefundDue extends PaymentBalance {
  orderId: string | null;
  /** The refunds that were requested from the provider so far, oldest first. */
  refunds: RefundRow[];
}

function entriesByOrder(entries: readonly LedgerEntry[]): Map<string | null, LedgerEntry[]> {
  const byOrder = new Map<string | null, LedgerEntry[]>();
  for (const entry of entries) {
    const others = byOrder.get(entry.orderId);
    if (others) others.push(entry);
    else byOrder.set(entry.orderId, [entry]);
  }
  return byOrder;
}

/** The payments with a refund due, oldest first. */
export async function listRefundsDue(db: Database): Promise<RefundDue[]> {
  const orders = await findOrdersToRefund(db);
  const ids = orders.map(({ id }) => id);
  const entriesOf = entriesByOrder(await findEntriesOfOrders(db, ids));
  const known = orders.flatMap((order) =>
    paymentBalances(order, entriesOf.get(order.id) ?? []).map((payment) => ({
      orderId: order.id,
      ...payment,
    })),
  );
  const unknown = paymentBalances(undefined, await findEntriesWithoutOrder(db)).map((payment) => ({
    orderId: null,
    ...payment,
  }));
  const due = [...known, ...unknown]
    .filter(({ refundDue }) => refundDue > 0)
    .sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
  const refunds = await findRefundsOfPayments(
    db,
    due.map(({ ref }) => ref),
  );
  return due.map((payment) => ({
    ...payment,
    refunds: refunds.filter(({ paymentRef }) => paymentRef === payment.ref),
  }));
}

/** What can currently be refunded of a payment. */
export interface Refundable {
  orderId: string | null;
  /** Paise that are due, less refunds under way. */
  due: number;
  /** The received amounts in the order in which they are refunded: the one that paid the order comes last. */
  receipts: LedgerEntry[];
  /** The refunds that were requested from the provider so far, oldest first. */
  refunds: RefundRow[];
  /** Those that may still be paid. */
  underWay: RefundRow[];
}

/**
 * Locks a payment until the transaction ends, and reads what can be refunded of it. Throws a {@link
 * NotFoundError} for a reference for which nothing was received.
 */
export async function lockRefundable(tx: Database, ref: string): Promise<Refundable> {
  // The second of two operators waits here, and then finds what the first has recorded.
  const [first] = await lockEntriesOfPayment(tx, ref);
  if (!first) throw new NotFoundError(`Nothing was received for payment ${ref}.`);
  const { orderId } = first;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  const entries =
    orderId === null ? await findEntriesWithoutOrder(tx) : await findEntriesOfOrders(tx, [orderId]);
  const balance = paymentBalances(order, entries).find((payment) => payment.ref === ref);
  const refunds = await findRefundsOfPayments(tx, [ref]);
  const underWay = refunds.filter(({ status }) => OPEN_STATUSES.includes(status));
  const paying = findPayingEntry(order, entries);
  return {
    orderId,
    due: (balance?.refundDue ?? 0) - underWay.reduce((sum, { amount }) => sum + amount, 0),
    receipts: entries
      .filter(({ paymentRef, kind }) => paymentRef === ref && kind === 'received')
      .sort((a, b) => Number(a.id === paying?.id) - Number(b.id === paying?.id)),
    refunds,
    underWay,
  };
}

/** A refund that was made at the provider. */
interface RefundMade {
  ref: string;
  /** Paise; without it, all that is due. */
  amount: number | undefined;
  /** The operator who made it. */
  author: string;
  note: string | null;
}

/**
 * Records that a payment was refunded; returns how much, in paise. Throws a {@link NotFoundError} for a
 * reference for which nothing was received, and a {@link ConflictError} for more than is due.
 */
export function recordRefund(db: Database, refund: RefundMade): Promise<number> {
  const { ref, author, note } = refund;
  return inTransaction(db, async (tx) => {
    const { orderId, due, underWay } = await lockRefundable(tx, ref);
    const amount = refund.amount ?? due;
    if (due <= 0 && underWay.length > 0) {
      throw new ConflictError(
        `The refund of payment ${ref} has been requested from the provider already.`,
      );
    }
    if (due <= 0) throw new ConflictError(`Nothing of payment ${ref} is due for refund.`);
    if (amount > due) {
      throw new ConflictError(
        `Only ${formatPaise(due)} of payment ${ref} is due for refund, not ${formatPaise(amount)}.`,
      );
    }
    await insertEntry(tx, {
      id: randomUUID(),
      orderId,
      paymentRef: ref,
      kind: 'refunded',
      amount,
      eventId: null,
      createdAt: new Date(),
      author,
      note,
    });
    await recordRefundOfOrder(tx, { orderId, kind: 'refunded', paymentRef: ref, amount, author });
    return amount;
  });
}

/** An order whose status and ledger contradict each other. */
interface Imbalance {
  orderId: string;
  problem: string;
}

const PAGE = 1000;

/** How the sums that an order stores contradict its returns and credits; undefined if they agree. */
function problemOfSums(
  order: Awaited<ReturnType<typeof findOrdersAfter>>[number],
): string | undefined {
  if (order.returnedTotal !== order.receivedReturns) {
    return 'its returned total isn’t the sum of its returns';
  }
  if (order.creditUsed - creditToReturn(order) !== order.creditsKept) {
    return 'its gift cards and store credit paid another amount';
  }
  return order.returnedAsCredit === order.creditsIssued
    ? undefined
    : 'the store credit for its returns is another amount';
}

/** Compares every order with its ledger. */
export async function checkLedger(
  db: Database,
): Promise<{ checked: number; imbalances: Imbalance[] }> {
  const imbalances: Imbalance[] = [];
  let checked = 0;
  let last = '';
  for (;;) {
    // Both queries need the same snapshot: an order that is paid between them would look unbalanced.
    const [orders, entries] = await db.transaction(
      async (tx) => {
        const page = await findOrdersAfter(tx, last, PAGE);
        const ids = page.map(({ id }) => id);
        return [page, await findEntriesOfOrders(tx, ids)] as const;
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    const entriesOf = entriesByOrder(entries);
    for (const order of orders) {
      const problem = problemOfSums(order) ?? findImbalance(order, entriesOf.get(order.id) ?? []);
      if (problem !== undefined) imbalances.push({ orderId: order.id, problem });
    }
    checked += orders.length;
    last = orders.at(-1)?.id ?? last;
    if (orders.length < PAGE) return { checked, imbalances };
  }
}
