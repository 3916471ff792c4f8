import { createTestApi, type TestApi } from './testing/test-api';
import { Type } from 'typebox';
import { apiPaths, ErrorBodySchema } from '@storefront/host/contracts/api';
import { loggedFailure } from './http/logging';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const ORIGIN = 'http://localhost:3000';

test('reports its health', async () => {
  const response = await api.call(apiPaths.health);
  expect([response.status, response.text]).toEqual([200, '{"status":"ok"}']);
});

test('documents its calls on a page that loads nothing from other origins', async () => {
  const page = await api.call('/docs/');
  expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  for (const [, script] of page.text.matchAll(/<script src="\.(.+?)"/g)) {
    expect((await api.call(`/docs${script}`)).status).toBe(200);
  }
});

test('responds to an unknown path with 404 and {error}', async () => {
  const response = await api.call('/nothing?at=all');
  expect(response.status).toBe(404);
  expect(response.as(ErrorBodySchema).error).toBe('There is no GET /api/v1/nothing');
});

test('responds to an address that can’t be decoded with 400 and {error}', async () => {
  const response = await api.call('/products/%ff');
  expect([response.status, Object.keys(response.as(ErrorBodySchema))]).toEqual([400, ['error']]);
});

test('responds to a content type other than JSON with 415 and {error}', async () => {
  const response = await api.call(apiPaths.authorize, {
    body: 'email=a',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(response.status).toBe(415);
  expect(response.as(ErrorBodySchema).error).not.toBe('');
});

test.each([
  [apiPaths.authorize, { email: 'a\0@b.example', password: 'secret' }],
  [`${apiPaths.order('a\0b')}?contactInfo=a@b.example`, undefined],
])('responds to text that the database can’t store with 400: %j', async (path, body) => {
  const response = await api.call(path, body ? { method: 'POST', body } : {});
  expect(response.status).toBe(400);
  expect(response.as(ErrorBodySchema).error).toBe(
    'Leave out the NUL character: no text can have it.',
  );
});

test('the values of a failed query aren’t logged (D20)', () => {
  const cause = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const failure = Object.assign(new Error('params: meera@example.com', { cause }), {
    query: 'insert into "users" values ($1)',
    params: ['meera@example.com'],
  });
  const logged = loggedFailure(failure);
  expect(logged).toMatchObject({ code: '40P01', reason: 'deadlock detected' });
  expect(JSON.stringify(logged)).not.toContain('meera');
});

describe('CORS (D6)', () => {
  const preflight = (origin: string) =>
    api.call(apiPaths.orders, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('[API-01] lets the shop send cookies, a token and its domain, and remembers for two hours', async () => {
    const { status, headers } = await preflight(ORIGIN);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-max-age': '7200',
    });
    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(/, */);
    expect(allowed).toEqual(
      expect.arrayContaining(['content-type', 'authorization', 'x-store-host']),
    );
  });

  test('lets no other origin read anything', async () => {
    const { headers } = await preflight('https://evil.example');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const response = await api.call(apiPaths.storeInfo, {
      headers: { origin: 'https://evil.example' },
    });
    expect(response.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('failures have CORS headers, too', async () => {
    const response = await api.call(apiPaths.accountInfo, { headers: { origin: ORIGIN } });
    expect([response.status, response.headers['access-control-allow-origin']]).toEqual([
      401,
      ORIGIN,
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
  });
});

test('pictures may be shown on pages of another origin', async () => {
  const { headers } = await api.app.inject('/media/logo.svg');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('[API-02] publishes every call as OpenAPI 3.1', async () => {
  const { openapi, paths } = (await api.call(apiPaths.openApi)).as(
    Type.Object({
      openapi: Type.String(),
      paths: Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown())),
    }),
  );
  expect(openapi).toBe('3.1.0');
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls.sort()).toEqual([
    'DELETE /api/v1/accountInfo',
    'DELETE /api/v1/addresses/{id}',
    'DELETE /api/v1/alerts/{id}',
    'DELETE /api/v1/orders/{id}/returns/{returnId}',
    'DELETE /api/v1/reviews/{id}',
    'DELETE /api/v1/sessions',
    'DELETE /api/v1/sessions/{id}',
    'DELETE /api/v1/wishlist/{id}',
    'GET /api/v1/accountInfo',
    'GET /api/v1/accountInfo/export',
    'GET /api/v1/addresses',
    'GET /api/v1/alerts',
    'GET /api/v1/changes',
    'GET /api/v1/collections',
    'GET /api/v1/collections/{slug}',
    'GET /api/v1/delivery',
    'GET /api/v1/gift-cards',
    'GET /api/v1/health',
    'GET /api/v1/messages/choices',
    'GET /api/v1/orders',
    'GET /api/v1/orders/{id}',
    'GET /api/v1/orders/{id}/cash-on-delivery',
    'GET /api/v1/orders/{id}/credit-notes/{number}',
    'GET /api/v1/orders/{id}/events',
    'GET /api/v1/orders/{id}/invoice',
    'GET /api/v1/orders/{id}/returns/{returnId}/label',
    'GET /api/v1/payments/fields',
    'GET /api/v1/pincodes/{pin}',
    'GET /api/v1/products',
    'GET /api/v1/products/suggest',
    'GET /api/v1/products/{id}',
    'GET /api/v1/products/{id}/related',
    'GET /api/v1/products/{id}/reviews',
    'GET /api/v1/reviews',
    'GET /api/v1/sessions',
    'GET /api/v1/store-credit',
    'GET /api/v1/storeInfo',
    'GET /api/v1/wishlist',
    'PATCH /api/v1/accountInfo',
    'POST /api/v1/addresses',
    'POST /api/v1/alerts',
    'POST /api/v1/alerts/confirm',
    'POST /api/v1/alerts/unsubscribe',
    'POST /api/v1/gift-cards',
    'POST /api/v1/gift-cards/balance',
    'POST /api/v1/messages/choices',
    'POST /api/v1/messages/stop',
    'POST /api/v1/orders',
    'POST /api/v1/orders/{id}/cancel',
    'POST /api/v1/orders/{id}/cash-on-delivery',
    'POST /api/v1/orders/{id}/cash-on-delivery/code',
    'POST /api/v1/orders/{id}/returns',
    'POST /api/v1/payments',
    'POST /api/v1/payments/callback',
    'POST /api/v1/quotes',
    'POST /api/v1/reviews/{id}/pictures',
    'POST /api/v1/users/authorize',
    'POST /api/v1/users/forgot-password',
    'POST /api/v1/users/logout',
    'POST /api/v1/users/register',
    'POST /api/v1/users/reset-password',
    'POST /api/v1/users/verification-mail',
    'POST /api/v1/users/verify-email',
    'POST /api/v1/wishlist',
    'PUT /api/v1/addresses/{id}',
    'PUT /api/v1/reviews/{id}',
    'PUT /api/v1/users/password',
    'PUT /api/v1/wishlist/{id}',
  ]);
});

describe('the log (D20)', () => {
  /** What the API logs at trace level while it responds to a call. */
  async function logOf(path: string, headers: Record<string, string> = {}) {
    const lines: string[] = [];
    const logging = await createTestApi(
      { logLevel: 'trace' },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    const response = await logging.call(path, { headers });
    await logging.close();
    return { lines, id: response.headers['x-request-id'] };
  }

  test('has neither queries nor contacts nor tokens', async () => {
    const path = `${apiPaths.order('X')}?contactInfo=meera%40b.example&x=98450`;
    const { lines } = await logOf(path, { authorization: 'Bearer a-secret-token' });
    expect(lines.join('')).toContain('"url":"/api/v1/orders/X"');
    expect(lines.join('')).not.toMatch(/meera|98450|secret/);
  });

  test('has the request id of the response in each line', async () => {
    const id = '0af7651916cd43dd8448eb211c80319c';
    const logged = await logOf(apiPaths.accountInfo, { 'x-request-id': id });
    expect(logged.id).toBe(id);
    const ids = logged.lines.map((line) => (JSON.parse(line) as { requestId: string }).requestId);
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids)).toEqual(new Set([id]));
  });

  test('has a generated request id instead of an invalid one', async () => {
    const { id } = await logOf(apiPaths.health, { 'x-request-id': 'a "quoted" one' });
    expect(id).toMatch(/^[\da-f-]{36}$/);
  });
});
