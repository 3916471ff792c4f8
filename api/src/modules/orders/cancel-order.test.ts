import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { ErrorBodySchema, OrderSchema } from '@storefront/host/contracts/api';
import { createOrderSteps } from '../../testing/order-steps';
import { stockOf } from '../../testing/orders';
import { makeRequestedRefunds } from '../payments/refunds/automatic-refunds';
import { RefundGateway } from '../payments/refunds/testing/refund-gateway';
import { refundInSandbox } from '../../demo/sandbox/sandbox-provider';
import { changeOrder } from './orders.service';

let setup: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  setup = await createPaymentTest();
  steps = createOrderSteps(setup);
});
afterAll(() => setup.api.close());

const THING = [{ productId: 'thing', quantity: 1 }];
const makeRefunds = (makeRefund = refundInSandbox) =>
  makeRequestedRefunds(setup.api.db, makeRefund, setup.api.app.log);

test('a shopper cancels a packed order; its stock is restored and its payment refunded', async () => {
  const stock = await stockOf(setup.api.db, 'thing');
  const { id } = await steps.paid(THING);
  await steps.run({ action: 'pack', orderId: id });
  const cancelled = (await steps.cancel(id)).as(OrderSchema);
  expect(cancelled).toMatchObject({ status: 4, canCancel: false, refundAmount: 499 });
  expect(await stockOf(setup.api.db, 'thing')).toBe(stock);
  await makeRefunds();
  expect(await steps.read(id)).toMatchObject({
    refundDue: false,
    refunds: [{ amount: 499, state: 'paid' }],
  });
});

test('an order that is shipped can’t be cancelled, and the shopper is told', async () => {
  const { id } = await steps.paid(THING);
  await steps.run({ action: 'ship', orderId: id, tracking: 'T' });
  const response = await steps.cancel(id);
  expect([response.status, response.as(ErrorBodySchema).error]).toEqual([
    409,
    `Order ${id} is Shipped and can’t be cancelled any more.`,
  ]);
});

test('of two concurrent cancellations one succeeds, and the other gets a 409', async () => {
  const { id } = await steps.paid(THING);
  const responses = await Promise.all([steps.cancel(id), steps.cancel(id)]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = responses.find(({ status }) => status === 409);
  expect(refused?.as(ErrorBodySchema).error).toBe(`Order ${id} is Cancelled already.`);
  const { timeline } = await steps.read(id);
  expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'cancelled']);
});

test('when a shopper cancels while the operator ships, one succeeds and the other is refused', async () => {
  for (let turn = 0; turn < 4; turn += 1) {
    const { id } = await steps.paid(THING);
    const shipping = changeOrder(setup.api.db, id, 'ship', { tracking: 'T' }).then(
      () => 'shipped',
      (error: unknown) => String(error),
    );
    const [cancelling, shipped] = await Promise.all([steps.cancel(id), shipping]);
    const { status } = await steps.read(id);
    if (cancelling.status === 200) {
      expect([status, shipped]).toEqual([4, expect.stringContaining('is Cancelled: ship refused')]);
    } else {
      expect([status, shipped, cancelling.status]).toEqual([2, 'shipped', 409]);
    }
  }
});

test('somebody else’s order can’t be cancelled, and its existence isn’t revealed', async () => {
  const { id } = await steps.paid(THING);
  const { token } = await setup.api.signUp();
  expect((await steps.cancel(id, token)).status).toBe(404);
  expect((await steps.cancel(id, '')).status).toBe(401);
  expect((await steps.read(id)).status).toBe(1);
});

describe('money that is refunded automatically', () => {
  // Makes the refunds of orders that other tests have cancelled.
  beforeEach(() => makeRefunds());

  test('is refunded once, even if two processes refund concurrently', async () => {
    const { id } = await steps.paid(THING);
    await steps.cancel(id);
    const gateway = new RefundGateway();
    await Promise.all([makeRefunds(gateway.makeRefund), makeRefunds(gateway.makeRefund)]);
    await makeRefunds(gateway.makeRefund);
    expect(gateway.paid).toBe(49_900);
    expect((await steps.read(id)).refunds).toHaveLength(1);
  });

  test('is requested again if the provider doesn’t respond', async () => {
    const { id } = await steps.paid(THING);
    await steps.cancel(id);
    const gateway = new RefundGateway();
    gateway.behaviour = 'loses the response';
    await makeRefunds(gateway.makeRefund);
    expect((await steps.read(id)).refunds).toMatchObject([{ state: 'under-way' }]);
    gateway.behaviour = 'pays';
    await makeRefunds(gateway.makeRefund);
    expect((await steps.read(id)).refunds).toMatchObject([{ state: 'paid' }]);
    expect(gateway.paid).toBe(49_900);
  });

  test('is left to the operator once the provider has refused it', async () => {
    const { id } = await steps.paid(THING);
    await steps.cancel(id);
    const gateway = new RefundGateway();
    gateway.behaviour = 'refuses';
    await makeRefunds(gateway.makeRefund);
    gateway.behaviour = 'pays';
    await makeRefunds(gateway.makeRefund);
    expect(gateway.paid).toBe(0);
    expect(await steps.run({ action: 'refunds' })).toContain(`${id}  payment`);
  });

  test('includes a payment that is received after the order was cancelled', async () => {
    const id = await setup.place();
    const ref = await setup.attempt(id);
    await steps.cancel(id);
    await setup.report({ ref });
    await makeRefunds();
    expect(await steps.read(id)).toMatchObject({ status: 4, received: 499, refundAmount: 0 });
  });

  test('doesn’t include an overpayment of an order that isn’t cancelled', async () => {
    const id = await setup.place();
    await setup.report({ ref: await setup.attempt(id), amount: 50_000 });
    await makeRefunds();
    expect(await steps.read(id)).toMatchObject({ refundAmount: 1, refunds: [] });
  });
});
