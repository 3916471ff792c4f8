import { eq } from 'drizzle-orm';
import {
  apiPaths,
  type Order,
  OrderListSchema,
  OrderConflictSchema,
  OrderSchema,
  QuoteResponseSchema,
} from '@storefront/host/contracts/api';
import { mails } from '../../../db/schema';
import { addProduct, order, orderItem, SHIPPING_ADDRESS } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';
import { findInvoicesOfOrder } from '../../invoices/invoices.repository';
import { renderMail } from '../../mail/templates/render-mail';
import { collectPayment } from '../../payments/ledger/collect-payment';
import { findStore, saveStore } from '../../store/store.repository';
import { UNCHECKED_FOR } from '../../translations/known-texts';
import { saveTranslations } from '../../translations/translations.repository';

/** The merchant's words of the demo. */
const LABELS = { Bordeaux: 'बोर्दो' };
const SHIPPING = { method: 'स्टैंडर्ड शिपिंग', label: 'मुफ़्त' };

let api: TestApi;
let token: string;
let email: string;
beforeAll(async () => {
  api = await createTestApi({ languages: ['en', 'hi'] });
  ({ token, email } = await api.signUp());
  await addProduct(api.db, {
    id: 'dress',
    variants: [{ size: 'M', color: 'Bordeaux', stock: 10 }],
  });
});
afterAll(() => api.close());

const HINDI = { 'accept-language': 'hi' };
const dresses = (quantity: number) => ({
  products: { dress: quantity },
  items: [orderItem('dress', quantity, 'M', 'Bordeaux')],
});
const placeInHindi = async () => (await order(api, token, dresses(1), HINDI)).as(OrderSchema);
const read = async (id: string, headers = {}): Promise<Order> =>
  (await api.call(apiPaths.order(id), { token, headers })).as(OrderSchema);

test('a quote has labels for what was chosen, and the shipping as the store names it in Hindi', async () => {
  const { items } = dresses(1);
  const call = (headers = {}) => api.call(apiPaths.quotes, { body: { items }, headers });
  const { data } = (await call(HINDI)).as(QuoteResponseSchema);
  expect(data.items).toMatchObject([
    { selectedSize: 'M', selectedColor: 'Bordeaux', labels: LABELS },
  ]);
  expect(data.shipping).toEqual({ price: 0, ...SHIPPING });
  const english = (await call()).as(QuoteResponseSchema).data;
  expect(english.items[0]).not.toHaveProperty('labels');
  expect(english.shipping.label).toBe('Free');
});

test('an order has the values of every language, and the words of the request’s', async () => {
  const placed = await placeInHindi();
  expect(placed).toMatchObject({
    items: [{ selectedColor: 'Bordeaux', labels: LABELS }],
    shipping: SHIPPING,
  });
  const english = await read(placed.id);
  expect(english.items[0]).not.toHaveProperty('labels');
  expect(english.shipping).toMatchObject({ method: 'Standard Shipping', label: 'Free' });
  const list = await api.call(apiPaths.orders, { token, headers: HINDI });
  expect(list.as(OrderListSchema)).toContainEqual(await read(placed.id, HINDI));
});

test('an order names its own shipping once the store has another one', async () => {
  const placed = await placeInHindi();
  const info = await findStore(api.db);
  if (!info) throw new Error('There is no store.');
  await saveStore(api.db, { ...info, shipping: { method: 'Courier', price: 0, label: 'On us' } });
  const { shipping } = await read(placed.id, HINDI);
  await saveStore(api.db, info);
  expect(shipping).toMatchObject({ method: 'Standard Shipping', label: 'Free' });
});

test('an order has a changed label a tenth of a second later: until then, texts are those in memory', async () => {
  const { id } = await placeInHindi();
  const now = jest.spyOn(performance, 'now');
  const start = performance.now() + UNCHECKED_FOR;
  const labelsAfter = async (milliseconds: number) => {
    now.mockReturnValue(start + milliseconds);
    return (await read(id, HINDI)).items[0]?.labels;
  };
  const rename = (label: string) =>
    saveTranslations(api.db, [
      { kind: 'value', name: 'Bordeaux', language: 'hi', texts: { label } },
    ]);
  expect(await labelsAfter(0)).toEqual(LABELS);
  await rename('गहरा लाल');
  expect(await labelsAfter(UNCHECKED_FOR - 1)).toEqual(LABELS);
  expect(await labelsAfter(UNCHECKED_FOR)).toEqual({ Bordeaux: 'गहरा लाल' });
  await rename(LABELS.Bordeaux);
  expect(await labelsAfter(2 * UNCHECKED_FOR)).toEqual(LABELS);
  now.mockRestore();
});

test('an order that is refused says in Hindi what is sold out', async () => {
  const refused = await order(api, token, dresses(11), HINDI);
  expect(refused.status).toBe(409);
  const { error, products } = refused.as(OrderConflictSchema);
  expect(error).toContain('The dress (M, बोर्दो)');
  expect(products).toMatchObject([{ selectedColor: 'Bordeaux', labels: LABELS }]);
});

test('mails and the invoice have the words of the order’s language', async () => {
  const { id, total } = await placeInHindi();
  const amount = Math.round(total * 100);
  await collectPayment(api.db, { orderId: id, amount, author: 'Asha', note: null });
  const [invoice] = await findInvoicesOfOrder(api.db, id);
  expect(invoice?.snapshot.lines[0]?.choice).toBe('M, बोर्दो');
  const sent = await api.db.select().from(mails).where(eq(mails.recipient, email));
  const mail = sent.find(
    ({ template, data }) => template === 'order-paid' && JSON.stringify(data).includes(id),
  );
  const shop = {
    ...{ name: 'Aurelle', url: '', apiUrl: '', picturesUrl: '' },
    ...{ companyName: '', companyAddress: '', companyEmail: '' },
  };
  const { text } = renderMail('order-paid', mail?.data, shop, 'hi');
  expect(text).toContain('साइज़ M, बोर्दो');
  expect(text).toContain(`${SHIPPING.method}: ${SHIPPING.label}`);
  expect(text).toContain(`${SHIPPING_ADDRESS.city}, कर्नाटक`);
});
