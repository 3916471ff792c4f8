import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import { apiPaths, ErrorBodySchema } from '@storefront/host/contracts/api';
import { accountLinks, users } from '../../db/schema';
import { mailedToken, mailsTo } from '../../testing/mails';
import { deleteExpired } from '../sign-in/sign-in.service';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const NEW_PASSWORD = 'quiet-harbour-9';

/** A shopper who has requested a link. */
async function forgetfulShopper(mailCount = 1) {
  const shopper = await api.signUp();
  return { ...shopper, linkToken: await requestLink(shopper.email, mailCount) };
}

async function requestLink(email: string, mailCount: number): Promise<string> {
  await api.call(apiPaths.forgotPassword, { body: { email } });
  return mailedToken(api.db, email, 'password-reset', mailCount);
}

const reset = (token: string, password = NEW_PASSWORD) =>
  api.call(apiPaths.resetPassword, {
    body: { token, password },
    headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Firefox/140.0' },
  });

const signIn = (email: string, password: string, cookie = '') =>
  api.call(apiPaths.authorize, { body: { email, password }, headers: { cookie } });

const statusOf = async (token: string) => (await api.call(apiPaths.accountInfo, { token })).status;

test('sets the password, signs every device out, and mails a notice', async () => {
  const { email, token, linkToken } = await forgetfulShopper();
  const response = await reset(linkToken);
  expect([response.status, response.text]).toEqual([204, '']);
  expect(await statusOf(token)).toBe(401);
  expect((await signIn(email, 'a password')).status).toBe(401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  const [mail] = await mailsTo(api.db, email, 'password-changed', 1);
  expect(mail?.data).toMatchObject({ name: null, device: 'Firefox on Windows' });
});

test('verifies the address, because the link was mailed to it', async () => {
  const { email, linkToken } = await forgetfulShopper();
  await reset(linkToken);
  const [user] = await api.db.select().from(users).where(eq(users.email, email));
  expect(user?.emailVerifiedAt).toEqual(expect.any(Date));
});

test('a link that was used, was replaced, has expired or is unknown is refused with the same error', async () => {
  const { linkToken: used } = await forgetfulShopper();
  await reset(used);
  const { email, linkToken: replaced } = await forgetfulShopper();
  await requestLink(email, 2);
  const { email: late, linkToken: expired } = await forgetfulShopper();
  const [{ id: userId } = { id: '' }] = await api.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, late));
  await api.db
    .update(accountLinks)
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where(eq(accountLinks.userId, userId));

  for (const token of [used, replaced, expired, 'unknown']) {
    const response = await reset(token, 'another-password-1');
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema)).toEqual({
      error: 'This link was used already, or has expired. Please ask for a new one.',
      field: 'token',
    });
  }
});

test('of two concurrent resets with one link, one succeeds and the other is refused', async () => {
  const { email, linkToken } = await forgetfulShopper();
  const passwords = ['first-password-1', 'second-password-2'];
  const responses = await Promise.all(passwords.map((password) => reset(linkToken, password)));
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
  const winner = responses.findIndex(({ status }) => status === 204);
  expect((await signIn(email, passwords[winner] ?? '')).status).toBe(200);
  expect((await signIn(email, passwords[1 - winner] ?? '')).status).toBe(401);
  expect(await mailsTo(api.db, email, 'password-changed', 1)).toHaveLength(1);
});

test('a refused password doesn’t use up the link', async () => {
  const { email, linkToken } = await forgetfulShopper();
  for (const [password, problem] of [
    ['short', /at least 8/],
    ['password123', /most common/],
    [email, /your email/],
  ] as const) {
    const response = await reset(linkToken, password);
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).field).toBe('password');
    expect(response.as(ErrorBodySchema).error).toMatch(problem);
  }
  expect((await reset(linkToken)).status).toBe(204);
});

test('lets the owner sign in immediately on any device, even after too many wrong passwords', async () => {
  const { email, linkToken } = await forgetfulShopper();
  const first = await signIn(email, 'a password');
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  for (const device of [cookie, undefined]) {
    for (let time = 0; time < 10; time += 1) await signIn(email, 'wrong-horse', device);
    expect((await signIn(email, 'a password', device)).status).toBe(429);
  }
  await reset(linkToken);
  for (const device of [cookie, undefined]) {
    expect((await signIn(email, NEW_PASSWORD, device)).status).toBe(200);
  }
});

test('a link that verifies an address sets no password', async () => {
  const { email } = await api.signUp();
  const token = await mailedToken(api.db, email, 'verify-email');
  expect((await reset(token)).status).toBe(400);
});

test('expired links are deleted', async () => {
  await forgetfulShopper();
  await deleteExpired(api.db, new Date());
  const resets = eq(accountLinks.purpose, 'password-reset');
  expect(await api.db.$count(accountLinks, resets)).toBeGreaterThan(0);
  await deleteExpired(api.db, new Date(Date.now() + 31 * 60_000));
  expect(await api.db.$count(accountLinks, resets)).toBe(0);
});
