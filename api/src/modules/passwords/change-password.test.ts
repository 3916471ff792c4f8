import { createTestApi, type TestApi } from '../../testing/test-api';
import { apiPaths, AuthorizeResponseSchema, ErrorBodySchema } from '@storefront/host/contracts/api';
import { mailedToken, mailsTo } from '../../testing/mails';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const PASSWORD = 'a password';
const NEW_PASSWORD = 'quiet-harbour-9';

const change = (token: string, current = PASSWORD, next = NEW_PASSWORD) =>
  api.call(apiPaths.password, { method: 'PUT', token, body: { current, next } });

const signIn = (email: string, password: string) =>
  api.call(apiPaths.authorize, { body: { email, password } });

const statusOf = async (token: string) => (await api.call(apiPaths.accountInfo, { token })).status;

test('changes the password, signs all other devices out, and mails a notice', async () => {
  const { email, token } = await api.signUp();
  const { token: other } = (await signIn(email, PASSWORD)).as(AuthorizeResponseSchema);
  const response = await change(token);
  expect([response.status, response.text]).toEqual([204, '']);
  expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  expect((await signIn(email, PASSWORD)).status).toBe(401);
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  expect(await mailsTo(api.db, email, 'password-changed', 1)).toHaveLength(1);
});

test.each([
  ['current', 'wrong-horse', NEW_PASSWORD, 'The current password is wrong'],
  ['current', '', NEW_PASSWORD, /^current /],
  ['next', PASSWORD, 'short', 'Password must be at least 8 characters'],
  ['next', PASSWORD, PASSWORD, 'The new password is the current one; choose another'],
])('an invalid %s is refused by name (%j, %j)', async (field, current, next, error) => {
  const { token } = await api.signUp();
  const response = await change(token, current, next);
  expect(response.status).toBe(400);
  const body = response.as(ErrorBodySchema);
  expect(body.field).toBe(field);
  expect(body.error).toMatch(error);
});

test('requires a token', async () => {
  expect((await change('unknown')).status).toBe(401);
});

test('after ten wrong current passwords, even the right one has to wait', async () => {
  const { email, token } = await api.signUp();
  const statuses: number[] = [];
  for (let time = 0; time < 11; time += 1) {
    statuses.push((await change(token, 'wrong-horse')).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  const blocked = await change(token);
  expect([blocked.status, blocked.headers['retry-after']]).toEqual([429, expect.any(String)]);
  // Sign-ins are counted separately, so guesses in a session don't lock the owner out.
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test('failed sign-ins don’t prevent a signed-in owner from changing the password', async () => {
  const { email, token } = await api.signUp();
  for (let time = 0; time < 11; time += 1) await signIn(email, 'wrong-horse');
  expect((await change(token)).status).toBe(204);
});

test('of two concurrent changes one succeeds', async () => {
  const { token } = await api.signUp();
  const responses = await Promise.all([
    change(token, PASSWORD, 'first-password-1'),
    change(token, PASSWORD, 'second-password-2'),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([204, 400]);
});

test('a reset link that was mailed before stops working', async () => {
  const { email, token } = await api.signUp();
  await api.call(apiPaths.forgotPassword, { body: { email } });
  const linkToken = await mailedToken(api.db, email, 'password-reset');
  await change(token);
  const body = { token: linkToken, password: 'another-password-1' };
  expect((await api.call(apiPaths.resetPassword, { body })).status).toBe(400);
});
