import {
  brokenJson,
  failure,
  htmlPage,
  noResponse,
  ok,
  type FakeResponse,
} from '../../fake-api/responses';
import { allowFailedCalls } from '../../fake-api/failed-calls';
import { sampleAccount } from '../../fake-api/samples';
import { expect, test } from '../../fake-api/test';
import { overflowingElements } from '../../support/checks/layout';
import { expectBusy, loginLink } from '../../support/pages/auth-forms';
import { startSignedIn, stored } from '../../support/shop/shopper';
import { expectToast } from '../../support/pages/toast';

const UNREADABLE =
  "Failed to load account information: The server's response for the account can't be read: expected an object with an email and a name.";

test.beforeEach(async ({ page, consoleGuard }) => {
  allowFailedCalls(consoleGuard);
  consoleGuard.allow(/The account could not be loaded/);
  await startSignedIn(page, { token: 'a-token' });
});

test('[MAP-07] an account is shown, whether it is sent in data or bare', async ({
  page,
  fakeApi,
}) => {
  for (const [shape, body] of [
    ['in data', { data: sampleAccount() }],
    ['bare', sampleAccount()],
  ] as const) {
    await test.step(`an account that is sent ${shape}`, async () => {
      fakeApi.respondTo('GET /accountInfo', ok(body));
      await page.goto('/account');
      const account = page.getByRole('region', { name: 'Your account' });
      await expect(account).toContainText('Meera Iyer');
      await expect(account).toContainText('meera@example.com');
      await expect(account).toContainText('January 5, 2024');
    });
  }
});

test('[ACCT-01] the sign-up date is the date in India', async ({ page, fakeApi }) => {
  const lateInUtc = sampleAccount({ createdAt: '2024-01-04T20:00:00.000Z' });
  fakeApi.respondTo('GET /accountInfo', ok(lateInUtc));
  await page.goto('/account');
  const since = page.getByRole('definition').filter({ hasText: 'January 5, 2024' });
  await expect(since).toHaveText('January 5, 2024');
  await expect(page.getByRole('term')).toHaveText(['Name', 'Email', 'Member Since']);
});

test('[ACCT-01] missing account details are labelled, and a very long name fits the page @phone', async ({
  page,
  fakeApi,
}) => {
  const firstName = 'Nebuchadnezzar'.repeat(5);
  fakeApi.respondTo('GET /accountInfo', jsonText({ firstName, createdAt: 'not a date' }));
  await page.goto('/account');
  const account = page.getByRole('region', { name: 'Your account' });
  await expect(account).toContainText(firstName);
  await expect(account).toContainText('Not given');
  await expect(account).toContainText('Not available');
  expect(await overflowingElements(page)).toEqual([]);
});

test('[ACCT-03] the account page shows its loading state, then the account', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('GET /accountInfo');
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText('Loading your account');
  await expect(main.getByRole('heading', { level: 1, name: 'Account Details' })).toBeVisible();
  held.release();
  await expect(main.getByText('Meera Iyer')).toBeVisible();
  await expect(main.getByText('Loading your account')).toBeHidden();
});

const FAILURES: [what: string, response: FakeResponse, message: string][] = [
  [
    'a 500, whatever its message',
    failure(500, 'Out of order.'),
    'Failed to load account information (Status: 500)',
  ],
  ['no response', noResponse, 'Failed to load account information (No response received)'],
  ['invalid JSON', brokenJson, UNREADABLE],
  ['an HTML page', htmlPage, UNREADABLE],
];

test('[ACCT-04] a failed request for the account is shown in a panel and a toast, and a retry shows the account', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response, message] of FAILURES) {
    await test.step(what, async () => {
      fakeApi.respondTo('GET /accountInfo', response);
      await page.goto('/account');
      const panel = page.getByRole('main').getByRole('alert');
      await expect(panel).toContainText(message);
      await expectToast(page, 'Error', message);
      await expect(page.getByRole('region', { name: 'Your account' })).toBeHidden();

      fakeApi.respondTo('GET /accountInfo', ok(sampleAccount()));
      await panel.getByRole('button', { name: 'Try Again' }).click();
      await expect(page.getByRole('main').getByText('Meera Iyer')).toBeVisible();
      await expect(panel).toBeHidden();
    });
  }
});

test('[ACCT-04] a failure without status, response and message asks for a refresh', async ({
  page,
}) => {
  await page.addInitScript(() => {
    XMLHttpRequest.prototype.send = () => {
      throw new Error('');
    };
  });
  await page.goto('/account');
  const text = 'Failed to load account information. Please refresh the page to try again.';
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
  await expectToast(page, 'Error', text);
});

test('[ACCT-04] a failed retry is reported again, and the other actions remain', async ({
  page,
  fakeApi,
}) => {
  fakeApi.respondTo('GET /accountInfo', failure(500));
  await page.goto('/account');
  const main = page.getByRole('main');
  await expectToast(page, 'Error', 'Failed to load account information (Status: 500)');
  fakeApi.respondTo('GET /accountInfo', failure(503));
  await main.getByRole('button', { name: 'Try Again' }).click();
  await expectToast(page, 'Error', 'Failed to load account information (Status: 503)');
  await expect(main.getByRole('link', { name: /My Orders/ })).toHaveAttribute('href', '/orders');
  await expect(main.getByRole('button', { name: 'Sign Out' })).toBeVisible();
});

const SIGN_OUTS: [what: string, response: FakeResponse, title: string, message: string][] = [
  ['a 404', failure(404), 'Logged out', 'You have been logged out successfully.'],
  ['a 401', failure(401), 'Logged out', 'You have been logged out successfully.'],
  ['a 500', failure(500), 'Error', 'Failed to log out properly.'],
  ['no response', noResponse, 'Error', 'Failed to log out properly.'],
];

test('[AUTH-04] a sign-out reports its result, and the shopper is signed out whatever the response', async ({
  page,
  fakeApi,
}) => {
  test.slow();
  for (const [what, response, title, message] of SIGN_OUTS) {
    await test.step(what, async () => {
      await startSignedIn(page, { token: 'a-token' });
      fakeApi.respondTo('POST /users/logout', response);
      await page.goto('/account');
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await expectToast(page, title, message);
      await expect(page).toHaveURL('/');
      await expect(loginLink(page)).toBeVisible();
      expect(await stored(page, 'authToken')).toBeNull();
      const [call] = fakeApi.requestsTo('POST /users/logout');
      expect(call?.headers.authorization).toBe('Bearer a-token');
    });
  }
});

test('[AUTH-01] while a sign-out waits for its response the button is busy, and the shopper is signed out already', async ({
  page,
  fakeApi,
}) => {
  const held = fakeApi.hold('POST /users/logout');
  await page.goto('/account');
  const button = page.getByRole('button', { name: 'Sign Out' });
  await button.click();
  await expectBusy(button);
  await button.click({ force: true });
  expect(await stored(page, 'authToken')).toBeNull();
  held.release();
  await expect(page).toHaveURL('/');
  expect(fakeApi.requestsTo('POST /users/logout')).toHaveLength(1);
});

/** A response without required fields, which the contracts don't allow. */
function jsonText(body: unknown): FakeResponse {
  return { kind: 'text', status: 200, text: JSON.stringify(body), type: 'application/json' };
}
