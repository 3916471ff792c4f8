import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiPaths } from '@storefront/host/contracts/api';
import { inTransaction } from '../../db/transaction';
import { returnLines, returns, store } from '../../db/schema';
import { runOperatorCommand } from '../../operator/operator-command';
import { placedOrder, SHIPPING_ADDRESS } from '../../testing/orders';
import { recordOrderEvent } from '../orders/lifecycle/record-order-event';
import { lockOrder } from '../orders/orders.repository';
import { findInvoicesOfOrder } from './invoices.repository';
import { type Credit, issueCreditNote } from './issue-documents';
import { createInvoiceTest, type InvoiceTest, PRICE } from './testing/invoice-test';

let setup: InvoiceTest;
beforeAll(async () => {
  setup = await createInvoiceTest();
});
afterAll(() => setup.api.close());

const credit = (given: Credit) =>
  inTransaction(setup.api.db, async (tx) => {
    await lockOrder(tx, given.orderId);
    return issueCreditNote(tx, given);
  });

test('each return has one credit note, and together they add up to the invoice', async () => {
  const id = await setup.paid(3);
  const returned = (source: string, quantity: number) =>
    credit({
      orderId: id,
      source,
      reason: () => 'Returned',
      lines: [{ line: 1, quantity, value: null }],
    });
  const first = await returned('first', 1);
  expect(await returned('first', 1)).toEqual(first);
  await returned('second', 5);
  expect(await returned('third', 1)).toBeUndefined();
  const rows = await findInvoicesOfOrder(setup.api.db, id);
  const [invoice, ...notes] = rows.map(({ snapshot }) => snapshot);
  const sum = (part: 'taxable' | 'cgst' | 'sgst' | 'total') =>
    notes.reduce((total, { totals }) => total + totals[part], 0);
  expect(notes).toHaveLength(2);
  const sums = { taxable: sum('taxable'), cgst: sum('cgst'), sgst: sum('sgst'), igst: 0 };
  expect({ ...sums, total: sum('total') }).toEqual(invoice?.totals);

  const number = first?.number ?? '';
  const path = apiPaths.creditNote(id, number);
  expect(await setup.documentsOf(id)).toContainEqual({ kind: 'credit-note', number, path });
  const { pages } = await setup.download(path);
  for (const part of ['Credit note', number, invoice?.number ?? '-', '1,000.00']) {
    expect(pages[0]).toContain(part);
  }
  const other = await setup.api.signUp();
  expect((await setup.api.call(path, { token: other.token })).status).toBe(404);
});

test('a credit note for an entire order includes the shipping', async () => {
  const { api, token } = setup;
  const info = await setup.storeInfo();
  const shipping = { method: 'Express', price: 99 };
  await api.db.update(store).set({ info: { ...info, shipping } });
  const id = await placedOrder(api, token, { plenty: 1 });
  await api.db.update(store).set({ info });
  await setup.pay(id, PRICE + 9900);
  const note = await credit({ orderId: id, source: 'cancelled', reason: () => 'Cancelled' });
  expect(note?.snapshot.lines.map(({ title }) => title)).toEqual(['The plenty', 'Express']);
  expect(note?.snapshot.totals.total).toBe(PRICE + 9900);
});

test('the refund of a cancelled order has one credit note', async () => {
  const { api, token } = setup;
  const id = await placedOrder(api, token, { plenty: 2 });
  const ref = await setup.pay(id, 2 * PRICE);
  const context = { db: api.db, makeRefund: undefined };
  await runOperatorCommand(context, { action: 'cancel', orderId: id });
  expect(await setup.documentsOf(id)).toHaveLength(1);
  for (const amount of [PRICE, PRICE]) {
    await runOperatorCommand(context, { action: 'refunded', ref, amount, author: 'Meera' });
  }
  const [invoice, note, ...others] = await findInvoicesOfOrder(api.db, id);
  expect(others).toEqual([]);
  expect(note?.snapshot.totals).toEqual(invoice?.snapshot.totals);
});

test('the refund of a return has one credit note for the returned lines', async () => {
  const { db } = setup.api;
  const id = await setup.paid(3);
  const returnId = `return-of-${id}`;
  await db.insert(returns).values({
    id: returnId,
    orderId: id,
    kind: 'return',
    state: 'received',
    reason: 'other',
    pickupAddress: SHIPPING_ADDRESS,
    refundAmount: 2 * PRICE,
    createdAt: new Date(),
  });
  await db.insert(returnLines).values({ returnId, line: 1, quantity: 2 });
  const refunded = () =>
    inTransaction(db, async (tx) => {
      await lockOrder(tx, id);
      const details = { amount: 2 * PRICE, returnIds: [returnId] };
      await recordOrderEvent(tx, { orderId: id, kind: 'refunded', author: 'provider', details });
    });
  await refunded();
  await refunded();
  const [, note, ...others] = await findInvoicesOfOrder(db, id);
  expect(others).toEqual([]);
  expect(note?.snapshot.lines).toMatchObject([{ quantity: 2, total: 2 * PRICE }]);
});

test('the refund of an overpayment has no credit note', async () => {
  const { db } = setup.api;
  const id = await setup.paid();
  await inTransaction(db, async (tx) => {
    await lockOrder(tx, id);
    const details = { amount: 100 };
    await recordOrderEvent(tx, { orderId: id, kind: 'refunded', author: 'provider', details });
  });
  expect(await findInvoicesOfOrder(db, id)).toHaveLength(1);
});

test('responds with 404 to an unknown number', async () => {
  const id = await setup.paid();
  for (const number of ['CRN/2627/999999', '../..']) {
    const response = await setup.api.call(apiPaths.creditNote(id, number), { token: setup.token });
    expect([number, response.status]).toEqual([number, 404]);
  }
});

test('the operator writes invoices and credit notes into files', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'invoices-'));
  const id = await setup.paid();
  const note = await credit({ orderId: id, source: 'cancelled', reason: () => 'Cancelled' });
  const context = { db: setup.api.db, makeRefund: undefined };
  const file = join(folder, 'invoice.pdf');
  const text = await runOperatorCommand(context, { action: 'invoice', orderId: id, file });
  expect(text).toMatch(/^INV\/.* of order .* is in /);
  expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-');
  const number = note?.number ?? '';
  const creditNote = { action: 'credit-note', orderId: id, number, file } as const;
  expect(await runOperatorCommand(context, creditNote)).toContain(number);
  const nowhere = { action: 'invoice', orderId: id, file: join(folder, 'no', 'x.pdf') } as const;
  await expect(runOperatorCommand(context, nowhere)).rejects.toThrow('can’t be written');
  rmSync(folder, { recursive: true });
});
