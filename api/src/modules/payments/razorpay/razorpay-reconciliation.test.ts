import { ORDER_STATUS } from '@storefront/host/contracts/api';
import { THING_PRICE } from '../../../testing/payments';
import { expireUnpaidOrders } from '../../orders/orders.service';
import { findPayment } from '../payments.repository';
import { createReconciliation } from '../reconcile-payments';
import type { FakeRazorpay } from './testing/fake-razorpay';
import { createRazorpayTest, type RazorpayTest } from './testing/razorpay-test';

const { pending, processing, cancelled } = ORDER_STATUS;

const MINUTE = 60_000;

let setup: RazorpayTest;
let razorpay: FakeRazorpay;
let reconcile: (minutesLater: number) => Promise<void>;
beforeAll(async () => {
  setup = await createRazorpayTest();
  const { api, provider } = setup;
  razorpay = setup.razorpay;
  const findEvents = provider.findEvents ?? (() => Promise.resolve([]));
  const run = createReconciliation(api, { ...provider, findEvents });
  reconcile = (minutesLater) => run(api.app.log, Date.now() + minutesLater * MINUTE);
});
beforeEach(() => {
  razorpay.state.behaviour = 'responds';
});
afterAll(() => setup.close());

describe('the reconciliation of pending payments', () => {
  test('pays an order whose webhook never arrived', async () => {
    const { orderId, ref } = await setup.started();
    razorpay.pay(ref);
    await reconcile(4);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
  });

  test('records a payment once, even if webhooks report it as well', async () => {
    const { orderId, ref } = await setup.started();
    const webhook = razorpay.pay(ref);
    await reconcile(4);
    await setup.deliver(webhook);
    await setup.deliver({
      ...webhook,
      headers: { ...webhook.headers, 'x-razorpay-event-id': 'anew' },
    });
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 499 });
  });

  test('records two payments of a link separately', async () => {
    const { orderId, ref } = await setup.started();
    const first = razorpay.pay(ref);
    razorpay.pay(ref);
    await reconcile(4);
    await setup.deliver(first);
    expect(await setup.order(orderId)).toMatchObject({ status: processing, received: 998 });
    expect(await setup.dueOf(orderId)).toEqual([THING_PRICE]);
  });

  test('makes a payment of an expired order due for refund', async () => {
    const { orderId, ref } = await setup.started();
    razorpay.pay(ref);
    await expireUnpaidOrders(setup.api.db, -1);
    await reconcile(4);
    expect((await setup.order(orderId)).status).toBe(cancelled);
    expect(await setup.dueOf(orderId)).toEqual([THING_PRICE]);
  });

  test('cancels the link of an order that the shop cancelled', async () => {
    const { ref } = await setup.started();
    await expireUnpaidOrders(setup.api.db, -1);
    await reconcile(4);
    expect(razorpay.linkOf(ref).status).toBe('cancelled');
  });

  test('declines payments whose link has expired or was never created; the order can be paid again', async () => {
    const { orderId, ref } = await setup.started();
    razorpay.expire(ref);
    razorpay.state.behaviour = 'fails';
    const unlinked = await setup.place();
    await setup.start(unlinked);
    razorpay.state.behaviour = 'responds';
    await reconcile(4);
    for (const ended of [ref, await setup.refOf(unlinked)]) {
      expect((await findPayment(setup.api.db, ended))?.status).toBe('declined');
    }
    for (const id of [orderId, unlinked]) expect((await setup.start(id)).status).toBe(200);
  });

  test('waits some minutes for the webhook, and some minutes between calls', async () => {
    const { ref } = await setup.started();
    const callsAt = async (minutes: number) => {
      const before = razorpay.state.calls;
      await reconcile(minutes);
      return razorpay.state.calls > before;
    };
    const calls = [await callsAt(2), await callsAt(30), await callsAt(34), await callsAt(36)];
    expect(calls).toEqual([false, true, false, true]);
    expect((await findPayment(setup.api.db, ref))?.status).toBe('pending');
  });

  test('continues after Razorpay was away', async () => {
    const { orderId, ref } = await setup.started();
    razorpay.pay(ref);
    razorpay.state.behaviour = 'fails';
    await reconcile(60);
    expect((await setup.order(orderId)).status).toBe(pending);
    razorpay.state.behaviour = 'responds';
    await reconcile(70);
    expect((await setup.order(orderId)).status).toBe(processing);
  });
});
