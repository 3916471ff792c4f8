import type { Page } from '@playwright/test';
import type { FakeApi } from '../../fake-api/fake-api';
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
import { expectInteractive } from '../../support/checks/hydration';
import { accountLink, expectBusy, loginForm, signIn } from '../../support/pages/auth-forms';
import { store, stored } from '../../support/shop/shopper';
import { expectToast } from '../../support/pages/toast';

const CREDENTIALS = { email: 'meera@example.com', password: 'correct-horse' };
const CHECK_CREDENTIALS = 'Failed to login. Please check your credentials.';
const NO_TOKEN = 'Authentication failed: Token is missing in the response';

test.beforeEach(({ consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The sign-in failed/);
});

const FAILURES: [what: string, response: FakeResponse, message: string][] = [
  ['the server’s message', failure(401, 'This account is locked.'), 'This account is locked.'],
  ['a 500 without a message', failure(500), CHECK_CREDENTIALS],
  ['a blank message', failure(401, '  '), CHECK_CREDENTIALS],
  ['a message that isn’t text', failure(400, undefined, { error: { code: 7 } }), CHECK_CREDENTIALS],
  ['the page of a gateway', badGateway, CHECK_CREDENTIALS],
  ['no response', noResponse, 'No response from server. Please try again later.'],
];

const WITHOUT_TOKEN: [what: string, response: FakeResponse][] = [
  ['an empty object', ok({})],
  ['a blank token', ok({ token: ' ' })],
  ['invalid JSON', brokenJson],
  ['an HTML page', htmlPage],
];

/** Signs in; expects a toast with the message, and that the form keeps its input. */
async function expectFailedSignIn(page: Page, message: string): Promise<void> {
  await page.goto('/login');
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Error', message);
  await expect(page).toHaveURL('/login');
  const { email, password } = loginForm(page);
  await expect(email).toHaveValue(CREDENTIALS.email);
  await expect(password).toHaveValue(CREDENTIALS.password);
  expect(await stored(page, 'authToken')).toBeNull();
}

/** Presses the button again, and expects that the shopper is signed in. */
async function expectRetryToSignIn(page: Page, fakeApi: FakeApi): Promise<void> {
  fakeApi.respondTo('POST /users/authorize', ok({ token: 'a-token' }));
  await loginForm(page).button.click();
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'authToken')).toBe('a-token');
}

test('[LOGIN-06] a failed sign-in is shown in a toast, the form keeps its input, and a retry signs in', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response, message] of FAILURES) {
    await test.step(what, async () => {
      fakeApi.respondTo('POST /users/authorize', response);
      await expectFailedSignIn(page, message);
    });
  }
  await expectRetryToSignIn(page, fakeApi);
});

test('[LOGIN-05] a response without a token is a failed sign-in, and a retry signs in', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response] of WITHOUT_TOKEN) {
    await test.step(what, async () => {
      fakeApi.respondTo('POST /users/authorize', response);
      await expectFailedSignIn(page, NO_TOKEN);
    });
  }
  await expectRetryToSignIn(page, fakeApi);
});

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
  expect(await stored(page, 'authToken')).toBe('a-token');
});

test('[LOGIN-04] after the sign-in the page that the shopper came from opens, at first without its data', async ({
  page,
  fakeApi,
}) => {
  const orders = fakeApi.hold('GET /orders');
  await page.goto('/orders');
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Success!', 'Logged in successfully.');
  await expect(page).toHaveURL('/orders');
  await expect(page.getByText('Loading your orders')).toBeAttached();
  orders.release();
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
  // A page that is still starting would find the session, and redirect from the sign-in.
  await expectInteractive(page);
  await store(page, 'authToken', 'of-another-tab');
  await signIn(page, CREDENTIALS);
  await expectToast(page, 'Error', 'Failed to login. Please check your credentials.');
  expect(await stored(page, 'authToken')).toBe('of-another-tab');
});

test('[AUTH-02] calls carry the token when there is one, and none otherwise', async ({
  page,
  fakeApi,
}) => {
  await page.goto('/api-test');
  await expect(page.getByText('Connected')).toBeVisible();
  const signedOut = fakeApi.requestsTo('GET /storeInfo');
  expect(signedOut).not.toHaveLength(0);
  for (const { headers } of signedOut) expect(headers.authorization).toBeUndefined();

  await store(page, 'authToken', 'a-token');
  await page.goto('/products?category=women');
  await accountLink(page).click();
  await page.getByRole('link', { name: 'My Orders Follow' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
  for (const call of ['GET /accountInfo', 'GET /orders'] as const) {
    const token = () => fakeApi.requestsTo(call)[0]?.headers.authorization;
    await expect.poll(token, call).toBe('Bearer a-token');
  }
});
