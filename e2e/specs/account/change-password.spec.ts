import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/checks/axe';
import { expectToast } from '../../support/pages/toast';
import { signIn } from '../../support/pages/auth-forms';
import { startSignedIn } from '../../support/shop/shopper';
import { expect, test } from '../../support/test';

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByRole('textbox', { name: 'Current password' }).fill(current);
  await form.getByRole('textbox', { name: 'New password', exact: true }).fill(next);
  await form.getByRole('textbox', { name: 'Confirm new password' }).fill(next);
  await form.getByRole('button', { name: 'Save Password' }).click();
}

test('[RECO-06] a changed password signs the other devices out, and keeps this one @phone', async ({
  page,
  customer,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/ 400 /, /status code 400/, /The password could not be changed/);
  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await otherPage.goto('/login');
  await signIn(otherPage, customer);
  await expect(otherPage).toHaveURL('/');

  await startSignedIn(page, customer);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change Password' }).click();
  const current = page.getByRole('textbox', { name: 'Current password' });
  await expect(current).toBeFocused();
  await expectAccessible(page);
  await changePassword(page, 'wrong-horse', 'quiet-harbour-9');
  await expect(current).toHaveAccessibleDescription('The current password is wrong');
  await expect(current).toBeFocused();
  await changePassword(page, customer.password, 'quiet-harbour-9');
  await expectToast(page, 'Password changed', 'All other devices are signed out.');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);

  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL('/login');
  await signIn(otherPage, { email: customer.email, password: 'quiet-harbour-9' });
  await expect(otherPage).toHaveURL('/account');
  await other.close();
});
