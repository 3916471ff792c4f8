import {
  apiPaths,
  type Order,
  OrderReturnSchema,
  OrderSchema,
  StoreCreditSchema,
} from '@storefront/host/contracts/api';
import { addGiftCard, balanceOfCredit } from '../../testing/credits';
import { createOrderSteps } from '../../testing/order-steps';
import { order } from '../../testing/orders';
import { createPaymentTest, type PaymentTest } from '../../testing/payments';
import { refundInSandbox } from '../../demo/sandbox/sandbox-provider';
import { makeRequestedRefunds } from '../payments/refunds/automatic-refunds';
import { checkLedger } from '../payments/ledger/ledger.service';

let setup: PaymentTest;
let steps: ReturnType<typeof createOrderSteps>;
beforeAll(async () => {
  setup = await createPaymentTest();
  steps = createOrderSteps(setup);
});
afterEach(async () => {
  expect((await checkLedger(setup.api.db)).imbalances).toEqual([]);
});
afterAll(() => setup.api.close());

/** A delivered order of three things for ₹1,497, of which a new gift card has paid so many rupees. */
async function deliveredOrder(byCard: number): Promise<{ placed: Order; cardId: string }> {
  const { id: cardId, code } = await addGiftCard(setup.api.db, byCard);
  const request = { products: { thing: 3 }, couponCodes: [code] };
  const { id, toPay = 0 } = (await order(setup.api, setup.token, request)).as(OrderSchema);
  if (toPay > 0) await setup.report({ ref: await setup.attempt(id), amount: toPay * 100 });
  await steps.run({ action: 'ship', orderId: id, tracking: 'T-1' });
  await steps.run({ action: 'deliver', orderId: id });
  return { placed: await steps.read(id), cardId };
}

async function receiveReturn(placed: Order, quantity: number, asCredit = false): Promise<void> {
  const lines = [{ itemId: placed.items[0]?.id ?? '', quantity }];
  const returnId = await steps.returned(placed, { lines, asCredit });
  await steps.run({ action: 'return-receive', returnId });
}

const makeRefunds = () => makeRequestedRefunds(setup.api.db, refundInSandbox, setup.api.app.log);
const left = (id: string) => balanceOfCredit(setup.api.db, id);
const storeCredit = async () =>
  (await setup.api.call(apiPaths.storeCredit, { token: setup.token })).as(StoreCreditSchema);

test('returns are refunded to the payment first, and what it didn’t pay to the card', async () => {
  const { placed, cardId } = await deliveredOrder(897);
  await receiveReturn(placed, 1);
  expect(await steps.read(placed.id)).toMatchObject({ refundAmount: 499 });
  expect(await left(cardId)).toBe(0);
  await makeRefunds();
  await receiveReturn(placed, 1);
  // Of the payment of ₹600, ₹101 were left.
  expect(await steps.read(placed.id)).toMatchObject({ refundAmount: 101 });
  expect(await left(cardId)).toBe(398);
  await makeRefunds();
  await receiveReturn(placed, 1);
  expect(await left(cardId)).toBe(897);
  const { refunds, returns, refundAmount } = await steps.read(placed.id);
  expect(refundAmount).toBe(0);
  expect(returns.map(({ state }) => state)).toEqual(['refunded', 'refunded', 'refunded']);
  expect(refunds.map(({ amount, toCredit = false }) => [amount, toCredit])).toEqual([
    [499, false],
    [398, true],
    [101, false],
    [499, true],
  ]);
});

test('a return as store credit is there when the parcel is received, and the payment is kept', async () => {
  const { placed, cardId } = await deliveredOrder(100);
  const { balance: before } = await storeCredit();
  const lines = [{ itemId: placed.items[0]?.id ?? '', quantity: 1 }];
  const requested = await steps.requestReturn(placed, { lines, asCredit: true });
  expect(requested.as(OrderReturnSchema)).toMatchObject({ asCredit: true, refundAmount: 499 });
  await steps.run({ action: 'return-receive', returnId: requested.as(OrderReturnSchema).id });
  const credit = await storeCredit();
  expect(credit.balance).toBe(before + 499);
  expect(credit.entries[0]).toMatchObject({ kind: 'issued', amount: 499, orderId: placed.id });
  const after = await steps.read(placed.id);
  expect(after).toMatchObject({ refundAmount: 0, refundDue: false });
  expect(after.returns[0]).toMatchObject({ state: 'refunded', asCredit: true });
  // The rest goes back as it was paid: two pieces for ₹998 of the payment of ₹1,397.
  await receiveReturn(placed, 2);
  expect(await steps.read(placed.id)).toMatchObject({ refundAmount: 998 });
  expect(await left(cardId)).toBe(0);
});
