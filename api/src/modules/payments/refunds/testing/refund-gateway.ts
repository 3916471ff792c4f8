import type { Database } from '../../../../db/database';
import { GatewayError, GatewayRefusal } from '../../provider/gateway-error';
import type { RefundEvent, RefundRequest } from '../../provider/payment-provider';
import { recordRefundEvent } from '../record-refund';

/** How the gateway handles a request; with a lost response it has paid nevertheless. */
export const BEHAVIOURS = ['pays', 'accepts', 'refuses', 'is away', 'loses the response'] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

interface MadeRefund extends RefundEvent {
  /** The outcome that the shop was last told. */
  reportedOutcome?: RefundEvent['outcome'];
}

/** A fake payment provider that makes refunds as a test tells it to. */
export class RefundGateway {
  behaviour: Behaviour = 'pays';
  readonly #made: MadeRefund[] = [];
  readonly #reports: RefundEvent[] = [];

  readonly makeRefund = ({ id, amount }: RefundRequest): Promise<RefundEvent> => {
    const earlier = this.#made.find(({ refundId }) => refundId === id);
    if (this.behaviour === 'is away') return Promise.reject(new GatewayError('away'));
    if (!earlier && this.behaviour === 'refuses')
      return Promise.reject(new GatewayRefusal('refused'));
    const outcome = this.behaviour === 'accepts' ? 'pending' : 'processed';
    const refund = earlier ?? { refundId: id, providerId: `rfnd-${id}`, amount, outcome };
    if (!earlier) this.#made.push(refund);
    if (this.behaviour === 'loses the response') return Promise.reject(new GatewayError('lost'));
    return Promise.resolve(this.#report(refund));
  };

  /** Sets the outcome of the refund at that index, unless it has failed, which is final. */
  settle(place: number, outcome: 'processed' | 'failed'): void {
    const refund = this.#made[place % this.#made.length];
    if (refund && refund.outcome !== 'failed') refund.outcome = outcome;
  }

  /** Reports the current outcome of the refund at that index. */
  async report(db: Database, place: number): Promise<void> {
    const refund = this.#made[place % this.#made.length];
    if (refund) await recordRefundEvent(db, this.#report(refund));
  }

  /** Reports the current outcome of every refund. */
  async reportAll(db: Database): Promise<void> {
    for (const place of this.#made.keys()) await this.report(db, place);
  }

  /** Repeats an earlier report, which may be outdated. */
  async repeat(db: Database, place: number): Promise<void> {
    const report = this.#reports[place % this.#reports.length];
    if (report) await recordRefundEvent(db, report);
  }

  /** Paise that were refunded to the shop's knowledge. */
  get reportedAsPaid(): number {
    return sum(this.#made.filter(({ reportedOutcome }) => reportedOutcome === 'processed'));
  }

  /** Paise that are refunded, or will be. */
  get paid(): number {
    return sum(this.#made.filter(({ outcome }) => outcome !== 'failed'));
  }

  #report(refund: MadeRefund): RefundEvent {
    const { refundId, providerId, amount, outcome } = refund;
    const report = { refundId, providerId, amount, outcome };
    refund.reportedOutcome = outcome;
    this.#reports.push(report);
    return report;
  }
}

function sum(refunds: readonly MadeRefund[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
