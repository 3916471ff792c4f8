import type { Database } from '../../../../db/database';
import { GatewayError, GatewayRefusal } from '../../gateway-error';
import type { RefundEvent, RefundRequest } from '../../payment-provider';
import { recordRefundEvent } from '../record-refund-event';

/** How the gateway takes a request: it may do nothing, or pay and have its answer lost. */
export const ANSWERS = ['pays', 'accepts', 'refuses', 'is away', 'loses the response'] as const;
export type Answer = (typeof ANSWERS)[number];

interface MadeRefund extends RefundEvent {
  /** What the shop was told of it last. */
  told?: RefundEvent['outcome'];
}

/** A payment provider that makes refunds, as it is told to by a test. */
export class RefundGateway {
  answer: Answer = 'pays';
  readonly #made: MadeRefund[] = [];
  readonly #reports: RefundEvent[] = [];

  readonly makeRefund = ({ id, amount }: RefundRequest): Promise<RefundEvent> => {
    const earlier = this.#made.find(({ refundId }) => refundId === id);
    if (this.answer === 'is away') return Promise.reject(new GatewayError('away'));
    if (!earlier && this.answer === 'refuses') return Promise.reject(new GatewayRefusal('refused'));
    const outcome = this.answer === 'accepts' ? 'pending' : 'processed';
    const refund = earlier ?? { refundId: id, providerId: `rfnd-${id}`, amount, outcome };
    if (!earlier) this.#made.push(refund);
    if (this.answer === 'loses the response') return Promise.reject(new GatewayError('lost'));
    return Promise.resolve(this.#report(refund));
  };

  /** Something becomes of the refund at that place, if it still can: what was paid may fail, what failed is over. */
  settle(place: number, outcome: 'processed' | 'failed'): void {
    const refund = this.#made[place % this.#made.length];
    if (refund && refund.outcome !== 'failed') refund.outcome = outcome;
  }

  /** Reports the refund at that place as it stands. */
  async tell(db: Database, place: number): Promise<void> {
    const refund = this.#made[place % this.#made.length];
    if (refund) await recordRefundEvent(db, this.#report(refund));
  }

  /** Reports every refund as it stands. */
  async tellAll(db: Database): Promise<void> {
    for (const place of this.#made.keys()) await this.tell(db, place);
  }

  /** Reports something once more, which may be out of date. */
  async repeat(db: Database, place: number): Promise<void> {
    const report = this.#reports[place % this.#reports.length];
    if (report) await recordRefundEvent(db, report);
  }

  /** Paise that the shop knows to be refunded. */
  get knownAsPaid(): number {
    return sum(this.#made.filter(({ told }) => told === 'processed'));
  }

  /** Paise that are refunded, or will be. */
  get paid(): number {
    return sum(this.#made.filter(({ outcome }) => outcome !== 'failed'));
  }

  #report(refund: MadeRefund): RefundEvent {
    const { refundId, providerId, amount, outcome } = refund;
    const report = { refundId, providerId, amount, outcome };
    refund.told = outcome;
    this.#reports.push(report);
    return report;
  }
}

function sum(refunds: readonly MadeRefund[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
