import { startSignedIn, store } from '../../support/shop/shopper';
import { signIn } from '../../support/pages/auth-forms';
import { expect, test } from '../../support/test';
import { expectToast } from '../../support/pages/toast';

test('[ACCT-05] another device is listed, and signed out @phone', async ({
  page,
  customer,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  const other = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const otherPage = await other.newPage();
  await otherPage.goto('/login');
  await signIn(otherPage, customer);
  await expect(otherPage).toHaveURL('/');

  await startSignedIn(page, customer);
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(devices.getByText(/^Last used: [A-Z][a-z]+ \d{1,2}, \d{4}$/)).toBeVisible();
  await devices.getByRole('button', { name: 'Sign out Firefox on Windows' }).click();
  await expectToast(page, 'Signed out', 'Firefox on Windows is signed out.');
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(devices.getByRole('heading')).toBeFocused();

  await otherPage.goto('/account');
  await expect(otherPage).toHaveURL('/login');
  await other.close();
});

test('[ACCT-05] all other devices are signed out at once, this one stays signed in', async ({
  page,
  customer,
  consoleGuard,
}) => {
  consoleGuard.allow(/401/);
  await page.goto('/login');
  await signIn(page, customer);
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  const devices = page.getByRole('region', { name: 'Signed-in devices' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expectToast(page, 'Signed out', 'All other devices are signed out.');
  await expect(devices.getByRole('listitem')).toHaveText([/This device/]);

  await store(page, 'authToken', customer.token);
  await page.goto('/account');
  await expect(page).toHaveURL('/login');
});
