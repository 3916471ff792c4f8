import {
  badGateway,
  brokenJson,
  failure,
  htmlPage,
  noResponse,
  ok,
  type FakeResponse,
} from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { expect, test } from '../../fake-api/test';
import { expectBusy, loginForm, loginLink } from '../../support/pages/auth-forms';
import { stored } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/sign-in';
import { expectToast } from '../../support/pages/toast';

const CREDENTIALS = { email: 'meera@example.com', password: 'correct-horse' };
const CHECK_CREDENTIALS = 'Failed to login. Please check your credentials.';
const NO_TOKEN = 'Authentication failed: Token is missing in the response';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The sign-in failed/);
});

const FAILURES: { row: string; what: string; response: FakeResponse; says: string }[] = [
  {
    row: 'LOGIN-06',
    what: 'the server’s words',
    response: failure(401, 'This account is locked.'),
    says: 'This account is locked.',
  },
  {
    row: 'LOGIN-06',
    what: 'a 500 without a message',
    response: failure(500),
    says: CHECK_CREDENTIALS,
  },
  { row: 'LOGIN-06', what: 'a blank error', response: failure(401, '  '), says: CHECK_CREDENTIALS },
  {
    row: 'LOGIN-06',
    what: 'an error that is no text',
    response: failure(400, undefined, { error: { code: 7 } }),
    says: CHECK_CREDENTIALS,
  },
  {
    row: 'LOGIN-06',
    what: 'a page of a gateway',
    response: badGateway,
    says: CHECK_CREDENTIALS,
  },
  {
    row: 'LOGIN-06',
    what: 'nothing',
    response: noResponse,
    says: 'No response from server. Please try again later.',
  },
  { row: 'LOGIN-05', what: 'a response without a token', response: ok({}), says: NO_TOKEN },
  { row: 'LOGIN-05', what: 'a blank token', response: ok({ token: ' ' }), says: NO_TOKEN },
  { row: 'LOGIN-05', what: 'broken JSON', response: brokenJson, says: NO_TOKEN },
  { row: 'LOGIN-05', what: 'a page in place of JSON', response: htmlPage, says: NO_TOKEN },
];

for (const { row, what, response, says } of FAILURES) {
  test(`[${row}] ${what}: a toast shows the failure, and the form keeps its input`, async ({
    page,
    fakeApi,
  }) => {
    fakeApi.respondTo('POST /users/authorize', response);
    await page.goto('/login');
    await signIn(page, CREDENTIALS);
    await expectToast(page, 'Error', says);
    await expect(page).toHaveURL('/login');
    const { email, password, button } = loginForm(page);
    await expect(email).toHaveValue(CREDENTIALS.email);
    await expect(password).toHaveValue(CREDENTIALS.password);
    expect(await stored(page, 'authToken')).toBeNull();

    fakeApi.respondTo('POST /users/authorize', ok({ token: 'a-token' }));
    await button.click();
    await expect(page).toHaveURL('/');
    expect(await stored(page, 'authToken')).toBe('a-token');
  });
}

test('[LOGIN-06] a failure without request and response is shown with its own message', async ({
  page,
  fakeApi,
}) => {
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new Error('Blocked by an extension');
    };
  });
  await page.goto('/login');
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Error', 'Blocked by an extension');
  expect(fakeApi.requestsTo('POST /users/authorize')).toEqual([]);
});

test('[AUTH-01] while a sign-in is pending the button is busy, and pressing again sends nothing', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /users/authorize');
  await page.goto('/login');
  await signIn(page, CREDENTIALS);
  const { email, button } = loginForm(page);
  await expectBusy(button);
  await button.click({ force: true });
  await email.press('Enter');
  await email.press('Enter');
  held.release();
  await expect(page).toHaveURL('/');
  expect(fakeApi.requestsTo('POST /users/authorize')).toHaveLength(1);
});

test('[LOGIN-03] Enter, pressed twice, sends email and password once', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/login');
  const { email, password } = loginForm(page);
  await email.fill(' meera@example.com ');
  await password.fill(' two words ');
  await password.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  const calls = fakeApi.requestsTo('POST /users/authorize');
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'meera@example.com', password: ' two words ' },
  ]);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe('a-token');
});

test('[LOGIN-04] until the next page is loaded, the form stays busy and keeps its input', async ({
  page,
  fakeApi,
}) => {
  const orders = fakeApi.hold('GET /orders');
  await page.goto('/orders');
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Success!', 'Logged in successfully.');
  const { email, button } = loginForm(page);
  await expectBusy(button);
  await expect(email).toHaveValue(CREDENTIALS.email);
  orders.release();
  await expect(page).toHaveURL('/orders');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  expect(fakeApi.requestsTo('POST /users/authorize')).toHaveLength(1);
});

test('[LOGIN-03] after a reload during a sign-in the form works', async ({ page, fakeApi }) => {
  fakeApi.hold('POST /users/authorize');
  await page.goto('/login');
  await signIn(page, CREDENTIALS);
  await expectBusy(loginForm(page).button);
  await page.reload();
  fakeApi.respondTo('POST /users/authorize', ok({ token: 'later' }));
  await signIn(page, CREDENTIALS);
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'authToken')).toBe('later');
});

test('[AUTH-03] a failed sign-in doesn’t end a session that another tab started meanwhile', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('POST /users/authorize', failure(401));
  await page.goto('/login');
  await expect(loginForm(page).form).toBeVisible();
  await page.evaluate(() => localStorage.setItem('auth_token', 'of-another-tab'));
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Error', 'Failed to login. Please check your credentials.');
  expect(await stored(page, 'authToken')).toBe('of-another-tab');
});

test('[AUTH-02] calls carry the token when there is one, and none otherwise', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/api-test');
  await expect(loginLink(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('auth_token', 'a-token'));
  await page.goto('/products?category=women');
  await page.getByRole('banner').getByRole('link', { name: 'My Account' }).click();
  await page.getByRole('link', { name: 'My Orders Follow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  for (const call of ['GET /accountInfo', 'GET /orders'] as const) {
    const [received] = fakeApi.requestsTo(call);
    expect(received?.headers.authorization, call).toBe('Bearer a-token');
  }
  const signedOut = fakeApi.requestsTo('GET /storeInfo');
  expect(signedOut.map(({ headers }) => headers.authorization)).not.toContain('Bearer a-token');
});
