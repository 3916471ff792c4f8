import { createTestApi, type TestApi } from '../../testing/test-api';
import { eq } from 'drizzle-orm';
import {
  AccountInfoResponseSchema,
  apiPaths,
  AuthorizeResponseSchema,
  ErrorBodySchema,
  RegisterResponseSchema,
} from '@storefront/host/contracts/api';
import { sessions, users } from '../../db/schema';
import { DEMO_USER } from '../../demo/demo-user';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const person = { firstName: 'Kavya', lastName: 'Menon', password: 'secret-7' };
const credentials = { email: DEMO_USER.email, password: DEMO_USER.password };

const register = (email: string) => api.call(apiPaths.register, { body: { ...person, email } });
const authorize = (email: string, password: string) =>
  api.call(apiPaths.authorize, { body: { email, password } });

describe('POST /users/register', () => {
  test('[API-02] creates an account and responds with 201 and the account', async () => {
    const response = await register('kavya@example.com');
    expect(response.status).toBe(201);
    const { id, ...account } = response.as(RegisterResponseSchema);
    expect(id).not.toBe('');
    expect(account).toEqual({
      email: 'kavya@example.com',
      firstName: 'Kavya',
      lastName: 'Menon',
    });
  });

  test('stores the email trimmed and lowercased', async () => {
    await register('  Kavya.M@Example.COM ');
    const response = await authorize('kavya.m@EXAMPLE.com  ', person.password);
    expect(response.status).toBe(200);
    const again = await register('KAVYA.M@example.com');
    expect(again.status).toBe(409);
    expect(again.as(ErrorBodySchema).error).toBe('An account with this email already exists');
  });

  test('one address in two spellings of its domain is one account', async () => {
    await register('kavya@bücher.example');
    expect((await register('kavya@xn--bcher-kva.example')).status).toBe(409);
    expect((await authorize('kavya@Bücher.example', person.password)).status).toBe(200);
  });

  test('registering does not sign in', async () => {
    const response = await register('not.signed.in@example.com');
    expect(response.text).not.toContain('token');
  });

  test('stores a password only as a hash', async () => {
    await register('hashed@example.com');
    const [row] = await api.db.select().from(users).where(eq(users.email, 'hashed@example.com'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each([
    ['email', { email: 'nobody' }],
    ['email', { email: undefined }],
    ['password', { password: '1234567' }],
    ['password', { password: '      ' }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'Wrong@example.com' }],
    ['password', { password: 123456 }],
    ['firstName', { firstName: ' A ' }],
    ['lastName', { lastName: '' }],
    ['firstName', { firstName: 'YOU WON https://prize.example' }],
    ['lastName', { lastName: 'Iyer\r\nBcc: someone@example.com' }],
    ['lastName', { lastName: '\u200B\u200B\u200B' }],
    ['lastName', { lastName: undefined }],
  ])('refuses a wrong %s with 400 and names it: %j', async (field, wrong) => {
    const response = await api.call(apiPaths.register, {
      body: { ...person, email: 'wrong@example.com', ...wrong },
    });
    expect(response.status).toBe(400);
    const body = response.as(ErrorBodySchema);
    expect(body.field).toBe(field);
    expect(body.error.toLowerCase().replace(' ', '')).toContain(field.toLowerCase());
  });

  test('accepts names of exactly two characters', async () => {
    const response = await api.call(apiPaths.register, {
      body: { ...person, email: 'bo@example.com', firstName: 'Bo', lastName: ' Li ' },
    });
    expect(response.as(RegisterResponseSchema)).toMatchObject({ firstName: 'Bo', lastName: 'Li' });
  });
});

describe('POST /users/authorize', () => {
  test('[API-02] returns a token for the right password', async () => {
    const response = await api.call(apiPaths.authorize, {
      body: { ...credentials, rememberMe: true },
    });
    expect(response.status).toBe(200);
    expect(response.as(AuthorizeResponseSchema).token).toMatch(/^[\w-]{43}$/);
  });

  test('stores tokens only as hashes, so that a leaked table is useless', async () => {
    const { token } = (await authorize(credentials.email, credentials.password)).as(
      AuthorizeResponseSchema,
    );
    const rows = await api.db.select().from(sessions);
    expect(rows.map(({ tokenHash }) => tokenHash)).not.toContain(token);
  });

  test('responds in the same way to an unknown email and a wrong password', async () => {
    const unknown = await authorize('nobody@example.com', 'whatever');
    const wrong = await authorize(credentials.email, 'whatever');
    expect([unknown.status, unknown.text]).toEqual([401, '{"error":"Invalid email or password"}']);
    expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
  });

  test('names the missing field', async () => {
    const response = await api.call(apiPaths.authorize, { body: { email: credentials.email } });
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema)).toEqual({
      error: 'password is required',
      field: 'password',
    });
  });

  test('responds with an error to a body that isn’t JSON', async () => {
    const response = await api.call(apiPaths.authorize, {
      body: '{"email":',
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
    expect(response.as(ErrorBodySchema).error).not.toBe('');
  });
});

test('counts a password in characters, in any Unicode normalisation', async () => {
  const password = '\u0915\u094dé🦊'.repeat(32);
  const email = 'unicode@example.com';
  const response = await api.call(apiPaths.register, { body: { ...person, email, password } });
  expect(response.status).toBe(201);
  expect((await authorize(email, password.normalize('NFD'))).status).toBe(200);
});

describe('GET /accountInfo', () => {
  test('[API-02] returns the account in data', async () => {
    const { token } = await api.signUp();
    const response = await api.call(apiPaths.accountInfo, { token });
    expect(response.status).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = response.as(AccountInfoResponseSchema);
    expect(data).toMatchObject({ firstName: 'Meera', lastName: 'Iyer' });
    expect(Date.now() - Date.parse(data.createdAt)).toBeLessThan(60_000);
  });

  test('responds with 401 without a token, with an unknown and with an expired one', async () => {
    const { token } = await api.signUp();
    expect((await api.call(apiPaths.accountInfo)).status).toBe(401);
    const unknown = await api.call(apiPaths.accountInfo, { token: 'unknown' });
    expect(unknown.status).toBe(401);
    expect(unknown.as(ErrorBodySchema).error).toBe('Please sign in to continue.');
    await api.db.update(sessions).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(401);
  });

  test('an unknown token is ignored on a public call', async () => {
    const response = await api.call(apiPaths.storeInfo, { token: 'unknown' });
    expect(response.status).toBe(200);
  });
});

describe('POST /users/logout', () => {
  test('ends only the session of that token', async () => {
    const { email, token } = await api.signUp();
    const other = (await authorize(email, 'a password')).as(AuthorizeResponseSchema).token;
    expect((await api.call(apiPaths.logout, { method: 'POST', token })).status).toBe(204);
    expect((await api.call(apiPaths.accountInfo, { token })).status).toBe(401);
    expect((await api.call(apiPaths.accountInfo, { token: other })).status).toBe(200);
  });

  test('responds with success to an unknown token', async () => {
    const response = await api.call(apiPaths.logout, { method: 'POST', token: 'unknown' });
    expect([response.status, response.text]).toEqual([204, '']);
  });
});

test('limits the sign-in attempts of one IP address', async () => {
  const limited = await createTestApi({ rateLimitMax: 3 });
  const statuses: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    const response = await limited.call(apiPaths.authorize, {
      body: { email: 'nobody@example.com', password: 'guess' },
    });
    statuses.push(response.status);
    if (response.status === 429) {
      expect(response.as(ErrorBodySchema).error).toMatch(/^Too many attempts/);
    }
  }
  await limited.close();
  expect(statuses).toEqual([401, 401, 401, 429]);
});

describe('PATCH /accountInfo', () => {
  const change = (token: string | undefined, body: object) =>
    api.call(apiPaths.accountInfo, {
      method: 'PATCH',
      body,
      ...(token !== undefined && { token }),
    });

  test('changes the given values, and leaves the rest', async () => {
    const { token } = await api.signUp();
    const first = await change(token, { firstName: ' Kavya ', phone: '98450 123456' });
    expect(first.as(ErrorBodySchema).field).toBe('phone');
    await change(token, { firstName: ' Kavya ', phone: '098450 12345' });
    await change(token, { mailWishlist: true });
    await change(token, {});
    const { data } = (await api.call(apiPaths.accountInfo, { token })).as(
      AccountInfoResponseSchema,
    );
    expect(data).toMatchObject({
      firstName: 'Kavya',
      lastName: 'Iyer',
      phone: '+919845012345',
      mailWishlist: true,
    });
  });

  test('a blank phone, or +91 alone, removes it', async () => {
    const { token } = await api.signUp();
    for (const blank of ['', ' +91 ']) {
      await change(token, { phone: '+919845012345' });
      const { data } = (await change(token, { phone: blank })).as(AccountInfoResponseSchema);
      expect(data).not.toHaveProperty('phone');
    }
  });

  test.each([
    ['firstName', { firstName: 'K' }],
    ['firstName', { firstName: 'Kavya \u202Eayi' }],
    ['lastName', { lastName: 'x'.repeat(81) }],
    ['phone', { phone: '+4420794609581' }],
    ['mailWishlist', { mailWishlist: 'often' }],
  ])('refuses a wrong %s with 400 and names it', async (field, body) => {
    const { token } = await api.signUp();
    const response = await change(token, body);
    expect([response.status, response.as(ErrorBodySchema).field]).toEqual([400, field]);
  });

  test('requires a token', async () => {
    expect((await change(undefined, { firstName: 'Kavya' })).status).toBe(401);
  });
});
