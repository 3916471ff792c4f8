import { allowFailedCalls } from '../../fake-api/failed-calls';
import { failure, noResponse } from '../../fake-api/responses';
import { expect, test } from '../../fake-api/test';
import { PAYMENT } from '../../fake-api/samples';
import { expectControlled } from '../../support/checks/hydration';
import { startSignedIn } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';

test('[API-01] calls are JSON under /api/v1, with cookies and the store’s domain @smoke', async ({
  page,
  fakeApi,
  workerFakeApi,
}) => {
  await page
    .context()
    .addCookies([{ name: 'visit', value: 'one', url: workerFakeApi.origin, sameSite: 'Lax' }]);
  await page.goto('/login');
  const sent = page.waitForRequest(`${workerFakeApi.origin}/api/v1/users/authorize`);
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await sent;
  await expect(page).toHaveURL('/');
  const [call] = fakeApi.requestsTo('POST /users/authorize');
  const { host } = new URL(page.url());
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    origin: `http://${host}`,
    'x-store-host': host,
  });
  expect(call?.headers.accept).toContain('application/json');
  expect(call?.headers.cookie).toContain('visit=one');
});

test('[API-01] signed out, a GET needs no preflight, because it has no custom headers', async ({
  page,
  fakeApi,
}) => {
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.goto('/api-test');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const { origin } = new URL(page.url());
  const fromBrowser = fakeApi
    .requestsTo('GET /storeInfo')
    .filter(({ headers }) => headers.origin === origin);
  expect(fromBrowser.length).toBeGreaterThan(0);
  for (const { headers } of fromBrowser) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-store-host']).toBeUndefined();
    expect(headers['content-type']).toBeUndefined();
  }
  expect(methods).not.toContain('OPTIONS');
});

test('[API-01] the page server sends the store’s domain and no data of the visitor', async ({
  page,
  fakeApi,
}) => {
  await startSignedIn(page, { token: 'a-token' });
  await page.goto('/products?category=women');
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  const { host } = new URL(page.url());
  const [call] = fakeApi.requestsTo('GET /products');
  expect(call?.headers.origin).toBeUndefined();
  expect(call?.headers['x-store-host']).toBe(host);
  expect(call?.headers.authorization).toBeUndefined();
  expect(call?.headers.cookie).toBeUndefined();
});

test('[API-01] a call has no timeout: a response after two minutes is still used', async ({
  page,
  fakeApi,
}) => {
  await page.clock.install();
  await startSignedIn(page, { token: 'a-token' });
  const held = fakeApi.hold('GET /accountInfo');
  await page.goto('/account');
  await expect.poll(() => fakeApi.requestsTo('GET /accountInfo').length).toBe(1);
  // Loading a fragment has a time limit, so it must be complete before the clock advances.
  await expectControlled(page.getByRole('region', { name: 'Our promise' }));
  await page.clock.runFor(120_000);
  held.release();
  await expect(page.getByText('meera@example.com')).toBeVisible();
  expect(fakeApi.requestsTo('GET /accountInfo')).toHaveLength(1);
});

test('[API-04] every failed call is in the browser’s console, with method and path', async ({
  page,
  fakeApi,
  consoleGuard,
}) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/could not be loaded/, /The sign-in failed/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const expectLogged = (text: string) =>
    expect.poll(() => logged).toContainEqual(expect.stringContaining(text));

  fakeApi.respondTo('POST /users/authorize', failure(500));
  await page.goto('/login');
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await expectLogged('POST /users/authorize failed: Request failed with status code 500');

  await startSignedIn(page, { token: 'a-token' });
  fakeApi.respondTo('GET /accountInfo', failure(403));
  await page.goto('/account');
  await expectLogged('GET /accountInfo failed: Request failed with status code 403');

  fakeApi.respondTo('GET /orders', noResponse);
  await page.goto('/orders');
  await expectLogged('GET /orders failed: Network Error');

  fakeApi.respondTo('GET /payments/fields', failure(404));
  await page.goto(PAYMENT);
  await expectLogged('GET /payments/fields failed: Request failed with status code 404');
  expect(logged.join()).not.toContain('a-token');
  expect(logged.join()).not.toContain('correct-horse');
});
