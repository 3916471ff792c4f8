import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  apiPaths,
  AuthorizeResponseSchema,
  SessionsResponseSchema,
} from '@storefront/host/contracts/api';
import { sessions } from '../../db/schema';
import { hashToken } from './token-hash';

const MS_PER_HOUR = 60 * 60 * 1000;
const WINDOWS_CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function signIn(
  email: string,
  { rememberMe, userAgent = WINDOWS_CHROME }: { rememberMe?: boolean; userAgent?: string } = {},
): Promise<string> {
  const response = await api.call(apiPaths.authorize, {
    body: { email, password: 'a password', ...(rememberMe !== undefined && { rememberMe }) },
    headers: { 'user-agent': userAgent },
  });
  return response.as(AuthorizeResponseSchema).token;
}

async function rowOf(token: string) {
  const rows = await api.db.select().from(sessions);
  const row = rows.find(({ tokenHash }) => tokenHash === hashToken(token));
  if (!row) throw new Error('There is no such session.');
  return row;
}

/** Makes the session older by so many hours. */
async function lastUsedBefore(token: string, hours: number): Promise<void> {
  const { tokenHash, lastUsedAt, expiresAt } = await rowOf(token);
  const before = (moment: Date) => new Date(moment.getTime() - hours * MS_PER_HOUR);
  await api.db
    .update(sessions)
    .set({ lastUsedAt: before(lastUsedAt), expiresAt: before(expiresAt) })
    .where(eq(sessions.tokenHash, tokenHash));
}

const statusOf = async (token: string) => (await api.call(apiPaths.accountInfo, { token })).status;

describe('how long a session lasts', () => {
  test.each([
    ['without “Remember me”', false, 12],
    ['with it', true, 30 * 24],
    ['of a client that doesn’t say', undefined, 30 * 24],
  ])('%s', async (_, rememberMe, hours) => {
    const { email } = await api.signUp();
    const token = await signIn(email, { ...(rememberMe !== undefined && { rememberMe }) });
    await lastUsedBefore(token, hours - 0.1);
    expect(await statusOf(token)).toBe(200);
    await lastUsedBefore(token, hours + 0.1);
    expect(await statusOf(token)).toBe(401);
  });

  test('each use extends it', async () => {
    const { email } = await api.signUp();
    const token = await signIn(email, { rememberMe: false });
    for (let day = 0; day < 3; day += 1) {
      await lastUsedBefore(token, 11);
      expect(await statusOf(token)).toBe(200);
    }
  });

  test('it is written at most once an hour', async () => {
    const { token } = await api.signUp();
    await lastUsedBefore(token, 0.9);
    const before = await rowOf(token);
    await statusOf(token);
    expect(await rowOf(token)).toEqual(before);
    await lastUsedBefore(token, 0.2);
    await statusOf(token);
    expect((await rowOf(token)).lastUsedAt.getTime()).toBeGreaterThan(before.lastUsedAt.getTime());
  });
});

describe('GET /sessions', () => {
  test('lists the account’s devices, the last used first', async () => {
    const { email, token: older } = await api.signUp();
    await lastUsedBefore(older, 3);
    await signIn(email, { userAgent: IPHONE });
    const token = await signIn(email);
    await api.signUp();
    const response = await api.call(apiPaths.sessions, { token });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(
      response
        .as(SessionsResponseSchema)
        .map(({ device, isCurrent }) => [device, isCurrent])
        .sort(),
    ).toEqual([
      ['Chrome on Windows', true],
      ['Safari on iPhone', false],
      ['Unknown device', false],
    ]);
    expect(response.as(SessionsResponseSchema).at(-1)?.device).toBe('Unknown device');
    expect(response.text).not.toContain(token);
  });

  test('says in Hindi that a device is unknown', async () => {
    const hindi = await createTestApi({ languages: ['en', 'hi'] });
    const { token } = await hindi.signUp();
    const headers = { 'accept-language': 'hi' };
    const response = await hindi.call(apiPaths.sessions, { token, headers });
    await hindi.close();
    expect(response.as(SessionsResponseSchema)).toMatchObject([{ device: 'अज्ञात डिवाइस' }]);
  });

  test('requires a token', async () => {
    expect((await api.call(apiPaths.sessions)).status).toBe(401);
    expect((await api.call(apiPaths.sessions, { method: 'DELETE' })).status).toBe(401);
    expect((await api.call(apiPaths.session('x'), { method: 'DELETE' })).status).toBe(401);
  });
});

describe('DELETE /sessions', () => {
  test('/{id} ends that session', async () => {
    const { email, token } = await api.signUp();
    const other = await signIn(email);
    const { tokenHash: id } = await rowOf(other);
    const response = await api.call(apiPaths.session(id), { method: 'DELETE', token });
    expect([response.status, response.text]).toEqual([204, '']);
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401]);
  });

  test('/{id} never ends another account’s session', async () => {
    const { token } = await api.signUp();
    const { token: somebodyElse } = await api.signUp();
    const { tokenHash: id } = await rowOf(somebodyElse);
    const response = await api.call(apiPaths.session(id), { method: 'DELETE', token });
    expect(response.status).toBe(404);
    expect(await statusOf(somebodyElse)).toBe(200);
  });

  test('ends all sessions of the account except the caller’s', async () => {
    const { email, token } = await api.signUp();
    const others = [await signIn(email), await signIn(email, { userAgent: IPHONE })];
    const { token: somebodyElse } = await api.signUp();
    const response = await api.call(apiPaths.sessions, { method: 'DELETE', token });
    expect(response.status).toBe(204);
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
    expect([await statusOf(token), await statusOf(somebodyElse)]).toEqual([200, 200]);
  });
});
