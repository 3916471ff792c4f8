import { apiPaths, API_PREFIX } from '@storefront/host/contracts';
import { newShopper } from '../../support/api/customers';
import { accountLink, register, registerForm, signIn } from '../../support/pages/auth-forms';
import { API_ORIGIN } from '../../support/settings';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

const WAIT = /^Too many failed sign-ins\. Please try again in (1 minute|\d+ seconds?)\.$/;

test('[LOGIN-07] after ten failed sign-ins the form says how long to wait, and a known device gets in @phone', async ({
  page,
  request,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/401|429/, /The sign-in failed/);
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page).toHaveURL('/');
  const cookies = await page.context().cookies(API_ORIGIN + API_PREFIX + apiPaths.authorize);
  await accountLink(page).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL('/');

  for (let guess = 0; guess < 10; guess += 1) {
    const response = await request.post(API_ORIGIN + API_PREFIX + apiPaths.authorize, {
      data: { email: customer.email, password: 'wrong-horse' },
    });
    expect(response.status()).toBe(401);
  }
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page.getByRole('form').getByRole('status')).toHaveText(WAIT);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText(WAIT)).toBeVisible();

  await page.context().addCookies(cookies);
  await signIn(page, customer);
  await expect(page).toHaveURL('/');
});

test('[REG-07] a password that the API refuses is reported at the field, and another one is accepted @phone', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/400/, /The registration failed/);
  const shopper = newShopper();
  await page.goto('/register');
  const { password } = registerForm(page);
  for (const [refused, reason] of [
    ['short-7', /Password must be at least 8 characters/],
    ['Password123', /This password is one of the most common ones; choose another/],
  ] as const) {
    await register(page, { ...shopper, password: refused });
    await expect(password).toHaveAccessibleDescription(reason);
    await expect(password).toBeFocused();
  }
  await register(page, shopper);
  await expectToast(page, 'Success!', 'Account created successfully. You can now log in.');
});
