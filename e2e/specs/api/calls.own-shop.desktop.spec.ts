import { allowFailedCalls } from '../../stand-in/failed-calls';
import { fails, nothing } from '../../stand-in/answers';
import { expect, test } from '../../stand-in/test';
import { startSignedIn } from '../../support/shopper';
import { signIn } from '../../support/sign-in';

test('[API-01] calls are JSON under /api/v1, with cookies and the store’s domain', async ({
  page,
  standIn,
  standInApi,
}) => {
  await page
    .context()
    .addCookies([{ name: 'visit', value: 'one', url: standInApi.origin, sameSite: 'Lax' }]);
  await page.goto('/login');
  const asked = page.waitForRequest(`${standInApi.origin}/api/v1/users/authorize`);
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await asked;
  await expect(page).toHaveURL('/');
  const [call] = standIn.received('POST /users/authorize');
  const { host } = new URL(page.url());
  expect(call?.headers).toMatchObject({
    'content-type': 'application/json',
    origin: `http://${host}`,
    'x-store-host': host,
  });
  expect(call?.headers.accept).toContain('application/json');
  expect(call?.headers.cookie).toContain('visit=one');
});

test('[API-01] signed out, a GET needs no preflight: it has no header of the shop’s own', async ({
  page,
  standIn,
}) => {
  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  await page.goto('/api-test');
  await expect(page.getByText('Connected', { exact: true })).toBeVisible();
  const { origin } = new URL(page.url());
  const fromBrowser = standIn
    .received('GET /storeInfo')
    .filter(({ headers }) => headers.origin === origin);
  expect(fromBrowser.length).toBeGreaterThan(0);
  for (const { headers } of fromBrowser) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-store-host']).toBeUndefined();
    expect(headers['content-type']).toBeUndefined();
  }
  expect(methods).not.toContain('OPTIONS');
});

test('[API-01] the page server tells the store’s domain, and never who is asking', async ({
  page,
  standIn,
}) => {
  await startSignedIn(page, { token: 'a-token' });
  await page.goto('/products?category=women');
  await expect(page.getByRole('heading', { level: 1, name: 'Women' })).toBeVisible();
  const { host } = new URL(page.url());
  const [call] = standIn.received('GET /products');
  expect(call?.headers.origin).toBeUndefined();
  expect(call?.headers['x-store-host']).toBe(host);
  expect(call?.headers.authorization).toBeUndefined();
  expect(call?.headers.cookie).toBeUndefined();
});

test('[API-01] a call has no timeout: an answer after two minutes is still taken', async ({
  page,
  standIn,
}) => {
  await page.clock.install();
  await startSignedIn(page, { token: 'a-token' });
  const held = standIn.holds('GET /accountInfo');
  await page.goto('/account');
  await expect.poll(() => standIn.received('GET /accountInfo').length).toBe(1);
  await page.clock.runFor(120_000);
  held.release();
  await expect(page.getByText('meera@example.com')).toBeVisible();
  expect(standIn.received('GET /accountInfo')).toHaveLength(1);
});

test('[API-04] every call that fails in the browser is in its log, by method and path', async ({
  page,
  standIn,
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

  standIn.answers('POST /users/authorize', fails(500));
  await page.goto('/login');
  await signIn(page, { email: 'meera@example.com', password: 'correct-horse' });
  await expectLogged('POST /users/authorize failed: Request failed with status code 500');

  await startSignedIn(page, { token: 'a-token' });
  standIn.answers('GET /accountInfo', fails(403));
  await page.goto('/account');
  await expectLogged('GET /accountInfo failed: Request failed with status code 403');

  standIn.answers('GET /orders', nothing);
  await page.goto('/orders');
  await expectLogged('GET /orders failed: Network Error');

  standIn.answers('GET /payments/fields', fails(404));
  await page.goto('/payment?orderId=A1B2-C3D4-E5F6');
  await expectLogged('GET /payments/fields failed: Request failed with status code 404');
  expect(logged.join()).not.toContain('a-token');
  expect(logged.join()).not.toContain('correct-horse');
});
