import type { AuthorizeResponse } from '@storefront/host/contracts/api';
import { API_PREFIX, apiPaths } from '@storefront/host/contracts';
import { newShopper } from '../../support/api/customers';
import { startSignedIn, stored } from '../../support/shop/shopper';
import { API_ORIGIN } from '../../support/settings';
import { expectHeaderInteractive } from '../../support/checks/hydration';
import {
  accountLink,
  loginLink,
  register,
  registerForm,
  signIn,
} from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[LOGIN-03] signing in sends email and password and stores the token under auth_token @smoke', async ({
  page,
  regular,
}) => {
  await page.goto('/login');
  const sent = page.waitForRequest(API_ORIGIN + API_PREFIX + apiPaths.authorize);
  await signIn(page, regular);
  const request = await sent;
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toMatchObject({
    email: regular.email,
    password: regular.password,
  });
  const { token } = (await (await request.response())?.json()) as AuthorizeResponse;
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(token);
});

test('[LOGIN-04] signing in leads back to the page that the shopper came from', async ({
  page,
  catalogue,
  regular,
}) => {
  const list = `${catalogue.large.path}&page=2`;
  await page.goto(list);
  // Before hydration, the link loads a document, which doesn't know where the shopper came from.
  await expectHeaderInteractive(page);
  await loginLink(page).click();
  await signIn(page, regular);
  await expectToast(page, 'Success!', 'Logged in successfully.');
  await expect(page).toHaveURL(list);
});

test('[LOGIN-02] an invalid email and a short password have their messages, and nothing is sent', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/login');
  await signIn(page, { email: 'meera@', password: 'short' });
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  expect(calls).toEqual([]);
});

test('[LOGIN-06] an unknown email shows the server’s message', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/401/, /The sign-in failed/);
  await page.goto('/login');
  await signIn(page, newShopper());
  await expectToast(page, 'Error', 'Invalid email or password');
  await expect(page).toHaveURL('/login');
});

test('[REG-04] registering sends the email trimmed and lowercased, the password once', async ({
  page,
}) => {
  const shopper = newShopper();
  await page.goto('/register');
  const sent = page.waitForRequest(API_ORIGIN + API_PREFIX + apiPaths.register);
  await register(page, { ...shopper, email: `  ${shopper.email.toUpperCase()} ` });
  expect((await sent).postDataJSON()).toEqual({
    email: shopper.email,
    password: shopper.password,
    firstName: shopper.firstName,
    lastName: shopper.lastName,
  });
});

test('[REG-05] registering confirms, goes home and doesn’t sign in @smoke', async ({ page }) => {
  const shopper = newShopper();
  await page.goto('/register');
  await register(page, shopper);
  await expectToast(page, 'Success!', 'Account created successfully. You can now log in.');
  await expect(page).toHaveURL('/');
  await expect(loginLink(page)).toBeVisible();
  expect(await stored(page, 'authToken')).toBeNull();
});

test('[REG-06] an email that has an account already shows the server’s message', async ({
  page,
  regular,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/, /The registration failed/);
  await page.goto('/register');
  await register(page, regular);
  await expectToast(page, 'Registration Error', 'An account with this email already exists');
  await expect(registerForm(page).email).toHaveValue(regular.email);
});

test('[AUTH-02] calls carry the stored token', async ({ page, regular }) => {
  await startSignedIn(page, regular);
  const sent = page.waitForRequest(
    (request) =>
      request.url().startsWith(API_ORIGIN + API_PREFIX + apiPaths.orders) &&
      request.method() === 'GET',
  );
  await page.goto('/orders');
  expect(await (await sent).headerValue('authorization')).toBe(`Bearer ${regular.token}`);
});

test('[AUTH-04] signing out removes the token and shows a toast', async ({ page, customer }) => {
  await startSignedIn(page, customer);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Logged out', 'You have been logged out successfully.');
  await expect(page).toHaveURL('/');
  expect(await stored(page, 'authToken')).toBeNull();
});

test('[ACCT-01] the account shows name, email and the sign-up date', async ({ page, regular }) => {
  await startSignedIn(page, regular);
  await page.goto('/account');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Account Details' })).toBeVisible();
  await expect(main.getByText('Meera Iyer')).toBeVisible();
  await expect(main.getByText(regular.email, { exact: true })).toBeVisible();
  await expect(main.getByText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
});

for (const remembered of [true, false]) {
  const title = remembered
    ? '[LOGIN-01] with Remember me the sign-in outlives the browser'
    : '[LOGIN-01] without Remember me the sign-in ends with the browser';
  test(title, async ({ page, context, regular }) => {
    await page.goto('/login');
    await page.getByLabel('Remember me').setChecked(remembered);
    await signIn(page, regular);
    await expect(page).toHaveURL('/');
    await page.reload();
    const header = page.getByRole('banner');
    await expect(accountLink(page)).toBeVisible();

    // A closed browser deletes session cookies and keeps its storage.
    await context.clearCookies();
    await page.reload();
    await expect(
      header.getByRole('link', { name: remembered ? 'My Account' : 'Login' }),
    ).toBeVisible();
  });
}
