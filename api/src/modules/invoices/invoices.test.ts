import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  OrderListSchema,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { invoices, orders, products, store } from '../../db/schema';
import { order, placedOrder } from '../../testing/orders';
import { findInvoicesOfOrder } from './invoices.repository';
import { createInvoiceTest, type InvoiceTest, PRICE } from './testing/invoice-test';

let setup: InvoiceTest;
beforeAll(async () => {
  setup = await createInvoiceTest();
});
afterAll(() => setup.api.close());

describe('GET /orders/{id}/invoice', () => {
  test('sends the invoice of a paid order as a PDF that is not cached', async () => {
    const id = await setup.paid(2);
    const [document] = await setup.documentsOf(id);
    expect(document).toMatchObject({ kind: 'invoice', path: apiPaths.invoice(id) });
    const { headers, pages } = await setup.download(apiPaths.invoice(id));
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['cache-control']).toBe('no-store');
    const number = document?.number ?? '';
    expect(number).toMatch(/^INV\/\d{4}\/\d{6}$/);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${number.replaceAll('/', '-')}.pdf"`,
    );
    for (const part of [number, id, 'The plenty', '6205', 'CGST', '2.5%', '2,000.00']) {
      expect(pages[0]).toContain(part);
    }
  });

  test('responds with 404 until the order is paid, and to an order that was never paid', async () => {
    const { api, token } = setup;
    const id = await placedOrder(api, token, { plenty: 1 });
    const pending = await api.call(apiPaths.invoice(id), { token });
    expect([pending.status, pending.as(ErrorBodySchema).error]).toEqual([
      404,
      'There is no invoice for this order yet: it is issued once the order is paid.',
    ]);
    expect(await setup.documentsOf(id)).toEqual([]);
    await api.db.update(orders).set({ status: 4 }).where(eq(orders.id, id));
    const cancelled = await api.call(apiPaths.invoice(id), { token });
    expect(cancelled.as(ErrorBodySchema).error).toContain('it was cancelled before');
  });

  test('is only for the account that placed the order', async () => {
    const { api, email } = setup;
    const id = await setup.paid();
    const other = await api.signUp();
    const response = await api.call(apiPaths.invoice(id), { token: other.token });
    expect([response.status, response.text]).toEqual([404, '{"error":"Order not found"}']);
    expect((await api.call(apiPaths.invoice(id))).status).toBe(401);
    const guest = await api.call(`${apiPaths.order(id)}?contactInfo=${email}`);
    expect(guest.as(OrderSchema).documents).toEqual([]);
  });

  test('issues the missing invoice of an older paid order once', async () => {
    const id = await setup.paid();
    await setup.api.db.delete(invoices).where(eq(invoices.orderId, id));
    const path = apiPaths.invoice(id);
    expect(await setup.documentsOf(id)).toEqual([{ kind: 'invoice', number: null, path }]);
    const [one, two] = await Promise.all([setup.download(path), setup.download(path)]);
    expect(one.pdf.equals(two.pdf)).toBe(true);
    expect(await findInvoicesOfOrder(setup.api.db, id)).toHaveLength(1);
  });

  test('stays as it was issued when the product or the order changes', async () => {
    const { db } = setup.api;
    const id = await setup.paid();
    const before = await setup.download(apiPaths.invoice(id));
    await db.update(products).set({ title: 'Other' }).where(eq(products.id, 'plenty'));
    await db.update(orders).set({ status: 3 }).where(eq(orders.id, id));
    const after = await setup.download(apiPaths.invoice(id));
    await db.update(products).set({ title: 'The plenty' }).where(eq(products.id, 'plenty'));
    expect(after.pdf.equals(before.pdf)).toBe(true);
  });

  test('a store without a GSTIN issues no invoices, but takes payments', async () => {
    const { api, token } = setup;
    const info = await setup.storeInfo();
    const unregistered = { ...info };
    delete unregistered.gstin;
    await api.db.update(store).set({ info: unregistered });
    const id = await setup.paid();
    const response = await api.call(apiPaths.invoice(id), { token });
    await api.db.update(store).set({ info });
    expect([response.status, response.as(ErrorBodySchema).error]).toEqual([
      404,
      'This store issues no tax invoices: it has no GSTIN.',
    ]);
  });
});

describe('a buyer’s GSTIN', () => {
  const products = { plenty: 1 };

  test('is validated, stored in capitals and printed', async () => {
    const { api, token } = setup;
    const wrong = await order(api, token, { products, buyerGstin: '27AAPFU0939F1ZW' });
    expect([wrong.status, wrong.as(ErrorBodySchema).field]).toEqual([400, 'buyerGstin']);
    expect((await order(api, token, { products, buyerGstin: ' ' })).status).toBe(201);
    const placed = await order(api, token, { products, buyerGstin: '27 aapfu0939f1zv' });
    const { id } = placed.as(OrderSchema);
    await setup.pay(id, PRICE);
    const { pages } = await setup.download(apiPaths.invoice(id));
    expect(pages[0]).toContain('GSTIN 27AAPFU0939F1ZV');
  });

  test('is part of the request that an idempotency key identifies', async () => {
    const { api, token } = setup;
    const headers = { 'idempotency-key': 'with-gstin' };
    const request = { products, buyerGstin: '27AAPFU0939F1ZV' };
    const first = await order(api, token, request, headers);
    const again = await order(api, token, request, headers);
    expect(again.as(OrderSchema).id).toBe(first.as(OrderSchema).id);
    expect((await order(api, token, { products }, headers)).status).toBe(409);
  });
});

test('the list of orders names the documents of each', async () => {
  const { api } = setup;
  const { token } = await api.signUp();
  const id = await placedOrder(api, token, { plenty: 1 });
  await setup.pay(id, PRICE);
  await placedOrder(api, token, { plenty: 1 });
  const list = (await api.call(apiPaths.orders, { token })).as(OrderListSchema);
  expect(list.map(({ documents }) => documents?.length)).toEqual([0, 1]);
});
