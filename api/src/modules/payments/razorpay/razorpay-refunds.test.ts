import { and, eq, ne } from 'drizzle-orm';
import { ledgerEntries } from '../../../db/schema';
import { runOperatorCommand } from '../../../operator/operator-command';
import { THING_PRICE } from '../../../testing/payments';
import { changeOrder } from '../../orders/orders.service';
import { checkLedger } from '../ledger/ledger.service';
import type { FakeRazorpay } from './testing/fake-razorpay';
import { createRazorpayTest, type RazorpayTest } from './testing/razorpay-test';

let setup: RazorpayTest;
let razorpay: FakeRazorpay;
let run: (command: Parameters<typeof runOperatorCommand>[1]) => Promise<string>;
beforeAll(async () => {
  setup = await createRazorpayTest();
  const { api, provider } = setup;
  razorpay = setup.razorpay;
  run = (command) => runOperatorCommand({ db: api.db, makeRefund: provider.refund }, command);
});
beforeEach(() => {
  razorpay.state.behaviour = 'responds';
  Object.assign(razorpay.refunds.next, { status: 'processed', isListed: true });
});
afterEach(async () => {
  expect((await checkLedger(setup.api.db)).imbalances).toEqual([]);
});
afterAll(() => setup.close());

const refund = (ref: string) => run({ action: 'refund', ref, author: 'Meera', note: 'too late' });

/** An order that was paid, once or several times, and then cancelled. */
async function cancelledOrder(payments = 1): Promise<{ orderId: string; ref: string }> {
  const { orderId, ref } = await setup.started();
  for (let paid = 0; paid < payments; paid += 1) await setup.deliver(razorpay.pay(ref));
  await changeOrder(setup.api.db, orderId, 'cancel');
  return { orderId, ref };
}

/** The refunds that the fake Razorpay has made of a payment. */
function madeOf(ref: string) {
  const ids = razorpay.linkOf(ref).payments?.map(({ payment_id }) => payment_id);
  return razorpay.refunds.made.filter(({ payment_id }) => ids?.includes(payment_id));
}

/** The ledger entries of a payment's refunds. */
function entriesOf(ref: string) {
  return setup.api.db
    .select()
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.paymentRef, ref), ne(ledgerEntries.kind, 'received')))
    .orderBy(ledgerEntries.createdAt);
}

/** The line of a payment in the operator's list. */
async function listed(ref: string): Promise<string | undefined> {
  return (await run({ action: 'refunds' })).split('\n').find((line) => line.includes(ref));
}

test('a refund is made of the received payment, and recorded in the ledger', async () => {
  const { orderId, ref } = await cancelledOrder();
  const text = await refund(ref);
  const [made, ...others] = madeOf(ref);
  expect(others).toEqual([]);
  expect(made).toMatchObject({ amount: THING_PRICE, status: 'processed' });
  expect(text).toBe(`Payment ${ref}, refund of ₹499.00: paid by the provider as ${made?.id}.`);
  const entry = { kind: 'refunded', amount: THING_PRICE, author: 'Meera', note: 'too late' };
  expect(await entriesOf(ref)).toMatchObject([{ ...entry, eventId: made?.id }]);
  expect(await setup.order(orderId)).toMatchObject({ refundDue: false, received: 499 });
  await expect(refund(ref)).rejects.toThrow(`Nothing of payment ${ref} is due for refund.`);
});

test('each payment of a link is refunded separately, and the one that paid the order is kept', async () => {
  const twice = await cancelledOrder(2);
  await refund(twice.ref);
  expect(madeOf(twice.ref).map(({ amount }) => amount)).toEqual([THING_PRICE, THING_PRICE]);
  const { ref } = await setup.started();
  await setup.deliver(razorpay.pay(ref, THING_PRICE - 100));
  await setup.deliver(razorpay.pay(ref, THING_PRICE + 200));
  await refund(ref);
  expect(madeOf(ref).map(({ amount }) => amount)).toEqual([THING_PRICE - 100, 200]);
});

test('concurrent requests of two operators make one refund', async () => {
  const { ref } = await cancelledOrder();
  const results = await Promise.allSettled([refund(ref), refund(ref)]);
  expect(results.map(({ status }) => status)).toContain('fulfilled');
  expect([madeOf(ref).length, (await entriesOf(ref)).length]).toEqual([1, 1]);
});

describe('a refund whose response was lost', () => {
  test.each(['remembers', 'has forgotten'])(
    'is found when it is requested again, and Razorpay %s its idempotency key',
    async (memory) => {
      const { orderId, ref } = await cancelledOrder();
      razorpay.state.behaviour = 'loses the response';
      await expect(refund(ref)).rejects.toThrow('requested, without a response so far');
      expect(await setup.order(orderId)).toMatchObject({ refundAmount: 499 });
      expect(await listed(ref)).toContain(
        'refund of ₹499.00: requested, without a response so far',
      );
      if (memory === 'has forgotten') razorpay.refunds.forgetKeys();
      else razorpay.refunds.next.isListed = false;
      expect(await refund(ref)).toContain('paid by the provider as rfnd_');
      expect([madeOf(ref).length, (await entriesOf(ref)).length]).toEqual([1, 1]);
      expect(await setup.order(orderId)).toMatchObject({ refundAmount: 0 });
    },
  );

  test('is recorded by its webhook, once', async () => {
    const { ref } = await cancelledOrder();
    razorpay.state.behaviour = 'loses the response';
    await refund(ref).catch(() => undefined);
    const [made] = madeOf(ref);
    if (!made) throw new Error('No refund was made.');
    const webhook = razorpay.refunds.settle(made, 'processed');
    await setup.deliver(webhook);
    await setup.deliver(webhook);
    expect((await entriesOf(ref)).length).toBe(1);
    await expect(refund(ref)).rejects.toThrow('is due for refund.');
  });

  test('can’t be recorded by hand as well', async () => {
    const { ref } = await cancelledOrder();
    razorpay.state.behaviour = 'fails';
    await expect(refund(ref)).rejects.toThrow('500 We are facing some trouble');
    const byHand = run({ action: 'refunded', ref, author: 'Asha' });
    await expect(byHand).rejects.toThrow(
      `The refund of payment ${ref} has been requested from the provider already.`,
    );
    razorpay.state.behaviour = 'responds';
    await refund(ref);
    expect(madeOf(ref).length).toBe(1);
  });
});

describe('a refund that Razorpay has accepted', () => {
  async function accepted() {
    razorpay.refunds.next.status = 'pending';
    const order = await cancelledOrder();
    const text = await refund(order.ref);
    const [made] = madeOf(order.ref);
    if (!made) throw new Error('No refund was made.');
    expect(text).toContain(`accepted by the provider as ${made.id}, not paid yet`);
    return { ...order, made };
  }

  test('stays due until Razorpay reports that it is paid, in a webhook or a response', async () => {
    const reported = await accepted();
    expect(await setup.order(reported.orderId)).toMatchObject({ refundAmount: 499 });
    expect(await listed(reported.ref)).toContain(`accepted by the provider as ${reported.made.id}`);
    await setup.deliver(razorpay.refunds.settle(reported.made, 'processed'));
    expect(await setup.order(reported.orderId)).toMatchObject({ refundAmount: 0 });
    const asked = await accepted();
    razorpay.refunds.settle(asked.made, 'processed');
    expect(await refund(asked.ref)).toContain('paid by the provider');
    expect((await entriesOf(asked.ref)).length).toBe(1);
  });

  test.each(['before', 'after'])(
    'and that fails %s it was reported as paid is due again, with the reason, and can be retried',
    async (when) => {
      const { orderId, ref, made } = await accepted();
      const paid = razorpay.refunds.settle(made, 'processed');
      if (when === 'after') await setup.deliver(paid);
      await setup.deliver(razorpay.refunds.settle(made, 'failed'));
      // Webhooks may arrive in any order.
      await setup.deliver(paid);
      expect(await setup.order(orderId)).toMatchObject({ received: 499, refundAmount: 499 });
      expect(await listed(ref)).toContain('refund of ₹499.00: failed (it failed at the provider)');
      razorpay.refunds.next.status = 'processed';
      expect(await refund(ref)).toContain('paid by the provider');
      expect(await setup.order(orderId)).toMatchObject({ received: 499, refundAmount: 0 });
    },
  );
});

test('a refused refund is listed with the reason, and can be retried', async () => {
  const { ref } = await cancelledOrder();
  razorpay.state.behaviour = 'refuses refunds';
  await expect(refund(ref)).rejects.toThrow(
    /refund of ₹499.00: refused \(.*invalid request sent\)/,
  );
  expect(await listed(ref)).toMatch(/due ₹499.00 {2}refund of ₹499.00: refused \(/);
  razorpay.state.behaviour = 'responds';
  await refund(ref);
  expect(madeOf(ref).length).toBe(1);
});

test('a webhook for a refund that was made by hand at Razorpay is accepted, and changes nothing', async () => {
  const { orderId, ref } = await cancelledOrder();
  for (const receipt of [null, 'someone-elses']) {
    const entity = { id: 'rfnd_by_hand', amount: THING_PRICE, receipt, status: 'processed' };
    const webhook = razorpay.webhook('refund.processed', { refund: { entity } });
    expect((await setup.deliver(webhook)).status).toBe(200);
  }
  expect(await setup.order(orderId)).toMatchObject({ refundAmount: 499 });
  expect(await run({ action: 'refunded', ref, author: 'Meera' })).toContain('is recorded');
});
