import { eq } from 'drizzle-orm';
import { apiPaths } from '@storefront/host/contracts/api';
import { auditLog, users } from '../db/schema';
import { addProduct, placedOrder } from '../testing/orders';
import { createTestApi, type TestApi } from '../testing/test-api';
import { type CustomersCommand, runCustomersCommand } from './customers-command';

let api: TestApi;
let kavya: { email: string };
beforeAll(async () => {
  api = await createTestApi();
  await api.signUp();
  kavya = await api.signUp();
  const change = { firstName: 'Kavya', lastName: 'Menon', phone: '+919123456780' };
  await api.db.update(users).set(change).where(eq(users.email, kavya.email));
});
afterAll(() => api.close());

const config = { publicUrl: 'https://api.example', returnDays: 7 };
const run = (command: CustomersCommand) =>
  runCustomersCommand({ db: api.db, provider: undefined, config }, command);

test.each([
  ['a part of the email', () => kavya.email.slice(0, -8)],
  ['the name', () => 'kavya menon'],
  ['the phone', () => '+91 91234 56780'],
])('a customer is found by %s', async (_, word) => {
  const page: unknown = JSON.parse(await run({ action: 'find', words: [word()], json: true }));
  expect(page).toMatchObject({
    total: 1,
    customers: [{ email: kavya.email, name: 'Kavya Menon', phone: '+919123456780' }],
  });
});

test('a page of customers says how many there are', async () => {
  const page = await run({ action: 'find', words: [] });
  expect(page).toContain(`Kavya Menon  ${kavya.email} (not verified)  +919123456780`);
  expect(page).toMatch(/\nPage 1 of 1, \d customers\.$/);
  expect(await run({ action: 'find', words: ['nobody'] })).toBe('No customers.');
});

test('the placeholder of a deleted account isn’t found', async () => {
  const placeholder = { id: 'former', email: 'deleted former', passwordHash: '' };
  const names = { firstName: '', lastName: '', createdAt: new Date() };
  await api.db.insert(users).values({ ...placeholder, ...names });
  expect(await run({ action: 'find', words: ['deleted'] })).toBe('No customers.');
});

test('all that the shop knows of a customer is exported by email or id', async () => {
  const byEmail = await run({ action: 'export', customer: kavya.email.toUpperCase() });
  const record = JSON.parse(byEmail) as { id: string };
  expect(record).toMatchObject({ account: { email: kavya.email }, addresses: [], orders: [] });
  expect(byEmail).not.toContain('passwordHash');
  expect(await run({ action: 'export', customer: record.id })).toContain(kavya.email);
  await expect(run({ action: 'export', customer: 'nobody' })).rejects.toThrow(
    'There is no account nobody.',
  );
});

test('an account that nobody can sign in to for a while is unlocked, and that is recorded', async () => {
  const { email } = await api.signUp();
  const signIn = (password: string) =>
    api.call(apiPaths.authorize, { body: { email, password } }).then(({ status }) => status);
  for (let attempt = 0; attempt < 10; attempt += 1) expect(await signIn('wrong')).toBe(401);
  expect(await signIn('a password')).toBe(429);
  const command = { action: 'unlock', customer: email, author: 'asha', note: 'called' } as const;
  expect(await run(command)).toBe(`${email} can sign in again at once.`);
  expect(await signIn('a password')).toBe(200);
  const records = await api.db.select().from(auditLog).where(eq(auditLog.author, 'asha'));
  expect(records).toMatchObject([{ after: { signInAttempts: 0 }, reason: 'called' }]);
});

test('an account is shown with its orders, and deleted only with a confirmation', async () => {
  const { email, token } = await api.signUp();
  await addProduct(api.db, { id: 'stole', regularPrice: 250_000 });
  const orderId = await placedOrder(api, token, { stole: 1 });
  expect(await run({ action: 'show', customer: email })).toMatch(
    new RegExp(`${email}.*\\n.*${orderId}  pending  ₹2,500\\.00$`),
  );
  const command = { action: 'delete', customer: email, author: 'Asha' } as const;
  await expect(run(command)).rejects.toThrow('Add --yes to do it.');
  await expect(run({ ...command, yes: true })).rejects.toThrow('waits for its payment');
  await api.call(`${apiPaths.orders}/${orderId}/cancel`, { token, method: 'POST' });
  expect(await run({ ...command, yes: true })).toBe(`The account ${email} is deleted.`);
  await expect(run({ action: 'show', customer: email })).rejects.toThrow('There is no account');
});
