import type { Page } from '@playwright/test';
import { newShopper } from '../../support/api/customers';
import { mailedLink } from '../../support/api/mailbox';
import { expectToast } from '../../support/pages/toast';
import { signIn } from '../../support/pages/auth-forms';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

const NEW_PASSWORD = 'quiet-harbour-9';

/** Requests a link by the form on the page; returns the page's message, without the email. */
async function requestResetLink(page: Page, email: string): Promise<string> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send Link' }).click();
  const message = page.getByRole('main').getByRole('status').filter({ hasText: email });
  await expect(message).toBeVisible();
  return (await message.innerText()).replace(email, '…');
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password);
  await page.getByRole('button', { name: 'Set New Password' }).click();
}

test('[RECO-01] [RECO-03] [RECO-04] [RECO-05] [RECO-10] a forgotten password is replaced by a mailed link, once @phone @smoke', async ({
  page,
  api,
  customer,
  browser,
  consoleGuard,
}) => {
  test.slow();
  consoleGuard.allow(/ 400 /, /status code 400/, /The password could not be set/);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await startSignedIn(otherPage, customer);

  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  const unknown = await requestResetLink(page, newShopper().email);
  await page.getByRole('button', { name: 'Use another address' }).click();
  expect(await requestResetLink(page, customer.email)).toBe(unknown);

  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const link = await mailedLink(api, customer.email, '/reset-password');
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  const password = page.getByRole('textbox', { name: 'New password', exact: true });
  await setPassword(page, 'short');
  await expect(password).toHaveAccessibleDescription(/at least 8 characters/);
  await setPassword(page, 'password123');
  await expect(password).toHaveAccessibleDescription(/most common/);
  await expect(password).toBeFocused();
  await setPassword(page, NEW_PASSWORD);
  await expectToast(
    page,
    'Password changed',
    'All devices are signed out. Sign in with your new password.',
  );
  await expect(page).toHaveURL('/login');
  const [, token = 'none'] = link.split('=');
  expect(requested.filter((url) => new URL(url).search.includes(token))).toEqual([]);

  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL('/login');
  await other.close();
  await signIn(page, { email: customer.email, password: NEW_PASSWORD });
  await expect(page).toHaveURL('/');

  await page.goto(link);
  await setPassword(page, 'another-password-1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This link can’t be used');
  await page.getByRole('link', { name: 'Ask for a New Link' }).click();
  await expect(page).toHaveURL('/forgot-password');
});
