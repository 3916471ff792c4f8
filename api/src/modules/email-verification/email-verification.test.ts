import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  AccountInfoResponseSchema,
  apiPaths,
  AuthorizeResponseSchema,
  ErrorBodySchema,
} from '@storefront/host/contracts/api';
import { accountLinks } from '../../db/schema';
import { DEMO_USER } from '../../demo/demo-user';
import { mailedToken, mailsTo } from '../../testing/mails';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const verify = (token: string) => api.call(apiPaths.verifyEmail, { body: { token } });
const sendAgain = (token: string) => api.call(apiPaths.verificationMail, { method: 'POST', token });

async function isVerified(token: string) {
  const response = await api.call(apiPaths.accountInfo, { token });
  return response.as(AccountInfoResponseSchema).data.emailVerified;
}

test('a registration mails a link that verifies the address and is valid for a day', async () => {
  const { email, token } = await api.signUp();
  expect(await isVerified(token)).toBe(false);
  const linkToken = await mailedToken(api.db, email, 'verify-email');
  const [mail] = await mailsTo(api.db, email, 'verify-email', 1);
  expect(mail?.data).toEqual({ name: null, path: `/verify-email#token=${linkToken}` });
  const hours = ((mail?.expiresAt.getTime() ?? 0) - Date.now()) / 3_600_000;
  expect(hours).toBeGreaterThan(23.9);
  expect(hours).toBeLessThanOrEqual(24);
  expect((await verify(linkToken)).status).toBe(204);
  expect(await isVerified(token)).toBe(true);
});

test('[MAIL-04] only mails to a verified address have the name of the account', async () => {
  const { email } = await api.signUp();
  const requestReset = () => api.call(apiPaths.forgotPassword, { body: { email } });
  await requestReset();
  const [before] = await mailsTo(api.db, email, 'password-reset', 1);
  expect(before?.data).toMatchObject({ name: null });
  await verify(await mailedToken(api.db, email, 'verify-email'));
  await requestReset();
  const mails = await mailsTo(api.db, email, 'password-reset', 2);
  expect(mails.map(({ data }) => data)).toContainEqual(expect.objectContaining({ name: 'Meera' }));
});

test('a link that is opened twice, for example by a mail scanner, succeeds twice', async () => {
  const { email, token } = await api.signUp();
  const linkToken = await mailedToken(api.db, email, 'verify-email');
  expect((await verify(linkToken)).status).toBe(204);
  expect((await verify(linkToken)).status).toBe(204);
  expect(await isVerified(token)).toBe(true);
});

test('a link that is unknown, was replaced or has expired is refused', async () => {
  const { email, token } = await api.signUp();
  const replaced = await mailedToken(api.db, email, 'verify-email');
  await sendAgain(token);
  const expired = await mailedToken(api.db, email, 'verify-email', 2);
  expect(expired).not.toBe(replaced);
  await api.db
    .update(accountLinks)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(accountLinks.purpose, 'verify-email'));
  for (const linkToken of ['unknown', replaced, expired]) {
    const response = await verify(linkToken);
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, 'token']);
  }
  expect(await isVerified(token)).toBe(false);
});

test('the link is sent again three times, then the limit applies', async () => {
  const { email, token } = await api.signUp();
  const statuses: number[] = [];
  for (let time = 0; time < 4; time += 1) statuses.push((await sendAgain(token)).status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  expect(await mailsTo(api.db, email, 'verify-email', 4)).toHaveLength(4);
});

test('a verified address gets no further mail', async () => {
  const { email, token } = await api.signUp();
  await verify(await mailedToken(api.db, email, 'verify-email'));
  expect((await sendAgain(token)).status).toBe(204);
  expect(await mailsTo(api.db, email, 'verify-email', 1)).toHaveLength(1);
});

test('sending again requires a token', async () => {
  expect((await sendAgain('unknown')).status).toBe(401);
});

test('the demo’s login is verified', async () => {
  const { email, password } = DEMO_USER;
  const response = await api.call(apiPaths.authorize, { body: { email, password } });
  expect(await isVerified(response.as(AuthorizeResponseSchema).token)).toBe(true);
});
