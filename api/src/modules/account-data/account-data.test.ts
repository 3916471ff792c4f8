import { eq } from 'drizzle-orm';
import {
  AccountExportSchema,
  apiPaths,
  ErrorBodySchema,
  ORDER_STATUS,
  OrderSchema,
} from '@storefront/host/contracts/api';
import { ledgerEntries, mails, orders, sessions, users } from '../../db/schema';
import { addProduct, placedOrder, SHIPPING_ADDRESS } from '../../testing/orders';
import { createTestApi, type TestApi } from '../../testing/test-api';
import { queueMail } from '../mail/mail.service';

const PASSWORD = 'a password';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
  await addProduct(api.db, { id: 'scarf', variants: [{ size: '', color: '', stock: 100 }] });
});
afterAll(() => api.close());

const remove = (token: string, password = PASSWORD) =>
  api.call(apiPaths.accountInfo, { method: 'DELETE', token, body: { password } });

/** An account with an order of that status. */
async function withOrder(status: number) {
  const { token, email } = await api.signUp();
  const id = await placedOrder(api, token, { scarf: 1 });
  await api.db.update(orders).set({ status }).where(eq(orders.id, id));
  return { token, email, id };
}

/** Adds an entry to the ledger of an order. */
const book = (orderId: string, kind: 'received' | 'refunded', amount: number) =>
  api.db.insert(ledgerEntries).values({
    id: `${orderId}-${kind}`,
    orderId,
    paymentRef: orderId,
    kind,
    amount,
    createdAt: new Date(),
    author: 'test',
  });

test('the export has the account, its addresses, orders and devices, as a file', async () => {
  const { token, email, id } = await withOrder(ORDER_STATUS.delivered);
  await api.call(apiPaths.addresses, { token, body: SHIPPING_ADDRESS });
  const response = await api.call(apiPaths.accountExport, { token });
  expect(response.status).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/,
  );
  const data = response.as(AccountExportSchema);
  expect(data).toMatchObject({
    account: { email, firstName: 'Meera', mailWishlist: false },
    addresses: [{ ...SHIPPING_ADDRESS, isDefault: true }],
    orders: [{ id, shippingAddress: SHIPPING_ADDRESS }],
    devices: [{ isCurrent: true }],
  });
  expect(response.text).not.toContain(token);
  expect(response.text).not.toContain('argon2');
});

test.each([
  ['hi', 'hi'],
  [null, 'en'],
])('the export of an account whose language is %s names %s', async (language, named) => {
  const { token, email } = await api.signUp();
  await api.db.update(users).set({ language }).where(eq(users.email, email));
  const response = await api.call(apiPaths.accountExport, { token });
  expect(response.as(AccountExportSchema).account.language).toBe(named);
});

test.each([
  ['unpaid', ORDER_STATUS.pending, 'waits for its payment'],
  ['paid', ORDER_STATUS.processing, 'is under way'],
  ['shipped', ORDER_STATUS.shipped, 'is under way'],
])('an account with an order that is %s is kept', async (_, status, reason) => {
  const { token, id } = await withOrder(status);
  const response = await remove(token);
  expect(response.status).toBe(409);
  expect(response.as(ErrorBodySchema).error).toContain(`Order ${id} ${reason}`);
  expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(200);
});

test('an account with a refund due is kept until it is refunded', async () => {
  const { token, id } = await withOrder(ORDER_STATUS.cancelled);
  await book(id, 'received', 5_000);
  expect((await remove(token)).as(ErrorBodySchema).error).toContain(`Money for order ${id}`);
  await book(id, 'refunded', 5_000);
  expect((await remove(token)).status).toBe(204);
});

test('a wrong password deletes nothing, and after ten of them even the right one has to wait', async () => {
  const { token } = await api.signUp();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const response = await remove(token, 'another password');
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, 'password']);
  }
  const blocked = await remove(token);
  expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, '60']);
  expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(200);
});

test('an account without orders leaves nothing behind', async () => {
  const { token, email } = await api.signUp();
  await api.call(apiPaths.addresses, { token, body: SHIPPING_ADDRESS });
  const before = await api.db.$count(users);
  expect((await remove(token)).status).toBe(204);
  expect(await api.db.$count(users)).toBe(before - 1);
  expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(401);
  const again = { email, password: PASSWORD, firstName: 'Meera', lastName: 'Iyer' };
  expect((await api.call(apiPaths.register, { body: again })).status).toBe(201);
});

test('orders and ledger of a deleted account are kept without personal data', async () => {
  const { token, email, id } = await withOrder(ORDER_STATUS.delivered);
  const order = (await api.call(apiPaths.order(id), { token })).as(OrderSchema);
  await book(id, 'received', order.total * 100);
  await api.db.transaction((tx) =>
    queueMail(tx, {
      key: `password-changed:${id}`,
      to: email,
      language: null,
      template: 'password-changed',
      data: { name: 'Meera', at: new Date().toISOString(), device: null },
    }),
  );
  expect((await remove(token)).status).toBe(204);

  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({
    total: order.total * 100,
    shippingAddress: { fullName: 'Deleted', phone: 'Deleted', state: 'Karnataka' },
    phoneKey: '',
    requestHash: null,
  });
  const entries = api.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, id));
  expect(await entries).toHaveLength(1);
  const [owner] = await api.db
    .select()
    .from(users)
    .where(eq(users.id, row?.userId ?? ''));
  expect(owner).toMatchObject({ firstName: '', lastName: '', phone: null });
  expect(
    await api.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, owner?.id ?? '')),
  ).toEqual([]);
  const [mail] = await api.db
    .select()
    .from(mails)
    .where(eq(mails.key, `password-changed:${id}`));
  expect(mail).toMatchObject({ recipient: null, data: null, status: 'failed' });

  for (const contact of [email, SHIPPING_ADDRESS.phone, 'Deleted', owner?.email ?? '']) {
    const path = `${apiPaths.order(id)}?contactInfo=${encodeURIComponent(contact)}`;
    expect((await api.call(path)).status).toBe(404);
  }
  const signIn = { email: owner?.email ?? '', password: PASSWORD };
  expect((await api.call(apiPaths.authorize, { body: signIn })).status).toBe(401);
});

test('an order that is placed while its account is deleted is refused, or keeps the account', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { token } = await api.signUp();
    const [order, deletion] = await Promise.all([
      api.call(apiPaths.orders, {
        token,
        body: { products: { scarf: 1 }, shippingAddress: SHIPPING_ADDRESS },
      }),
      remove(token),
    ]);
    expect([
      [201, 409],
      [401, 204],
    ]).toContainEqual([order.status, deletion.status]);
  }
});

test('both calls require a token', async () => {
  expect((await api.call(apiPaths.accountExport)).status).toBe(401);
  const body = { password: PASSWORD };
  expect((await api.call(apiPaths.accountInfo, { method: 'DELETE', body })).status).toBe(401);
});
