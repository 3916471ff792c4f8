import { createPaymentTest, type PaymentTest, THING_PRICE } from '../../../testing/payments';
import { and, eq } from 'drizzle-orm';
import { ledgerEntries, orders } from '../../../db/schema';
import { runOperatorCommand } from '../../../operator/operator-command';
import { changeOrder } from '../../orders/orders.service';
import { refundInSandbox } from '../../../demo/sandbox/sandbox-provider';

let setup: PaymentTest;
beforeAll(async () => {
  setup = await createPaymentTest();
});
afterAll(() => setup.api.close());

const run = (command: Parameters<typeof runOperatorCommand>[1]) =>
  runOperatorCommand({ db: setup.api.db, makeRefund: refundInSandbox }, command);

/** The line of a payment in the operator's list of refunds. */
async function listed(ref: string): Promise<string | undefined> {
  const lines = (await run({ action: 'refunds' })).split('\n');
  return lines.find((line) => line.includes(ref));
}

/** An order that was paid and then cancelled, and the reference of its payment. */
async function cancelledOrder(): Promise<{ orderId: string; ref: string }> {
  const orderId = await setup.place();
  const ref = await setup.attempt(orderId);
  await setup.report({ ref });
  await changeOrder(setup.api.db, orderId, 'cancel');
  return { orderId, ref };
}

describe('the operator’s refunds', () => {
  test('are listed with the amounts that were received and are due', async () => {
    expect(await run({ action: 'refunds' })).toBe('No refunds are due.');
    const orderId = await setup.place();
    const ref = await setup.attempt(orderId);
    await setup.report({ ref, amount: THING_PRICE + 100 });
    expect(await listed(ref)).toMatch(
      new RegExp(`^${orderId}  payment ${ref}  received ₹500.00 \\S+Z  due ₹1.00$`),
    );
    await run({ action: 'refunded', ref, author: 'Meera' });
    expect(await run({ action: 'refunds' })).toBe('No refunds are due.');
  });

  test('are listed for a payment that the shop doesn’t know, and recorded', async () => {
    await setup.report({ ref: 'stray', amount: 700 });
    expect(await listed('stray')).toContain('unknown order   payment stray  received ₹7.00');
    await run({ action: 'refunded', ref: 'stray', author: 'Meera' });
    expect(await listed('stray')).toBeUndefined();
  });

  test('are recorded in part and in full, with time, operator and note', async () => {
    const { orderId, ref } = await cancelledOrder();
    expect(await run({ action: 'refunded', ref, amount: 900, author: 'Meera' })).toBe(
      `₹9.00 of payment ${ref} is recorded as refunded by Meera.`,
    );
    expect(await listed(ref)).toContain('due ₹490.00');
    await run({ action: 'refunded', ref, author: 'Asha', note: 'bank slip 7' });
    expect(await setup.order(orderId)).toMatchObject({ refundDue: false, refundAmount: 0 });
    const entries = await setup.api.db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.paymentRef, ref), eq(ledgerEntries.kind, 'refunded')))
      .orderBy(ledgerEntries.createdAt);
    expect(entries).toMatchObject([
      { amount: 900, author: 'Meera', note: null },
      { amount: 49_000, author: 'Asha', note: 'bank slip 7' },
    ]);
    const age = entries.map(({ createdAt }) => Date.now() - createdAt.getTime());
    expect(Math.max(...age)).toBeLessThan(60_000);
  });

  test('are refused for more than is due, and for an unknown payment', async () => {
    const { ref } = await cancelledOrder();
    const refund = { action: 'refunded', ref, author: 'Meera' } as const;
    await expect(run({ ...refund, amount: THING_PRICE + 1 })).rejects.toThrow(
      `Only ₹499.00 of payment ${ref} is due for refund, not ₹499.01.`,
    );
    await run(refund);
    await expect(run(refund)).rejects.toThrow(`Nothing of payment ${ref} is due for refund.`);
    await expect(run({ ...refund, ref: 'nobody' })).rejects.toThrow(
      'Nothing was received for payment nobody.',
    );
  });

  test('are made by a provider that supports them, and otherwise by hand', async () => {
    const { orderId, ref } = await cancelledOrder();
    const refund = { action: 'refund', ref, author: 'Meera' } as const;
    const byHand = runOperatorCommand({ db: setup.api.db, makeRefund: undefined }, refund);
    await expect(byHand).rejects.toThrow('refund it by hand, and record it with “refunded”.');
    expect(await run(refund)).toMatch(/refund of ₹499\.00: paid by the provider as sandbox-\S+\.$/);
    expect(await setup.order(orderId)).toMatchObject({ refundDue: false, refundAmount: 0 });
  });

  test('that are recorded twice concurrently are recorded once', async () => {
    const { ref } = await cancelledOrder();
    const refund = { action: 'refunded', ref, author: 'Meera' } as const;
    const results = await Promise.allSettled([run(refund), run(refund)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('money that an operator collects', () => {
  test('pays its order once, if it is the total, and is refunded by hand', async () => {
    const orderId = await setup.place();
    const collected = { action: 'collected', orderId, author: 'Meera', note: 'cash' } as const;
    await expect(run({ ...collected, amount: THING_PRICE - 1 })).rejects.toThrow(
      `Order ${orderId} costs ₹499.00, not ₹498.99.`,
    );
    const text = await run({ ...collected, amount: THING_PRICE });
    expect(text).toMatch(/is paid: ₹499\.00, collected by Meera, payment by-hand-[0-9a-f]{16}\.$/);
    expect(await setup.order(orderId)).toMatchObject({ status: 1, received: 499 });
    await expect(run({ ...collected, amount: THING_PRICE })).rejects.toThrow(
      `Order ${orderId} is Processing: nothing is to be paid for it.`,
    );
    await changeOrder(setup.api.db, orderId, 'cancel');
    const ref = /by-hand-\w+/.exec(text)?.[0] ?? '';
    const refund = { ref, author: 'Meera' };
    await expect(run({ action: 'refund', ...refund })).rejects.toThrow('refund it by hand');
    await run({ action: 'refunded', ...refund });
    expect(await setup.order(orderId)).toMatchObject({ refundDue: false, received: 499 });
  });
});

describe('the check of the ledger', () => {
  test('counts the orders if all of them balance, and names each that contradicts the ledger', async () => {
    expect(await run({ action: 'check' })).toMatch(/^\d+ orders checked: the ledger balances\.$/);
    const { orderId: overdrawn, ref } = await cancelledOrder();
    const refund = { paymentRef: ref, kind: 'refunded', amount: THING_PRICE + 1 } as const;
    const [entry] = await setup.api.db.select().from(ledgerEntries);
    if (entry) {
      const { createdAt, author } = entry;
      const added = { id: 'by hand', orderId: overdrawn, createdAt, author, ...refund };
      await setup.api.db.insert(ledgerEntries).values(added);
    }
    const unpaid = await setup.place();
    await setup.api.db.update(orders).set({ status: 3 }).where(eq(orders.id, unpaid));
    const dropped = await setup.place();
    const droppedRef = await setup.attempt(dropped);
    await setup.report({ ref: droppedRef });
    await setup.api.db.update(orders).set({ status: 0 }).where(eq(orders.id, dropped));
    const checking = run({ action: 'check' });
    await expect(checking).rejects.toThrow(/^3 of \d+ orders contradict the ledger\.\n/);
    for (const line of [
      `Order ${overdrawn}: more was refunded than was due.`,
      `Order ${unpaid}: it counts as paid, but no payment of its total was received.`,
      `Order ${dropped}: its total was received, but it doesn’t count as paid.`,
    ]) {
      await expect(checking).rejects.toThrow(line);
    }
  });
});
