import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { ConflictError } from '../../../http/errors';
import { GatewayError, GatewayRefusal } from '../provider/gateway-error';
import { lockRefundable, type Refundable } from '../ledger/ledger.service';
import type { PaymentProvider } from '../provider/payment-provider';
import { recordRefundEvent } from './record-refund';
import {
  findRefund,
  insertRefunds,
  recordMissingResponse,
  type RefundRow,
} from './refunds.repository';

/** Requests a refund from the provider. */
export type MakeRefund = NonNullable<PaymentProvider['refund']>;

/** A requested refund of a payment. */
interface RefundInput {
  /** The payment's reference; all that is due of it is refunded. */
  ref: string;
  /** Who requests it: an operator by name, or `shop`. */
  author: string;
  note: string | null;
}

/** Splits what is due into refunds, each of one received amount. */
function allocateRefunds({ due, receipts, refunds }: Refundable, input: RefundInput): RefundRow[] {
  let left = due;
  return receipts.flatMap(({ eventId, amount: received }) => {
    if (eventId === null || left <= 0) return [];
    const refunded = refunds
      .filter(({ receiptId, status }) => receiptId === eventId && !UNPAID.has(status))
      .reduce((sum, { amount }) => sum + amount, 0);
    const amount = Math.min(received - refunded, left);
    if (amount <= 0) return [];
    left -= amount;
    return [
      {
        id: randomUUID(),
        paymentRef: input.ref,
        receiptId: eventId,
        amount,
        status: 'requested' as const,
        providerId: null,
        reason: null,
        createdAt: new Date(),
        author: input.author,
        note: input.note,
      },
    ];
  });
}

/** The statuses of refunds that were not paid. */
const UNPAID: ReadonlySet<RefundRow['status']> = new Set(['refused', 'failed']);

interface StoredRefund extends RefundRow {
  /** Whether it may have been requested from the provider before. */
  isRepeated: boolean;
}

/**
 * Stores the refunds that are due for a payment; returns those under way, followed by the new ones. Throws a
 * `NotFoundError` for a reference for which nothing was received, and a {@link ConflictError} if nothing is
 * due.
 */
function storeRefunds(db: Database, input: RefundInput): Promise<StoredRefund[]> {
  return inTransaction(db, async (tx) => {
    const refundable = await lockRefundable(tx, input.ref);
    const added = allocateRefunds(refundable, input);
    await insertRefunds(tx, added);
    const { due, underWay } = refundable;
    if (underWay.length + added.length > 0) {
      return [
        ...underWay.map((refund) => ({ ...refund, isRepeated: true })),
        ...added.map((refund) => ({ ...refund, isRepeated: false })),
      ];
    }
    throw new ConflictError(
      due > 0
        ? `Payment ${input.ref} wasn’t received by the provider: refund it by hand, and record it with ` +
            '“refunded”.'
        : `Nothing of payment ${input.ref} is due for refund.`,
    );
  });
}

/** Requests one refund from the provider, and stores the outcome. */
async function requestRefundFromProvider(
  db: Database,
  makeRefund: MakeRefund,
  refund: StoredRefund,
): Promise<void> {
  const { id, receiptId, amount, isRepeated } = refund;
  try {
    await recordRefundEvent(db, await makeRefund({ id, receiptId, amount, isRepeated }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const { reason } = error;
    if (error instanceof GatewayRefusal) {
      await recordRefundEvent(db, { refundId: id, outcome: 'refused', reason });
    } else {
      await recordMissingResponse(db, id, reason);
    }
  }
}

/**
 * Requests all refunds due for a payment from the provider, and repeats the requests of refunds under way;
 * returns each with its new status. A refund is stored before it is requested, and requested with the same id
 * until its outcome is known, so that it is paid once even if the request is repeated or fails in between.
 * Throws a `NotFoundError` for a reference for which nothing was received, and a {@link ConflictError} if
 * nothing is due.
 */
export async function refundPayment(
  db: Database,
  makeRefund: MakeRefund,
  input: RefundInput,
): Promise<RefundRow[]> {
  const stored = await storeRefunds(db, input);
  const after: RefundRow[] = [];
  for (const refund of stored) {
    await requestRefundFromProvider(db, makeRefund, refund);
    after.push((await findRefund(db, refund.id)) ?? refund);
  }
  return after;
}
