import { randomUUID } from 'node:crypto';
import type { Database } from '../../../db/database';
import { inTransaction } from '../../../db/transaction';
import { ConflictError } from '../../../http/errors';
import { GatewayError, GatewayRefusal } from '../gateway-error';
import { lockRefundable, type Refundable } from '../ledger/refunds.service';
import type { PaymentProvider } from '../payment-provider';
import { recordRefundEvent } from './record-refund-event';
import {
  findRefund,
  insertRefunds,
  recordMissingResponse,
  type RefundRow,
} from './refunds.repository';

/** Has refunds paid. */
export type MakeRefund = NonNullable<PaymentProvider['refund']>;

/** A refund that is asked for. */
export interface RefundInput {
  /** The payment's reference; all that is due of it is refunded. */
  ref: string;
  /** The operator who asks for it. */
  author: string;
  note: string | null;
}

/** The refunds of what is due, each of one receipt. */
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
  /** Whether the provider may have been asked before. */
  isRepeated: boolean;
}

/**
 * Stores the refunds of what is due of a payment; returns them after those that are under way. Throws a
 * `NotFoundError` for a reference of which nothing was received, a {@link ConflictError} where nothing is due.
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
        ? `The provider knows nothing of what was received of payment ${input.ref}: pay it back by hand, and ` +
            'record it by “refunded”.'
        : `Nothing of payment ${input.ref} is due for refund.`,
    );
  });
}

/** Has one refund paid; what came of it is stored then. */
async function carryOut(db: Database, makeRefund: MakeRefund, refund: StoredRefund): Promise<void> {
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
 * Has the provider refund all that is due of a payment, and asks it about refunds that are under way; returns each
 * of them as it stands then. A refund is stored before the provider hears of it, and asked for with the same id until
 * what came of it is known: it is paid once, whoever asks, how often, and whatever breaks in between. Throws a
 * `NotFoundError` for a reference of which nothing was received, a {@link ConflictError} where nothing is due.
 */
export async function refundPayment(
  db: Database,
  makeRefund: MakeRefund,
  input: RefundInput,
): Promise<RefundRow[]> {
  const stored = await storeRefunds(db, input);
  const after: RefundRow[] = [];
  for (const refund of stored) {
    await carryOut(db, makeRefund, refund);
    after.push((await findRefund(db, refund.id)) ?? refund);
  }
  return after;
}
