import { eq } from 'drizzle-orm';
import { apiPaths, OrderSchema } from '@storefront/host/contracts/api';
import { mails, orders, users } from '../../../db/schema';
import { addProduct, order } from '../../../testing/orders';
import { createTestApi, type TestApi } from '../../../testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ languages: ['en', 'hi'] });
  await addProduct(api.db, { id: 'thing', variants: [{ size: '', color: '', stock: 100 }] });
});
afterAll(() => api.close());

const inHindi = { 'accept-language': 'hi' };
const password = 'a password';

const register = (email: string, headers = {}) =>
  api.call(apiPaths.register, {
    body: { email, password, firstName: 'Meera', lastName: 'Iyer' },
    headers,
  });

const mailsTo = async (email: string) => {
  const rows = await api.db.select().from(mails).where(eq(mails.recipient, email));
  return Object.fromEntries(rows.map(({ template, language }) => [template, language]));
};

const languageOfAccount = async (email: string) => {
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  return user?.language;
};

async function place(token: string, headers = {}): Promise<string> {
  const response = await order(api, token, { products: { thing: 1 } }, headers);
  return response.as(OrderSchema).id;
}

test('who registers in Hindi is written to in Hindi', async () => {
  await register('hindi@example.com', inHindi);
  expect(await mailsTo('hindi@example.com')).toEqual({ 'verify-email': 'hi' });
});

test('an order’s mails are in the language in which it was placed, and further ones to the account follow', async () => {
  const { token, email } = await api.signUp();
  expect(await languageOfAccount(email)).toBe('en');
  const id = await place(token, inHindi);
  expect(await mailsTo(email)).toMatchObject({ 'verify-email': 'en', 'order-placed': 'hi' });
  expect(await languageOfAccount(email)).toBe('hi');
  await place(token);
  expect(await languageOfAccount(email)).toBe('en');
  const [first] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(first?.language).toBe('hi');
});

test('an account is written to in the language of the last sign-in', async () => {
  await register('moves@example.com');
  const body = { email: 'moves@example.com', password };
  await api.call(apiPaths.authorize, { body, headers: inHindi });
  expect(await languageOfAccount('moves@example.com')).toBe('hi');
});

test('an order of a version that knew no languages is mailed in that of the account', async () => {
  const { token, email } = await api.signUp();
  const id = await place(token);
  await api.db.update(orders).set({ language: null }).where(eq(orders.id, id));
  await api.db.update(users).set({ language: 'hi' }).where(eq(users.email, email));
  await api.call(apiPaths.orderCancellation(id), { token, body: {} });
  expect(await mailsTo(email)).toMatchObject({ 'order-cancelled': 'hi' });
});
