import { createTestApi, type TestApi } from '../../testing/test-api';
import * as argon2 from '@node-rs/argon2';
import { apiPaths } from '@storefront/host/contracts/api';
import { sessions } from '../../db/schema';
import { mailedToken } from '../../testing/mails';

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...real, verify: jest.fn(real.verify) };
});

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('a sign-in gets no session when the password is replaced while it is verified', async () => {
  const { email } = await api.signUp();
  await api.call(apiPaths.forgotPassword, { body: { email } });
  const token = await mailedToken(api.db, email, 'password-reset');
  jest.mocked(argon2.verify).mockImplementationOnce(async () => {
    await api.call(apiPaths.resetPassword, { body: { token, password: 'quiet-harbour-9' } });
    return true;
  });
  const response = await api.call(apiPaths.authorize, { body: { email, password: 'a password' } });
  expect([response.status, response.text]).toEqual([401, '{"error":"Invalid email or password"}']);
  expect(await api.db.$count(sessions)).toBe(0);
});
