import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  apiPaths,
  ErrorBodySchema,
  ForgotPasswordResponseSchema,
} from '@storefront/host/contracts/api';
import { accountLinks, mails } from '../../db/schema';
import { mailedToken, mailsTo } from '../../testing/mails';
import { hashToken } from '../sessions/token-hash';

let api: TestApi;
let logged = '';
beforeAll(async () => {
  const logTo = { write: (line: string) => void (logged += line) };
  api = await createTestApi({ logLevel: 'trace' }, { logTo });
});
afterAll(() => api.close());

const forgot = (email: string) => api.call(apiPaths.forgotPassword, { body: { email } });

test('mails a link that works for half an hour, and stores its token as a hash only', async () => {
  const { email } = await api.signUp();
  const response = await forgot(` ${email.toUpperCase()} `);
  expect([response.status, response.headers['cache-control']]).toEqual([202, 'no-store']);
  expect(response.as(ForgotPasswordResponseSchema).message).toMatch(/^If there is an account/);

  const token = await mailedToken(api.db, email, 'password-reset');
  const [mail] = await mailsTo(api.db, email, 'password-reset', 1);
  expect(mail?.data).toEqual({ name: null, path: `/reset-password#token=${token}` });
  const links = await api.db.select().from(accountLinks);
  expect(JSON.stringify(links)).not.toContain(token);
  const link = links.find(({ tokenHash }) => tokenHash === hashToken(token));
  const minutes = ((link?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
  expect(mail?.expiresAt).toEqual(link?.expiresAt);
});

test('an email without an account gets the same response for the same work, and no mail', async () => {
  /** The response and the queries that it took. */
  async function workOf(email: string) {
    const queries = jest.spyOn(api.db._.session, 'prepareQuery');
    const { status, text, headers } = await forgot(email);
    const sql = queries.mock.calls.map(([query]) => query.sql);
    queries.mockRestore();
    return { status, text, names: Object.keys(headers).sort(), sql };
  }
  const { email } = await api.signUp();
  expect(await workOf('nobody@example.com')).toEqual(await workOf(email));
  await mailsTo(api.db, email, 'password-reset', 1);
  expect(await api.db.$count(mails, eq(mails.recipient, 'nobody@example.com'))).toBe(0);
});

test('mails to an address are limited to three, whether it has an account or not', async () => {
  const { email } = await api.signUp();
  const describeFour = async (address: string) => {
    const responses = [];
    for (let time = 0; time < 4; time += 1) responses.push(await forgot(address));
    return responses.map(({ status, text, headers }) => [status, text, headers['retry-after']]);
  };
  const known = await describeFour(email);
  expect(await describeFour('nobody.else@example.com')).toEqual(known);
  expect(known.map(([status]) => status)).toEqual([202, 202, 202, 429]);
  expect(known.at(-1)?.[1]).toContain('Please try again in 5 minutes.');
  expect(known.at(-1)?.[2]).toBe('300');
  expect(await mailsTo(api.db, email, 'password-reset', 3)).toHaveLength(3);
});

test('requests are rate-limited by IP address', async () => {
  const limited = await createTestApi({ rateLimitMax: 2 });
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three']) {
    const body = { email: `${name}@example.com` };
    statuses.push((await limited.call(apiPaths.forgotPassword, { body })).status);
  }
  await limited.close();
  expect(statuses).toEqual([202, 202, 429]);
});

test('refuses an invalid email, and names the field', async () => {
  const response = await forgot('nobody');
  expect(response.status).toBe(400);
  expect(response.as(ErrorBodySchema).field).toBe('email');
});

test('neither emails nor tokens are logged', async () => {
  const { email } = await api.signUp();
  await forgot(email);
  const token = await mailedToken(api.db, email, 'password-reset');
  const body = { token, password: 'short' };
  expect((await api.call(apiPaths.resetPassword, { body })).status).toBe(400);
  expect(logged).toContain(apiPaths.resetPassword);
  expect(logged).not.toContain(token);
  expect(logged).not.toContain(email);
});
