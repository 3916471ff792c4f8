import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { ORDER_STATUS, OrderReturnSchema, OrderSchema } from '@storefront/host/contracts/api';
import { creditEntries, credits, orders } from '../../db/schema';
import { addGiftCard, addStoreCredit } from '../../testing/credits';
import { createOrderSteps } from '../../testing/order-steps';
import { order } from '../../testing/orders';
import {
  confirmOnDelivery,
  createPaymentTest,
  type PaymentTest,
  THING_PRICE,
} from '../../testing/payments';
import { findBalance } from '../orders/orders.repository';
import { expireUnpaidOrders } from '../orders/orders.service';
import { checkLedger } from '../payments/ledger/ledger.service';
import { expireCredits, revokeCredit } from './change-credits';
import { findUnbalancedCredits } from './credits.repository';
import { payableOf } from './order-credits';

let setup: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  setup = await createPaymentTest();
  steps = createOrderSteps(setup);
});
afterAll(() => setup.api.close());

/** `nth` chooses one of the orders of a scenario, by its index modulo their number. */
type Step =
  | { kind: 'place'; pieces: number; usesCard: boolean; usesStoreCredit: boolean }
  | { kind: 'pay' | 'confirm' | 'cancel' | 'deliver'; nth: number }
  | { kind: 'return'; nth: number; pieces: number; asCredit: boolean }
  | { kind: 'expire-orders' | 'expire-card' | 'revoke-card' };

const nth = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('place' as const),
      pieces: fc.integer({ min: 1, max: 3 }),
      usesCard: fc.boolean(),
      usesStoreCredit: fc.boolean(),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('pay', 'confirm', 'cancel', 'deliver'), nth }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      nth,
      pieces: fc.integer({ min: 1, max: 3 }),
      asCredit: fc.boolean(),
    }),
  },
  fc.record({ kind: fc.constantFrom('expire-orders', 'expire-card', 'revoke-card') }),
);

/** Orders of one shopper, who has a gift card and store credit. */
class Scenario {
  private readonly ids: string[] = [];

  constructor(private readonly card: { id: string; code: string }) {}

  async take(next: Step): Promise<void> {
    const { db } = setup.api;
    switch (next.kind) {
      case 'place':
        return this.place(next);
      case 'expire-orders':
        await expireUnpaidOrders(db, -1);
        return;
      case 'expire-card': {
        const expiresAt = new Date(Date.now() - 1000);
        await db.update(credits).set({ expiresAt }).where(eq(credits.id, this.card.id));
        await expireCredits(db, new Date());
        return;
      }
      case 'revoke-card':
        await revokeCredit(db, this.card.id, { author: 'Asha', note: null }).catch(() => undefined);
        return;
      default: {
        const id = this.ids[next.nth % this.ids.length];
        if (id !== undefined) await this.change(id, next);
      }
    }
  }

  /** Expects that nothing was lost and nothing was given twice. */
  async verify(): Promise<void> {
    const { db } = setup.api;
    expect(await findUnbalancedCredits(db)).toEqual([]);
    expect((await checkLedger(db)).imbalances).toEqual([]);
    for (const id of this.ids) await this.verifyOrder(id);
  }

  /** What the shop keeps of an order is what of it wasn’t returned, whatever it was paid with. */
  private async verifyOrder(id: string): Promise<void> {
    const { db } = setup.api;
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    const balance = await findBalance(db, id);
    if (!row || !balance) throw new Error(`Order ${id} is missing`);
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.orderId, id));
    const fromCredits = entries.reduce((sum, { amount }) => sum - amount, 0);
    expect(balance.refundDue).toBeGreaterThanOrEqual(0);
    if (row.status === ORDER_STATUS.pending) expect(fromCredits).toBe(row.creditUsed);
    else if (row.status === ORDER_STATUS.cancelled) expect(balance.kept + fromCredits).toBe(0);
    else if (row.cashOnDeliveryAt === null) {
      expect(balance.kept + fromCredits).toBe(row.total - row.returnedTotal);
    } else {
      expect(balance.dueOnDelivery).toBe(payableOf(row));
    }
  }

  private async place({ pieces, usesCard, usesStoreCredit }: Extract<Step, { kind: 'place' }>) {
    const response = await order(setup.api, setup.token, {
      products: { thing: pieces },
      ...(usesCard && { couponCodes: [this.card.code] }),
      useStoreCredit: usesStoreCredit,
    });
    this.ids.push(response.as(OrderSchema).id);
  }

  /** An action that the order's state doesn't allow is refused, and must change nothing. */
  private async change(id: string, next: Extract<Step, { nth: number }>): Promise<void> {
    const found = await setup.order(id);
    switch (next.kind) {
      case 'pay':
        if (found.status !== ORDER_STATUS.pending) return;
        await setup.report({
          id: `${id}-paid`,
          ref: await setup.attempt(id),
          amount: Math.round((found.toPay ?? found.total) * 100),
        });
        return;
      case 'confirm':
        return confirmOnDelivery(setup.api.db, id);
      case 'cancel':
        await steps.cancel(id);
        return;
      case 'deliver':
        await steps.run({ action: 'ship', orderId: id, tracking: 'T-1' }).catch(() => undefined);
        await steps.run({ action: 'deliver', orderId: id }).catch(() => undefined);
        return;
      case 'return': {
        const { pieces: quantity, asCredit } = next;
        const lines = [{ itemId: found.items[0]?.id ?? '', quantity }];
        const upi = { refundUpiId: 'meera@bank' };
        const response = await steps.requestReturn(found, { lines, asCredit, ...upi });
        if (response.status !== 201) return;
        const { id: returnId } = response.as(OrderReturnSchema);
        await steps.run({ action: 'return-receive', returnId });
      }
    }
  }
}

test('after any steps of several orders, every paisa of a gift card and of store credit is accounted for', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.integer({ min: 1, max: 1200 }),
      async (course, rupees) => {
        await setup.api.db.update(credits).set({ expiresAt: new Date(0) });
        await expireCredits(setup.api.db, new Date());
        const card = await addGiftCard(setup.api.db, rupees);
        await addStoreCredit(setup.api.db, 'shopper1@example.com', THING_PRICE / 200);
        const scenario = new Scenario(card);
        for (const next of course) {
          await scenario.take(next);
          await scenario.verify();
        }
      },
    ),
    { numRuns: 30, interruptAfterTimeLimit: 40_000, endOnFailure: true },
  );
});
