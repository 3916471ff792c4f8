import type { RefundRow } from './refunds.repository';

export type RefundStatus = RefundRow['status'];

/** The outcome of a refund: the provider has refused the request, accepted it, paid, or failed to pay. */
type RefundOutcome = Exclude<RefundStatus, 'requested'>;

/**
 * The status of a refund after each outcome. A refused refund may still be reported, if an earlier request
 * with the same id had arrived after all. A processed one may still fail at the bank. A failed one is final,
 * because the next request is a new refund, and reports of earlier outcomes may arrive late.
 */
const TRANSITIONS: Readonly<Record<RefundStatus, Readonly<Record<RefundOutcome, RefundStatus>>>> = {
  requested: { refused: 'refused', pending: 'pending', processed: 'processed', failed: 'failed' },
  refused: { refused: 'refused', pending: 'pending', processed: 'processed', failed: 'failed' },
  pending: { refused: 'pending', pending: 'pending', processed: 'processed', failed: 'failed' },
  processed: {
    refused: 'processed',
    pending: 'processed',
    processed: 'processed',
    failed: 'failed',
  },
  failed: { refused: 'failed', pending: 'failed', processed: 'failed', failed: 'failed' },
};

/** The status of a refund after an outcome. */
export function nextRefundStatus(status: RefundStatus, outcome: RefundOutcome): RefundStatus {
  return TRANSITIONS[status][outcome];
}

/** The statuses of refunds that may still be paid: their amounts can't be refunded again. */
export const OPEN_STATUSES: readonly RefundStatus[] = ['requested', 'pending'];
