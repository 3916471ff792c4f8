import {
  confirmOnDelivery,
  createPaymentTest,
  type PaymentTest,
  THING_PRICE,
} from '../../../testing/payments';
import fc from 'fast-check';
import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { recordCollections } from '../../cash-on-delivery/record-collections';
import { changeOrder, expireUnpaidOrders } from '../../orders/orders.service';
import { refundPayment } from '../refunds/refunds.service';
import { OPEN_STATUSES } from '../refunds/refund-status';
import { type Behaviour, BEHAVIOURS, RefundGateway } from '../refunds/testing/refund-gateway';
import { collectPayment } from './collect-payment';
import { checkLedger, listRefundsDue, recordRefund } from './ledger.service';

const { pending, processing, shipped, delivered, cancelled } = ORDER_STATUS;
const KEEPS_TOTAL: readonly number[] = [processing, shipped, delivered];

/** The statuses that may follow each status. */
const MAY_FOLLOW: Readonly<Record<number, readonly number[]>> = {
  [pending]: [pending, processing, cancelled],
  [processing]: [processing, shipped, cancelled],
  [shipped]: [shipped, delivered, cancelled],
  [delivered]: [delivered],
  [cancelled]: [cancelled],
};

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

/**
 * `attempt`, `event`, `refund` and `report` choose one of those made before, by its index modulo their
 * number.
 */
type Step =
  | { kind: 'attempt' | 'expire' | 'confirm' | 'remit' | 'collect' }
  | { kind: 'ship' | 'deliver' | 'refuse' | 'cancel' }
  | { kind: 'approve'; attempt: number; amount: number }
  | { kind: 'decline'; attempt: number }
  | { kind: 'repeat'; event: number }
  | { kind: 'refund'; share: number }
  | { kind: 'ask'; behaviour: Behaviour }
  | { kind: 'settle'; refund: number; outcome: 'processed' | 'failed'; isTold: boolean }
  | { kind: 'tellAgain'; report: number };

const place = fc.nat({ max: 7 });
const amount = fc.oneof(
  fc.constant(THING_PRICE),
  fc.constantFrom(1, THING_PRICE - 1, THING_PRICE + 1, 2 * THING_PRICE),
);
const approval = fc.record({ kind: fc.constant('approve' as const), attempt: place, amount });
const refundStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('refund' as const), share: fc.constantFrom(0.5, 1, 1.5) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      behaviour: fc.constantFrom(...BEHAVIOURS),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('settle' as const),
      refund: place,
      outcome: fc.constantFrom('processed' as const, 'failed' as const),
      isTold: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('tellAgain' as const), report: place }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: approval },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('decline' as const), attempt: place }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('repeat' as const), event: place }) },
  { weight: 5, arbitrary: refundStep },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('ship', 'deliver') }) },
  fc.record({ kind: fc.constantFrom('refuse', 'cancel') }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('attempt', 'expire', 'confirm', 'remit', 'collect'),
    }),
  },
);

/** One order with its payments, and the amounts that were received and refunded so far, in paise. */
class OrderScenario {
  received = 0;
  /** Whether one payment of at least the total was received. */
  isPaid = false;
  refundedByHand = 0;
  status: number = pending;
  readonly gateway = new RefundGateway();
  private readonly refs: string[] = [];
  private readonly events: Parameters<PaymentTest['report']>[0][] = [];

  constructor(readonly orderId: string) {}

  async take(step: Step): Promise<void> {
    const { db } = setup.api;
    switch (step.kind) {
      case 'attempt':
        if (this.status === pending) this.refs.push(await setup.attempt(this.orderId));
        return;
      case 'approve':
        return this.report({ ref: this.refAt(step.attempt), amount: step.amount });
      case 'decline':
        return this.report({ ref: this.refAt(step.attempt), outcome: 'declined' });
      case 'repeat': {
        const event = this.events[step.event % this.events.length];
        if (event) expect((await setup.report(event)).status).toBe(200);
        return;
      }
      case 'refund':
        return this.refund(step.share);
      case 'ask':
        return this.ask(step.behaviour);
      case 'settle':
        this.gateway.settle(step.refund, step.outcome);
        return step.isTold ? this.gateway.report(db, step.refund) : undefined;
      case 'tellAgain':
        return this.gateway.repeat(db, step.report);
      case 'collect':
        return this.collect();
      case 'confirm':
        return confirmOnDelivery(db, this.orderId);
      case 'remit':
        return this.remit();
      case 'expire':
        await expireUnpaidOrders(db, -1);
        return;
      default:
        // An action that the status doesn't allow is refused, and must change nothing.
        await changeOrder(db, this.orderId, step.kind, { tracking: 'T-1' }).catch(() => undefined);
    }
  }

  /** Expects that the shopper's order, the operator's list and the check of the ledger agree. */
  async verify(): Promise<void> {
    const { status, total, ...order } = await setup.order(this.orderId);
    const [received, refundDue] = [order.received * 100, order.refundAmount * 100].map(Math.round);
    const keepsTotal = this.isPaid && KEEPS_TOTAL.includes(status);
    const kept = keepsTotal ? Math.round(total * 100) : 0;
    expect(MAY_FOLLOW[this.status]).toContain(status);
    this.status = status;
    expect(received).toBe(this.received);
    const refunded = this.refundedByHand + this.gateway.reportedAsPaid;
    expect(this.received - refunded).toBe(kept + Number(refundDue));
    // Nothing is refunded twice, even if the shop doesn't know of all refunds.
    const left = this.received - this.refundedByHand - this.gateway.paid;
    expect(left).toBeGreaterThanOrEqual(kept);
    expect(order.refundDue).toBe(Number(refundDue) > 0);
    const listed = (await this.due()).map((refund) => refund.refundDue);
    expect(listed.every((due) => due > 0)).toBe(true);
    expect(listed.reduce((sum, due) => sum + due, 0)).toBe(refundDue);
    expect((await checkLedger(setup.api.db)).imbalances).toEqual([]);
  }

  private receive(amount: number): void {
    this.received += amount;
    this.isPaid ||= amount >= THING_PRICE;
  }

  private refAt(place: number): string {
    return this.refs[place % this.refs.length] ?? '';
  }

  private async report(event: { ref: string; outcome?: 'declined'; amount?: number }) {
    if (event.ref === '') return;
    const unique = { ...event, id: `${this.orderId}-${this.events.length}` };
    this.events.push(unique);
    expect((await setup.report(unique)).status).toBe(200);
    this.receive(event.amount ?? 0);
  }

  private async due() {
    const refunds = await listRefundsDue(setup.api.db);
    return refunds.filter(({ orderId }) => orderId === this.orderId);
  }

  /** Records a refund of that share of the first refund due; more than what is due is refused. */
  private async refund(share: number): Promise<void> {
    const [first] = await this.due();
    if (!first) return;
    const underWay = first.refunds.filter(({ status }) => OPEN_STATUSES.includes(status));
    const free = underWay.reduce((left, refund) => left - refund.amount, first.refundDue);
    const amount = Math.ceil(first.refundDue * share);
    const refund = { ref: first.ref, amount, author: 'Meera', note: null };
    const recording = recordRefund(setup.api.db, refund);
    if (amount > free) {
      const refused = /is due for refund, not|has been requested from the provider/;
      await expect(recording).rejects.toThrow(refused);
      return;
    }
    this.refundedByHand += await recording;
  }

  /** Requests the first refund due from the provider. */
  private async ask(behaviour: Behaviour): Promise<void> {
    const [first] = await this.due();
    if (!first) return;
    this.gateway.behaviour = behaviour;
    const wish = { ref: first.ref, author: 'Meera', note: null };
    const asking = refundPayment(setup.api.db, this.gateway.makeRefund, wish);
    if (first.ref.startsWith('by-hand-') || first.ref.startsWith('cod-'))
      await expect(asking).rejects.toThrow('refund it by hand');
    else await asking;
  }

  /** The carrier says that it has collected the payment. */
  private async remit(): Promise<void> {
    const { orderId } = this;
    const read = { orderId, amount: THING_PRICE, day: '2026-11-24', reference: 'R-1' };
    const { recorded } = await recordCollections(setup.api.db, [{ line: 2, read }], 'Meera');
    if (recorded === 1) this.receive(THING_PRICE);
  }

  /** The shopper pays an operator. */
  private async collect(): Promise<void> {
    const isDue = this.status === pending || (await setup.order(this.orderId)).dueOnDelivery;
    const payment = { orderId: this.orderId, amount: THING_PRICE, author: 'Meera', note: null };
    const collecting = collectPayment(setup.api.db, payment);
    if (isDue) {
      await collecting;
      this.receive(THING_PRICE);
    } else {
      await expect(collecting).rejects.toThrow('nothing is to be paid for it');
    }
  }
}

/** Takes an order through those steps, and verifies it after each. */
async function expectBalance(steps: readonly Step[]): Promise<void> {
  const course = new OrderScenario(await setup.place());
  await course.take({ kind: 'attempt' });
  for (const step of steps) {
    await course.take(step);
    await course.verify();
  }
  await course.gateway.reportAll(setup.api.db);
  await course.verify();
}

const LIMITS = { interruptAfterTimeLimit: 10_000, endOnFailure: true };

test('after any steps of an order, what was received is either kept or due for refund', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), expectBalance), {
    numRuns: 40,
    ...LIMITS,
  });
});

test('what is due is refunded once, whether its refunds succeed or fail', async () => {
  const paidTwice = [0, 1].map(() => ({
    kind: 'approve' as const,
    attempt: 0,
    amount: THING_PRICE,
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(refundStep, { minLength: 3, maxLength: 10 }), (steps) =>
      expectBalance([...paidTwice, ...steps]),
    ),
    { numRuns: 15, ...LIMITS },
  );
});
