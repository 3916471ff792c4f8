import type { RefundRow } from './refunds.repository';

export type RefundStatus = RefundRow['status'];

/** What becomes of a refund: the provider refuses the request, has accepted it, has paid, or couldn't pay. */
export type RefundOutcome = Exclude<RefundStatus, 'requested'>;

/**
 * What may become of a refund of each status, and its status then. A refund that was refused may still be reported,
 * where an earlier request with the same id had arrived after all. A processed one may still fail at the bank. One that
 * failed never pays: the next request is a refund of its own, and older reports may come late.
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

/** The status of a refund after what became of it. */
export function nextRefundStatus(status: RefundStatus, outcome: RefundOutcome): RefundStatus {
  return TRANSITIONS[status][outcome];
}

/** The statuses of refunds that may still be paid: what they are over can't be refunded again. */
export const OPEN_STATUSES: readonly RefundStatus[] = ['requested', 'pending'];
