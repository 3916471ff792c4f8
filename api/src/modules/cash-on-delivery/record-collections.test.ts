import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErrorBodySchema } from '@storefront/host/contracts/api';
import { checkLedger } from '../payments/ledger/ledger.service';
import { type CodTest, createCodTest } from './testing/cod-test';

let cod: CodTest;
const folder = mkdtempSync(join(tmpdir(), 'remittance-'));
beforeAll(async () => {
  cod = await createCodTest();
});
afterEach(async () => {
  expect((await checkLedger(cod.api.db)).imbalances).toEqual([]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await cod.api.close();
});

async function delivered(): Promise<string> {
  const id = await cod.confirmed();
  await cod.steps.run({ action: 'ship', orderId: id, tracking: 'T', carrier: 'Delhivery' });
  await cod.steps.run({ action: 'deliver', orderId: id });
  return id;
}

const row = (id: string, amount = '499.00', remittance = 'R-1') =>
  `${id},${amount},2026-11-24,${remittance}`;

/** Runs the command with a file of those rows; returns what it says. */
function record(...rows: string[]): Promise<string> {
  const file = join(folder, 'carrier.csv');
  writeFileSync(file, ['Order,Amount,Date,Remittance', ...rows].join('\n'));
  return cod.steps
    .run({ action: 'remitted', file, author: 'anita' })
    .catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
}

const uncollected = () => cod.steps.run({ action: 'uncollected' });

test('a delivered order is collected once the carrier’s file says so', async () => {
  const id = await delivered();
  expect(await cod.order(id)).toMatchObject({ status: 3, received: 0, dueOnDelivery: 499 });
  expect(await uncollected()).toContain(`${id}  due ₹499.00`);
  expect(await record(row(id))).toBe('1 payment recorded, ₹499.00; 0 recorded before.');
  const order = await cod.order(id);
  expect(order).toMatchObject({
    received: 499,
    payments: [{ method: 'Cash on delivery', amount: 499 }],
  });
  expect(order.dueOnDelivery).toBeUndefined();
  expect(await uncollected()).toBe('Carriers have passed on all payments of delivered orders.');
});

test('the same file a second time changes nothing', async () => {
  const id = await delivered();
  await record(row(id));
  expect(await record(row(id))).toBe('0 payments recorded, ₹0.00; 1 recorded before.');
  expect((await cod.order(id)).payments).toHaveLength(1);
});

test('what contradicts the orders is listed by line, and the rest is recorded', async () => {
  const [good, wrong, twice] = [await delivered(), await delivered(), await delivered()];
  const unsent = await cod.confirmed();
  const { id: online } = await cod.steps.paid([{ productId: 'thing', quantity: 1 }]);
  const said = await record(
    row(good),
    row(wrong, '500.00'),
    row(twice),
    row(twice, '499.00', 'R-2'),
    row(unsent),
    row(online),
    row('ZZZZ-ZZZZ-ZZZZ'),
    `${good},,2026-11-24,R-1`,
    row(good, 'much'),
  );
  expect(said.split('\n')).toEqual([
    '2 payments recorded, ₹998.00; 0 recorded before.',
    'Not applied:',
    `Line 3: order ${wrong}: ₹499.00 is due, not ₹500.00.`,
    `Line 5: order ${twice}: it was collected already: R-1, 2026-11-24.`,
    `Line 6: order ${unsent}: it is Processing, not Delivered.`,
    `Line 7: order ${online}: it isn’t paid on delivery.`,
    'Line 8: order ZZZZ-ZZZZ-ZZZZ: there is no such order.',
    'Line 9: it has no amount.',
    'Line 10: much is no amount such as 1499.00.',
  ]);
  await record(row(wrong));
});

test('two runs at the same time record a payment once', async () => {
  const id = await delivered();
  await Promise.all([record(row(id)), record(row(id))]);
  expect((await cod.order(id)).payments).toHaveLength(1);
});

test('a return is refunded by hand, to the UPI ID that the shopper gives', async () => {
  const id = await delivered();
  await record(row(id));
  const order = await cod.order(id);
  const refused = await cod.steps.requestReturn(order);
  expect([refused.status, refused.as(ErrorBodySchema).field]).toEqual([400, 'refundUpiId']);
  const returnId = await cod.steps.returned(order, { refundUpiId: ' meera@okbank ' });
  expect(await cod.steps.run({ action: 'returns' })).toContain('₹499.00  to meera@okbank');
  await cod.steps.run({ action: 'return-receive', returnId });
  expect(await cod.order(id)).toMatchObject({ refundDue: true, refundAmount: 499 });
  await cod.steps.run({ action: 'refunded', ref: `cod-${id}`, author: 'anita' });
  expect(await cod.order(id)).toMatchObject({
    refundDue: false,
    returns: [{ id: returnId, state: 'refunded' }],
  });
});
